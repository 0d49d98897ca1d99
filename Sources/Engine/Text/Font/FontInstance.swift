import QuadrantDisplayList
import CHarfBuzz

/// A face in a file, with a position in its variation space.
package struct FontFile: Hashable, Sendable {
    /// An axis of a variable font by its four letters (`wght`), and a value on it.
    package struct Variation: Hashable, Sendable {
        package var tag: String
        package var value: Double
    }
    /// The absolute path of the file.
    package var path: String
    /// The index of a face in a collection.
    package var index: Int
    /// The axes that are not at their default.
    package var variations: [Variation]
}

/// A loaded font. Immutable HarfBuzz objects may be used by several threads at the same time.
final class FontInstance: @unchecked Sendable {
    let handle: FontHandle
    let file: FontFile
    let font: OpaquePointer
    let unitsPerEm: Double
    /// Whether glyphs are colour bitmaps instead of outlines.
    let isColor: Bool

    init(handle: FontHandle, file: FontFile, face: OpaquePointer) {
        self.handle = handle
        self.file = file
        let made: OpaquePointer = hb_font_create(face)
        unitsPerEm = Double(hb_face_get_upem(face))
        isColor = hb_ot_color_has_png(face) != 0
        let variations = file.variations.map { hb_variation_t(tag: Tag.value($0.tag), value: Float($0.value)) }
        if !variations.isEmpty { hb_font_set_variations(made, variations, UInt32(variations.count)) }
        hb_font_make_immutable(made)
        font = made
    }

    func glyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// An OpenType metric by its tag, in em.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var value: hb_position_t = 0
        return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / unitsPerEm : nil
    }

    /// Ascender, descender (positive) and line gap in em.
    var extents: (ascender: Double, descender: Double, gap: Double) {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(font, &extents) != 0 else { return (0.95, 0.25, 0) }
        return (Double(extents.ascender) / unitsPerEm, -Double(extents.descender) / unitsPerEm,
                Double(extents.line_gap) / unitsPerEm)
    }
}

enum Tag {
    static func value(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
    static func metric(_ name: String) -> hb_ot_metrics_tag_t { hb_ot_metrics_tag_t(rawValue: value(name)) }
}
