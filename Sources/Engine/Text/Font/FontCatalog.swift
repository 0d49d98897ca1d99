import CHarfBuzz
import Foundation
import QuadrantThreads

/// The fonts in the folders of the system and of the app, by name. Read once, when a font is first looked up by name or
/// no known font has a character.
enum FontCatalog {
    struct Entry: Sendable {
        var path: String
        var index: Int
        /// Family, full and PostScript names, in lower case.
        var families: [String]
        var names: [String]
        var weight: Double
        var isItalic: Bool
        var hasWeightAxis: Bool
    }

    private struct State {
        var folders = FontPaths.folders
        var entries: [Entry]?
    }
    private static let state = Locked(State())

    /// Adds the fonts in `folder`, which precede those of the system.
    static func add(folder: String) {
        state.withLock { state in
            if state.folders.contains(folder) { return }
            state.folders.insert(folder, at: 0)
            state.entries = nil
        }
    }

    static var entries: [Entry] {
        state.withLock { state in
            if let known = state.entries { return known }
            let found = state.folders.flatMap { fontFiles(in: $0) }.flatMap { read(path: $0) }
            state.entries = found
            return found
        }
    }

    /// The face with a name. Of a family, the one nearest in weight and slant.
    static func entry(named name: String, weight: Int, isItalic: Bool) -> Entry? {
        let wanted = name.lowercased()
        let all = entries
        if let exact = all.first(where: { $0.names.contains(wanted) && !$0.families.contains(wanted) }) { return exact }
        let family = all.filter { $0.families.contains(wanted) }
        return family.min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
    }

    private static func distance(_ entry: Entry, _ weight: Int, _ isItalic: Bool) -> Double {
        (entry.hasWeightAxis ? 0 : abs(entry.weight - Double(weight))) + (entry.isItalic == isItalic ? 0 : 10_000)
    }

    /// Sorted, so that the result does not depend on the file system.
    private static func fontFiles(in folder: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.sorted().flatMap { name -> [String] in
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            if isFolder.boolValue { return fontFiles(in: path) }
            let ending = (name as NSString).pathExtension.lowercased()
            return ["ttf", "otf", "ttc", "otc"].contains(ending) ? [path] : []
        }
    }

    private static func read(path: String) -> [Entry] {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
        defer { hb_blob_destroy(blob) }
        return (0..<Int(hb_face_count(blob))).compactMap { index in
            guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
            defer { hb_face_destroy(face) }
            guard let font: OpaquePointer = hb_font_create(face) else { return nil }
            defer { hb_font_destroy(font) }
            // 1 and 16 are family names; 4 and 6 are the full and the PostScript name.
            let families = [1, 16].compactMap { name($0, of: face) }
            let names = [4, 6].compactMap { name($0, of: face) }
            var axis = hb_ot_var_axis_info_t()
            return Entry(path: path, index: index, families: families, names: names,
                         weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
                         isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
                            || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
                         hasWeightAxis: hb_ot_var_find_axis_info(face, Tag.value("wght"), &axis) != 0)
        }
    }

    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var length: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: Int(length))
        let language = hb_language_from_string("en", -1)
        guard hb_ot_name_get_utf8(face, id, language, &length, &buffer) > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    }
}
