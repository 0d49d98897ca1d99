import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText

/// All that the writer asks of the font registry.
enum FontAccess {
    /// In ems, y down, from the glyph's origin.
    static func outline(_ font: FontHandle, _ glyph: UInt32) -> Path { Path() }

    /// A PNG and where it lies, in ems from the glyph's origin; nil if the font has none for the glyph.
    static func bitmap(_ font: FontHandle, _ glyph: UInt32) -> (png: [UInt8], box: CGRect)? { nil }

    static func file(_ font: FontHandle) -> (path: String, index: Int, variations: [(tag: String, value: Double)])? { nil }
}
