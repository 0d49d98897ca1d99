import CHarfBuzz
import CHarfBuzzSubset
import Foundation
import QuadrantDisplayList
import QuadrantText

/// The fonts of a picture's text and the characters used of each.
struct FontUses {
    final class Use {
        let name: String
        let face: OpaquePointer
        let font: OpaquePointer
        let variations: [FontFile.Variation]
        var scalars: Set<UInt32> = []

        init?(_ handle: FontHandle, name: String) {
            let file = Fonts.file(handle)
            guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
            self.name = name
            face = hb_face_create(blob, UInt32(file.index))
            hb_blob_destroy(blob)
            font = hb_font_create(face)
            variations = file.variations
        }

        deinit {
            hb_font_destroy(font)
            hb_face_destroy(face)
        }

        /// The glyph that a viewer shows for a character; nil if the font has none.
        func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
        }
    }

    private var uses: [Use] = []
    private var byHandle: [FontHandle: Use?] = [:]

    /// nil if the font's file cannot be read; text is then drawn as outlines.
    mutating func use(_ handle: FontHandle) -> Use? {
        if let known = byHandle[handle] { return known }
        let made = Use(handle, name: "f\(uses.count + 1)")
        byHandle[handle] = .some(made)
        if let made { uses.append(made) }
        return made
    }

    /// CSS rules with the embedded fonts, subset to the characters used.
    func style() -> String {
        var text = ""
        for use in uses where !use.scalars.isEmpty {
            guard let bytes = Self.subset(use) else { continue }
            text += "@font-face{font-family:\(use.name);"
            text += "src:url(data:font/ttf;base64,\(bytes.base64EncodedString()))}\n"
        }
        return text
    }

    private static func subset(_ use: Use) -> Data? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for scalar in use.scalars.sorted() { hb_set_add(wanted, scalar) }
        // Every character has its position and its glyph; tables that would change either are omitted.
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in ["GSUB", "GPOS", "GDEF", "kern", "DSIG", "STAT", "meta"] { hb_set_add(dropped, Self.tag(tag)) }
        var count: UInt32 = 0
        let all = hb_ot_var_get_axis_count(use.face)
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(all))
        count = all
        hb_ot_var_get_axis_infos(use.face, 0, &count, &axes)
        for axis in axes {
            let set = use.variations.first { Self.tag($0.tag) == axis.tag }
            let value = set.map { Float($0.value) } ?? axis.default_value
            hb_subset_input_pin_axis_location(input, use.face, axis.tag,
                                              min(max(value, axis.min_value), axis.max_value))
        }
        guard let face = hb_subset_or_fail(use.face, input) else { return nil }
        defer { hb_face_destroy(face) }
        guard let blob = hb_face_reference_blob(face) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    private static func tag(_ name: String) -> hb_tag_t {
        name.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
    }
}
