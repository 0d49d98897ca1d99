import Foundation
import QuadrantDisplayList

/// Collects the words of a line into runs with the same font, attributes and direction.
struct RunCollector {
    /// What the glyphs of the open run have in common; nil if none is open.
    private var appearance: TextAppearance?
    private var font: FontInstance?
    private var run = -1
    private var isRightToLeft = false
    /// Whether the run replaces omitted text.
    private var isOmission = false
    private var outlineScale = 1.0
    /// Points per font unit, and the spacing after each character.
    private var scale = 0.0
    private var spacing = 0.0
    /// The horizontal scale of the outlines.
    private var stretch = 1.0
    /// The offset of the outlines above the baseline, and that of the letters, in points.
    private var lift = 0.0
    private var offset = 0.0
    /// Clusters are UTF-16 offsets in the whole text until the run is closed.
    private var glyphs: [Glyph] = []
    private var range = 0..<0
    /// The whole text, as units and as the string that it is of, if it is one.
    private let source: [UInt16]
    private let string: String?

    init(_ source: [UInt16], string: String?) {
        self.source = source
        self.string = string
    }

    /// Whether the open run is one of letters that the piece continues.
    func isContinued(by piece: ShapedText.Piece) -> Bool {
        run == piece.run && font === piece.set.font && isRightToLeft == piece.isRightToLeft
    }

    /// Opens a run after the last one was closed. `count` is the number of clusters that may follow.
    mutating func open(_ run: Int, _ appearance: TextAppearance, _ set: SetWord, isRightToLeft: Bool, count: Int,
                       isOmission: Bool = false) {
        let isChosen = set.font === appearance.font.primary
        self.appearance = appearance
        font = set.font
        self.run = run
        self.isRightToLeft = isRightToLeft
        self.isOmission = isOmission
        outlineScale = set.outlineScale
        scale = appearance.size / set.font.unitsPerEm * outlineScale
        spacing = appearance.spacing
        stretch = isChosen ? appearance.font.stretch : 1
        lift = isChosen ? appearance.font.lift * appearance.size : 0
        offset = appearance.baselineOffset
        glyphs.reserveCapacity(count)
    }

    /// Adds the clusters of a piece, and moves the pen over them.
    mutating func add(_ piece: ShapedText.Piece, _ clusters: Range<Int>, of text: ShapedText, at pen: inout Double,
                      baseline: Double, tightening: Double) {
        let all = text.clusters, last = piece.clusters.upperBound
        piece.set.word.glyphs.withUnsafeBufferPointer { word in
            let leftmost = piece.isRightToLeft ? clusters.upperBound - 1 : clusters.lowerBound
            let first = Int(all[leftmost].start) - piece.start
            var glyph = word.firstIndex { $0.cluster == first } ?? word.count
            for step in 0..<clusters.count {
                let cluster = piece.isRightToLeft ? clusters.upperBound - 1 - step : clusters.lowerBound + step
                let start = Int(all[cluster].start), offset = start - piece.start
                var end = glyph
                while end < word.count, word[end].cluster == offset { end += 1 }
                let advance = all[cluster].advance * tightening
                let sourceEnd = cluster + 1 < last ? Int(all[cluster + 1].start) : piece.end
                add(word, glyph..<end, at: pen, baseline: baseline, advance: advance, source: start..<sourceEnd)
                glyph = end
                pen += advance
            }
        }
    }

    /// Adds the glyphs of one cluster, centred together in its advance.
    mutating func add(_ word: UnsafeBufferPointer<ShapedWord.Glyph>, _ part: Range<Int>, at pen: Double,
                      baseline: Double, advance: Double, source: Range<Int>) {
        range = range.isEmpty
            ? source : min(range.lowerBound, source.lowerBound)..<max(range.upperBound, source.upperBound)
        var units = 0.0
        for glyph in part { units += Double(word[glyph].advance) }
        let natural = units * scale * stretch
        // Tracking and kerning are added after the character; the rest of a corrected advance is divided between both
        // sides.
        let extra = natural == 0 ? 0 : spacing
        var x = pen + (natural == 0 ? 0 : (advance - extra - natural) / 2)
        for index in part {
            let glyph = word[index], own = Double(glyph.advance) * scale * stretch
            glyphs.append(Glyph(
                id: glyph.id, cluster: Int32(truncatingIfNeeded: source.lowerBound),
                position: CGPoint(x: x + Double(glyph.xOffset) * scale * stretch,
                                  y: baseline - offset - lift - Double(glyph.yOffset) * scale),
                advance: CGFloat(index == part.upperBound - 1 ? pen + advance - x : own)))
            x += own
        }
    }

    /// Appends the run of the glyphs that were added, if there are any.
    mutating func close(into runs: inout [GlyphRun]) {
        defer {
            (appearance, font) = (nil, nil)
            run = -1
            range = 0..<0
        }
        guard let appearance, let font, !glyphs.isEmpty else { return }
        let (text, offsets) = isOmission ? ("\u{2026}", []) : utf8()
        let first = range.lowerBound
        if first != 0 || !offsets.isEmpty {
            for index in glyphs.indices {
                let offset = Int(glyphs[index].cluster) - first
                glyphs[index].cluster = Int32(truncatingIfNeeded: offsets.isEmpty ? offset : offsets[offset])
            }
        }
        let attributes = appearance.shared
        runs.append(GlyphRun(
            font: font.handle, size: CGFloat(appearance.size), outlineScale: CGFloat(outlineScale), glyphs: glyphs,
            text: text, isRightToLeft: isRightToLeft, isColor: font.isColor,
            paint: attributes.value.foreground, style: attributes.value.style,
            emboldening: CGFloat(appearance.font.emboldening * appearance.size),
            slant: CGFloat(appearance.font.slant), stretch: CGFloat(stretch), start: isOmission ? nil : first))
        glyphs = []
    }

    /// The text of the run, and the UTF-8 offset for each UTF-16 offset; no offsets where both are the same, as of
    /// ASCII.
    private func utf8() -> (text: String, offsets: [Int]) {
        let units = source[range]
        if units.allSatisfy({ $0 < 0x80 }) {
            if let string, range.count == source.count { return (string, []) }
            let text = String(unsafeUninitializedCapacity: units.count) { bytes in
                for (index, unit) in units.enumerated() { bytes[index] = UInt8(truncatingIfNeeded: unit) }
                return units.count
            }
            return (text, [])
        }
        var offsets: [Int] = []
        offsets.reserveCapacity(units.count)
        var bytes = 0
        for unit in units {
            offsets.append(bytes)
            // Each half of a surrogate pair is counted as two of its four bytes.
            bytes += unit < 0x80 ? 1 : (unit < 0x800 || (0xD800...0xDFFF).contains(unit) ? 2 : 3)
        }
        return (String(decoding: units, as: UTF16.self), offsets)
    }
}
