import Foundation
import QuadrantDisplayList

/// The common attributes of the glyphs in one run.
struct GlyphSetting {
    var appearance: TextRun
    var run: Int
    var font: FontInstance
    var scale: Double
    var isRightToLeft: Bool

    func joins(_ other: GlyphSetting) -> Bool {
        run == other.run && font === other.font && isRightToLeft == other.isRightToLeft
    }
}

/// Collects the words of a line into runs with the same font, attributes and direction.
struct RunCollector {
    private var setting: GlyphSetting?
    /// Of the current setting: points per font unit, and the spacing after each character.
    private var scale = 0.0
    private var spacing = 0.0
    /// The horizontal scale of the outlines.
    private var stretch = 1.0
    /// The offset of the outlines above the baseline, in points.
    private var lift = 0.0
    private var source: [UInt16] = []
    private var finished: [GlyphRun] = []
    private var glyphs: [UInt32] = []
    private var positions: [CGPoint] = []
    private var advances: [CGFloat] = []
    /// UTF-16 offsets in `source`, converted to UTF-8 offsets of the run's own text when the run is closed.
    private var clusters: [Int] = []
    private var range = 0..<0
    /// Whether the run replaces omitted text.
    private var isOmission = false

    /// `count` is the number of clusters that may follow.
    mutating func begin(_ next: GlyphSetting, source: [UInt16], count: Int, isOmission: Bool = false) {
        if let setting, setting.joins(next) { return }
        close()
        setting = next
        scale = next.appearance.size / next.font.unitsPerEm * next.scale
        spacing = next.appearance.spacing
        let isChosen = next.font === next.appearance.font.primary
        lift = isChosen ? next.appearance.font.lift * next.appearance.size : 0
        stretch = isChosen ? next.appearance.font.stretch : 1
        self.source = source
        self.isOmission = isOmission
        glyphs.reserveCapacity(count)
        positions.reserveCapacity(count)
        advances.reserveCapacity(count)
        clusters.reserveCapacity(count)
    }

    /// Adds the glyphs of one cluster, centred together in its advance.
    mutating func add(_ word: ShapedWord, _ part: Range<Int>, at pen: Double, baseline: Double, advance: Double,
                      source: Range<Int>) {
        range =
            range.isEmpty ? source : min(range.lowerBound, source.lowerBound)..<max(range.upperBound, source.upperBound)
        var units = 0.0
        for glyph in part { units += Double(word.glyphs[glyph].advance) }
        let natural = units * scale * stretch
        // Tracking and kerning are added after the character; the rest of a corrected advance is divided between both
        // sides.
        let extra = natural == 0 ? 0 : spacing
        var x = pen + (natural == 0 ? 0 : (advance - extra - natural) / 2)
        for glyph in part {
            let own = Double(word.glyphs[glyph].advance) * scale * stretch
            glyphs.append(word.glyphs[glyph].id)
            positions.append(CGPoint(x: x + Double(word.glyphs[glyph].xOffset) * scale * stretch,
                                     y: baseline - lift - Double(word.glyphs[glyph].yOffset) * scale))
            advances.append(CGFloat(glyph == part.upperBound - 1 ? pen + advance - x : own))
            clusters.append(source.lowerBound)
            x += own
        }
    }

    mutating func finish() -> [GlyphRun] {
        close()
        defer { finished = [] }
        return finished
    }

    private mutating func close() {
        defer {
            setting = nil
            glyphs = []
            positions = []
            advances = []
            clusters = []
            range = 0..<0
        }
        guard let setting, !glyphs.isEmpty else { return }
        let (text, offsets) = Self.utf8(source[range])
        let appearance = setting.appearance
        finished.append(GlyphRun(
            font: setting.font.handle, size: CGFloat(appearance.size), outlineScale: CGFloat(setting.scale),
                glyphs: glyphs,
            positions: positions, advances: advances,
            clusters: clusters.map { offsets.isEmpty ? $0 - range.lowerBound : offsets[$0 - range.lowerBound] },
            text: text, isRightToLeft: setting.isRightToLeft, isColor: setting.font.isColor,
            paint: appearance.attributes.foreground, style: appearance.attributes.style,
                emboldening: CGFloat(appearance.font.emboldening * appearance.size),
            slant: CGFloat(appearance.font.slant), stretch: CGFloat(stretch),
            start: isOmission ? nil : range.lowerBound))
    }

    /// The text, and the UTF-8 offset for each UTF-16 offset; no offsets where both are the same, as of ASCII.
    private static func utf8(_ units: ArraySlice<UInt16>) -> (text: String, offsets: [Int]) {
        if units.allSatisfy({ $0 < 0x80 }) {
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
