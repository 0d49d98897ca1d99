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
    private var collector = RunCollector()

    init(lines: TextLines, style: TextStyle, size: CGSize, heights: LineHeights) {
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
                isTruncated: line.ellipsis != nil)
        }
    }

    mutating func draw(_ line: TextLine) {
        let parts = self.parts(of: line)
        let isOneWay = parts.allSatisfy { $0.level == 0 }
        let order = isOneWay ? Array(parts.indices) : Unicode16.visualOrder(parts.map(\.level))
        var pen = start(of: line)
        let baseline = heights.baseline(of: line)
        var drawer = DecorationDrawing(line: line, baseline: baseline, scale: style.displayScale)
        for index in order {
            let part = parts[index]
            let from = pen
            if let piece = part.piece {
                draw(piece, part.clusters, of: line, at: &pen, baseline: baseline)
                drawer.add(text.runs[text.pieces[piece].run], from: from, to: pen)
            } else if let ellipsis = line.ellipsis {
                draw(ellipsis, at: &pen, baseline: baseline)
                drawer.add(text.runs[ellipsis.run], from: from, to: pen)
            }
        }
        runs += collector.finish()
        decorations += drawer.finish()
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
    func firstRun(of line: TextLine) -> TextRun? {
        guard let first = parts(of: line).first else { return nil }
        return (first.piece.map { text.pieces[$0].run } ?? line.ellipsis?.run).map { text.runs[$0] }
    }

    /// The parts of a line in logical order.
    func parts(of line: TextLine) -> [Part] {
        var parts = parts(of: line.content)
        if line.ellipsis != nil {
            let neighbour = parts.last?.level ?? text.baseLevel
            parts.append(Part(piece: nil, clusters: 0..<0, level: min(neighbour, text.baseLevel)))
            parts += self.parts(of: line.tail)
        }
        return parts
    }

    private func parts(of clusters: Range<Int>) -> [Part] {
        var parts: [Part] = []
        var cluster = clusters.lowerBound
        while cluster < clusters.upperBound {
            let index = Int(text.clusters[cluster].piece)
            let piece = text.pieces[index]
            let end = min(piece.clusters.upperBound, clusters.upperBound)
            parts.append(Part(piece: index, clusters: cluster..<end, level: piece.level))
            cluster = end
        }
        return parts
    }

    private mutating func draw(
        _ index: Int, _ clusters: Range<Int>, of line: TextLine, at pen: inout Double, baseline: Double
    ) {
        let piece = text.pieces[index]
        let appearance = text.runs[piece.run]
        let isRightToLeft = piece.level & 1 == 1
        let baseline = baseline - appearance.shared.value.baselineOffset
        if appearance.hasAttachment, let attachment = appearance.attachment {
            let top = baseline + attachment.baselineOffset - Double(attachment.size.height)
            let frame = CGRect(origin: CGPoint(x: pen, y: top), size: attachment.size)
            attachments.append(PlacedAttachment(attachment: attachment, frame: frame,
                                                paint: appearance.attributes.foreground,
                                                style: appearance.attributes.style))
            pen += text.width(clusters)
            return
        }
        let setting = GlyphSetting(appearance: appearance, run: piece.run, font: piece.font, scale: piece.outlineScale,
                                   isRightToLeft: isRightToLeft)
        collector.begin(setting, source: text.text,
                        count: min(line.content.count + line.tail.count, appearance.range.count))
        let word = piece.word
        let all = text.clusters
        var glyph = firstGlyph(word, from: clusters, in: piece)
        for step in 0..<clusters.count {
            let cluster = isRightToLeft ? clusters.upperBound - 1 - step : clusters.lowerBound + step
            let start = Int(all[cluster].start)
            let offset = Int32(start - piece.start)
            var end = glyph
            while end < word.glyphs.count, word.glyphs[end].cluster == offset { end += 1 }
            let advance = all[cluster].advance * lines.tightening
            let sourceEnd = cluster + 1 < piece.clusters.upperBound ? Int(all[cluster + 1].start) : piece.end
            collector.add(word, glyph..<end, at: pen, baseline: baseline, advance: advance, source: start..<sourceEnd)
            glyph = end
            pen += advance
        }
    }

    /// The first glyph, from the left, of the clusters.
    private func firstGlyph(_ word: ShapedWord, from clusters: Range<Int>, in piece: ShapedText.Piece) -> Int {
        let leftmost = piece.level & 1 == 1 ? clusters.upperBound - 1 : clusters.lowerBound
        let offset = Int32(Int(text.clusters[leftmost].start) - piece.start)
        return word.glyphs.firstIndex { $0.cluster == offset } ?? word.glyphs.count
    }

    private mutating func draw(_ ellipsis: TextLine.Ellipsis, at pen: inout Double, baseline: Double) {
        let appearance = text.runs[ellipsis.run]
        let setting = GlyphSetting(appearance: appearance, run: ellipsis.run, font: ellipsis.font,
                                   scale: ellipsis.outlineScale,
                                   isRightToLeft: false)
        runs += collector.finish()
        collector.begin(setting, source: [0x2026], count: 1, isOmission: true)
        let advance = ellipsis.width * lines.tightening
        collector.add(ellipsis.word, 0..<ellipsis.word.glyphs.count, at: pen,
                      baseline: baseline - appearance.attributes.baselineOffset, advance: advance, source: 0..<1)
        runs += collector.finish()
        pen += advance
    }
}
