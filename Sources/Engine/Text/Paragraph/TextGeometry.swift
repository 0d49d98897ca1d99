package import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The positions of the characters of a text, for carets and selections. Offsets count UTF-16 units; positions are in
/// points from the text's top left corner.
package struct TextGeometry {
    /// A line of the laid out text.
    package struct Line {
        /// From the first unit of the line to the first of the next line, or the end of the text.
        package var range: Range<Int>
        /// The last caret position on this line: before a line separator or the space at which the line was broken.
        package var lastCaret: Int
        /// Points from the top of the text to that of the line.
        package var top: Double
        /// Points from the top of the text to the bottom of the line; the next one may begin further down.
        package var bottom: Double
        /// The caret position on a line without characters.
        var emptyX: Double
        var cells: [Cell] = []
    }

    /// A user-perceived character, or several in one glyph.
    struct Cell {
        var range: Range<Int>
        var x: Double
        var width: Double
        var isRightToLeft: Bool

        func x(at offset: Int) -> Double {
            let share = range.isEmpty ? 0 : Double(offset - range.lowerBound) / Double(range.count)
            return isRightToLeft ? x + width * (1 - share) : x + width * share
        }
    }

    /// From the top; an empty text has one line.
    package private(set) var lines: [Line] = []
    /// The length of the text, in UTF-16 units.
    package let length: Int

    init(_ drawing: LineDrawing) {
        let text = drawing.text
        length = text.text.count
        let all = drawing.lines.lines
        for (index, line) in all.enumerated() {
            let next = index + 1 < all.count ? all[index + 1].content.lowerBound : text.clusters.count
            lines.append(TextGeometry.line(line, upTo: next, isLast: index + 1 == all.count, drawing))
        }
    }

    private static func line(_ line: TextLine, upTo next: Int, isLast: Bool, _ drawing: LineDrawing) -> Line {
        let text = drawing.text
        func start(_ cluster: Int) -> Int {
            cluster < text.clusters.count ? Int(text.clusters[cluster].start) : text.text.count
        }
        let baseline = drawing.heights.baseline(of: line)
        let range = start(line.content.lowerBound)..<start(max(next, line.content.lowerBound))
        var last = range.upperBound
        if !isLast, last > range.lowerBound { last -= 1 }
        var result = Line(range: range, lastCaret: last, top: baseline - line.ascent, bottom: baseline + line.descent,
                          emptyX: drawing.start(of: line))
        var pen = drawing.start(of: line)
        func add(_ cluster: Int, piece: ShapedText.Piece) {
            let end = cluster + 1 < piece.clusters.upperBound ? Int(text.clusters[cluster + 1].start) : piece.end
            let width = text.clusters[cluster].advance * drawing.lines.tightening
            result.cells.append(Cell(range: start(cluster)..<end, x: pen, width: width,
                                     isRightToLeft: piece.isRightToLeft))
            pen += width
        }
        let parts = drawing.parts(of: line)
        for place in Unicode16.visualOrder(parts.map(\.level)) {
            guard let index = parts[place].piece else { continue }
            let piece = text.pieces[index], clusters = parts[place].clusters
            if piece.isRightToLeft { for cluster in clusters.reversed() { add(cluster, piece: piece) } }
            else { for cluster in clusters { add(cluster, piece: piece) } }
        }
        // Spaces at the line's end hang over it, on the trailing side of the text direction.
        let hanging = max(line.content.upperBound, line.content.lowerBound)..<max(next, line.content.upperBound)
        if text.baseLevel & 1 == 1 { pen = drawing.start(of: line) }
        for cluster in hanging {
            let piece = text.pieces[Int(text.clusters[cluster].piece)]
            if text.baseLevel & 1 == 1 {
                let width = text.clusters[cluster].advance
                pen -= width
                let end = cluster + 1 < text.clusters.count ? Int(text.clusters[cluster + 1].start) : text.text.count
                result.cells.append(Cell(range: start(cluster)..<end, x: pen, width: width, isRightToLeft: true))
            } else {
                add(cluster, piece: piece)
            }
        }
        return result
    }

    /// The line with the caret position `offset`.
    package func line(at offset: Int) -> Int {
        for (index, line) in lines.enumerated() where offset < line.range.upperBound || index == lines.count - 1 {
            return index
        }
        return 0
    }

    private func x(_ offset: Int, on line: Line) -> Double {
        if let cell = line.cells.first(where: { $0.range.contains(offset) }) { return cell.x(at: offset) }
        if let cell = line.cells.first(where: { $0.range.upperBound == offset }) { return cell.x(at: offset) }
        return line.emptyX
    }

    /// The zero-width frame of a caret before the character at `offset`.
    package func caret(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[line(at: offset)]
        return CGRect(x: x(offset, on: line), y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// The caret position nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let index = lines.firstIndex { Double(point.y) < $0.bottom } ?? lines.count - 1
        return offset(x: Double(point.x), on: index)
    }

    /// The caret position on a line nearest to `x`.
    package func offset(x: Double, on index: Int) -> Int {
        let line = lines[index]
        var best = (distance: Double.infinity, offset: line.range.lowerBound)
        for cell in line.cells {
            for offset in [cell.range.lowerBound, cell.range.upperBound] where offset <= line.lastCaret {
                let distance = abs(cell.x(at: offset) - x)
                if distance < best.distance { best = (distance, offset) }
            }
        }
        return best.offset
    }

    /// The frames of a selection, line by line; a selection that continues on the next line extends a little past the
    /// line's end.
    package func rectangles(of range: Range<Int>) -> [CGRect] {
        var found: [CGRect] = []
        for line in lines {
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { continue }
            var spans: [(Double, Double)] = []
            for cell in line.cells {
                let covered = part.clamped(to: cell.range)
                if covered.isEmpty { continue }
                let a = cell.x(at: covered.lowerBound), b = cell.x(at: covered.upperBound)
                spans.append((min(a, b), max(a, b)))
            }
            if spans.isEmpty { spans = [(line.emptyX, line.emptyX + 4)] }
            spans.sort { $0.0 < $1.0 }
            var joined: [(Double, Double)] = []
            for span in spans {
                if let last = joined.last, span.0 <= last.1 + 0.01 {
                    joined[joined.count - 1].1 = max(last.1, span.1)
                } else {
                    joined.append(span)
                }
            }
            for (start, end) in joined {
                found.append(CGRect(x: start, y: line.top, width: end - start, height: line.bottom - line.top))
            }
        }
        return found
    }
}

extension TextLayouter {
    /// The positions of the characters in the text laid out in `size`.
    package func geometry(in size: CGSize) -> TextGeometry {
        let lines = lines(width: Double(size.width), height: Double(size.height))
        return TextGeometry(LineDrawing(lines: lines, style: style, size: size,
                                        heights: LineHeights(lines, style: style)))
    }
}
