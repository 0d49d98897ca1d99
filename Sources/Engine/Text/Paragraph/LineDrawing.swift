import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Converts lines to glyph runs and decorations.
struct LineDrawing {
    let lines: TextLines
    let style: TextStyle
    let size: CGSize
    let heights: LineHeights
    private(set) var attachments: [PlacedAttachment] = []
    private(set) var runs: [GlyphRun] = []
    private(set) var decorations: [TextItem.Decoration] = []
    private var collector: RunCollector

    /// `string` is the whole text, if it is one string.
    init(lines: TextLines, style: TextStyle, size: CGSize, heights: LineHeights, string: String? = nil) {
        collector = RunCollector(lines.text.text, string: string)
        self.lines = lines
        self.style = style
        self.size = size
        self.heights = heights
    }

    var text: ShapedText { lines.text }

    /// A part of one line with one direction.
    struct Part {
        /// nil for the ellipsis.
        var piece: Int?
        var clusters: Range<Int>
        var level: UInt8
    }

    /// The drawings by line, from the top.
    mutating func drawingsByLine() -> [TextLineDrawing] {
        lines.lines.map { line in
            let start = (runs.count, decorations.count, attachments.count)
            draw(line)
            return TextLineDrawing(
                origin: CGPoint(x: self.start(of: line), y: heights.baseline(of: line)), width: line.width,
                ascent: line.ascent, descent: line.descent, runs: Array(runs[start.0...]),
                decorations: Array(decorations[start.1...]), attachments: Array(attachments[start.2...]),
                isTruncated: line.isCut)
        }
    }

    mutating func draw(_ line: TextLine) {
        var pen = start(of: line)
        let baseline = heights.baseline(of: line)
        var drawer = DecorationDrawing(line: line, baseline: baseline, scale: style.displayScale)
        if text.isLeftToRight {
            let text = text
            Self.forEachPart(of: line.content, in: text) {
                draw($0, of: line, at: &pen, baseline: baseline, &drawer)
            }
            if line.isCut {
                draw(Part(piece: nil, clusters: 0..<0, level: 0), of: line, at: &pen, baseline: baseline, &drawer)
                Self.forEachPart(of: line.tail, in: text) {
                    draw($0, of: line, at: &pen, baseline: baseline, &drawer)
                }
            }
        } else {
            let parts = self.parts(of: line)
            for index in Unicode16.visualOrder(parts.map(\.level)) {
                draw(parts[index], of: line, at: &pen, baseline: baseline, &drawer)
            }
        }
        collector.close(into: &runs)
        drawer.finish(into: &decorations)
    }

    private mutating func draw(_ part: Part, of line: TextLine, at pen: inout Double, baseline: Double,
                               _ drawer: inout DecorationDrawing) {
        let from = pen
        if let piece = part.piece {
            draw(piece, part.clusters, of: line, at: &pen, baseline: baseline)
            drawer.add(text.runs[text.pieces[piece].run].appearance, from: from, to: pen)
        } else if let ellipsis = lines.ellipsis {
            draw(ellipsis, at: &pen, baseline: baseline)
            drawer.add(text.runs[ellipsis.run].appearance, from: from, to: pen)
        }
    }

    /// The start of the line, by the alignment. Hanging spaces are ignored.
    func start(of line: TextLine) -> Double {
        let available = Double(size.width) - line.width
        return switch style.alignment {
        case .leading: style.isRightToLeft ? available : 0
        case .center: available / 2
        case .trailing: style.isRightToLeft ? 0 : available
        }
    }

    /// The attributes of the first letters, or of the ellipsis if no letter fits; nil for an empty line.
    func firstAppearance(of line: TextLine) -> TextAppearance? {
        guard let first = parts(of: line).first else { return nil }
        return (first.piece.map { text.pieces[$0].run } ?? lines.ellipsis?.run).map { text.runs[$0].appearance }
    }

    /// The parts of a line in logical order.
    func parts(of line: TextLine) -> [Part] {
        var parts: [Part] = []
        Self.forEachPart(of: line.content, in: text) { parts.append($0) }
        if line.isCut {
            let neighbour = parts.last?.level ?? text.baseLevel
            parts.append(Part(piece: nil, clusters: 0..<0, level: min(neighbour, text.baseLevel)))
            Self.forEachPart(of: line.tail, in: text) { parts.append($0) }
        }
        return parts
    }

    private static func forEachPart(of clusters: Range<Int>, in text: ShapedText, _ body: (Part) -> Void) {
        var cluster = clusters.lowerBound
        while cluster < clusters.upperBound {
            let index = Int(text.clusters[cluster].piece)
            let end = min(text.pieces[index].clusters.upperBound, clusters.upperBound)
            body(Part(piece: index, clusters: cluster..<end, level: text.pieces[index].level))
            cluster = end
        }
    }

    private mutating func draw(
        _ index: Int, _ clusters: Range<Int>, of line: TextLine, at pen: inout Double, baseline: Double
    ) {
        let piece = text.pieces[index]
        if !collector.isContinued(by: piece) {
            collector.close(into: &runs)
            let run = text.runs[piece.run], appearance = run.appearance
            if appearance.hasAttachment, let attachment = appearance.attachment {
                let top = baseline - appearance.baselineOffset + attachment.baselineOffset
                    - Double(attachment.size.height)
                let frame = CGRect(origin: CGPoint(x: pen, y: top), size: attachment.size)
                attachments.append(PlacedAttachment(attachment: attachment, frame: frame,
                                                    paint: appearance.attributes.foreground,
                                                    style: appearance.attributes.style))
                pen += text.width(clusters)
                return
            }
            collector.open(piece.run, appearance, piece.set, isRightToLeft: piece.isRightToLeft,
                           count: min(line.content.count + line.tail.count, run.range.count))
        }
        collector.add(piece, clusters, of: text, at: &pen, baseline: baseline, tightening: lines.tightening)
    }

    private mutating func draw(_ ellipsis: Ellipsis, at pen: inout Double, baseline: Double) {
        let appearance = text.runs[ellipsis.run].appearance
        collector.close(into: &runs)
        collector.open(ellipsis.run, appearance, ellipsis.set, isRightToLeft: false, count: 1, isOmission: true)
        let advance = ellipsis.width * lines.tightening
        ellipsis.set.word.glyphs.withUnsafeBufferPointer { word in
            collector.add(word, 0..<word.count, at: pen, baseline: baseline, advance: advance, source: 0..<1)
        }
        collector.close(into: &runs)
        pen += advance
    }
}
