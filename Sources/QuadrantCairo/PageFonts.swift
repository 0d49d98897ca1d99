import CCairo
import CFreeType
import Foundation
import QuadrantDisplayList

/// Fonts as a PDF embeds them: one face of the font's file for every instance of a variable font.
final class PageFonts {
    private var library: FT_Library?
    private var faces: [FontAccess.File: OpaquePointer] = [:]

    deinit {
        for face in faces.values { cairo_font_face_destroy(face) }
        if let library { FT_Done_FreeType(library) }
    }

    /// nil when the file cannot be read as a font.
    func face(_ font: FontHandle) -> OpaquePointer? {
        let file = FontAccess.file(font)
        if let found = faces[file] { return found }
        guard let made = open(file) else { return nil }
        faces[file] = made
        return made
    }

    private func open(_ file: FontAccess.File) -> OpaquePointer? {
        if library == nil, FT_Init_FreeType(&library) != 0 { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face else { return nil }
        setVariations(face, file)
        guard let made = cairo_ft_font_face_create_for_ft_face(face,
                                                               Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) else {
            FT_Done_Face(face)
            return nil
        }
        // cairo may use the face until its own last reference goes, so the face goes with it.
        let status = cairo_font_face_set_user_data(made, Self.key, UnsafeMutableRawPointer(face)) { pointer in
            FT_Done_Face(pointer!.assumingMemoryBound(to: FT_FaceRec.self))
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(made)
            FT_Done_Face(face)
            return nil
        }
        return made
    }

    nonisolated(unsafe) private static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()

    /// Axes the file has and the handle does not mention keep their default.
    private func setVariations(_ face: FT_Face, _ file: FontAccess.File) {
        var found: UnsafeMutablePointer<FT_MM_Var>?
        guard !file.axes.isEmpty, FT_Get_MM_Var(face, &found) == 0, let variations = found else { return }
        defer { FT_Done_MM_Var(library, variations) }
        var coordinates: [FT_Fixed] = (0..<Int(variations.pointee.num_axis)).map { index in
            let axis = variations.pointee.axis[index]
            guard let at = file.axes.firstIndex(where: { Self.tag($0) == axis.tag }) else { return axis.def }
            let value = FT_Fixed((file.values[at] * 65536).rounded())
            return min(max(value, axis.minimum), axis.maximum)
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }

    private static func tag(_ name: String) -> FT_ULong {
        name.utf8.prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) }
    }
}
