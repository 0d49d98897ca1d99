import CCairo
import CFreeType
import Foundation
import QuadrantDisplayList
import QuadrantText

/// Fonts for embedding in a PDF: one face of the font's file for every instance of a variable font.
final class PageFonts {
    private var library: Library?
    private var faces: [FontFile: OpaquePointer] = [:]

    deinit {
        for face in faces.values { cairo_font_face_destroy(face) }
    }

    /// nil if the file cannot be read as a font.
    func face(_ font: FontHandle) -> OpaquePointer? {
        let file = Fonts.file(font)
        if let found = faces[file] { return found }
        guard let made = open(file) else { return nil }
        faces[file] = made
        return made
    }

    private func open(_ file: FontFile) -> OpaquePointer? {
        if library == nil { library = Library() }
        guard let library, let face = Face(file, library) else { return nil }
        guard let made = cairo_ft_font_face_create_for_ft_face(face.value,
                                                               Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) else {
            return nil
        }
        // cairo caches recently drawn fonts for longer than the page: the face, and its library, are released with
        // cairo's last reference.
        let kept = Unmanaged.passRetained(face)
        guard cairo_font_face_set_user_data(made, Self.key, kept.toOpaque(), { pointer in
            Unmanaged<Face>.fromOpaque(pointer!).release()
        }) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(made)
            kept.release()
            return nil
        }
        return made
    }

    nonisolated(unsafe) private static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()
}

/// An instance of FreeType; releasing it closes all of its faces.
private final class Library {
    let value: FT_Library

    init?() {
        var made: FT_Library?
        guard FT_Init_FreeType(&made) == 0, let made else { return nil }
        value = made
    }

    deinit { FT_Done_FreeType(value) }
}

/// An open font, which retains its library.
private final class Face {
    let value: FT_Face
    private let library: Library

    init?(_ file: FontFile, _ library: Library) {
        var made: FT_Face?
        guard FT_New_Face(library.value, file.path, FT_Long(file.index), &made) == 0, let made else { return nil }
        value = made
        self.library = library
        setVariations(file)
    }

    deinit { FT_Done_Face(value) }

    /// Axes of the file that the handle does not set keep their defaults.
    private func setVariations(_ file: FontFile) {
        var found: UnsafeMutablePointer<FT_MM_Var>?
        guard !file.variations.isEmpty, FT_Get_MM_Var(value, &found) == 0, let variations = found else { return }
        defer { FT_Done_MM_Var(library.value, variations) }
        var coordinates: [FT_Fixed] = (0..<Int(variations.pointee.num_axis)).map { index in
            let axis = variations.pointee.axis[index]
            guard let given = file.variations.first(where: { Self.tag($0.tag) == axis.tag }) else { return axis.def }
            let wanted = FT_Fixed((given.value * 65536).rounded())
            return min(max(wanted, axis.minimum), axis.maximum)
        }
        FT_Set_Var_Design_Coordinates(value, FT_UInt(coordinates.count), &coordinates)
    }

    private static func tag(_ name: String) -> FT_ULong {
        name.utf8.prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) }
    }
}
