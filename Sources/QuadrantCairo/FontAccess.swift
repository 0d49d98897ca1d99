import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// All that drawing asks of the font registry.
enum FontAccess {
    /// In ems, y down, from the glyph's origin.
    static func outline(_ font: FontHandle, _ glyph: UInt32) -> Path { Fonts.outline(font, glyph: glyph) }

    /// A PNG and where it lies, in ems from the glyph's origin; nil if the font has none for the glyph.
    static func bitmap(_ font: FontHandle, _ glyph: UInt32) -> (png: [UInt8], box: CGRect)? {
        Fonts.bitmap(font, glyph: glyph).map { ($0.png, $0.box) }
    }

    struct File: Hashable {
        var path: String
        var index: Int
        var axes: [String]
        var values: [Double]
    }

    static func file(_ font: FontHandle) -> File {
        let file = Fonts.file(font)
        return File(path: file.path, index: file.index, axes: file.variations.map(\.tag),
                    values: file.variations.map(\.value))
    }
}
