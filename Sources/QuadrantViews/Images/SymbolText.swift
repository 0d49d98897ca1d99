import Foundation
import QuadrantGeometry
import QuadrantText

/// Symbols of letters and digits, in the system font.
nonisolated enum SymbolText {
    /// Units of the box per em.
    private static let unit: CGFloat = 15
    private static let weight = 500

    static func glyph(_ string: String) -> SymbolGlyph? {
        let path = Fonts.outline(of: string, weight: weight)
            .applying(CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: 0, ty: 13))
        return path.isEmpty ? nil : SymbolGlyph(layers: [.init(path: path, isEvenOdd: false)])
    }

    /// The text in an enclosure for a symbol name that starts with `word`: a capital letter or a number of one or two
    /// digits.
    static func enclosed(_ word: String) -> SymbolGlyph? {
        guard word.allSatisfy(\.isASCII), !word.isEmpty else { return nil }
        if word.count == 1, word.allSatisfy(\.isLetter) { return glyph(word.uppercased()) }
        return word.count <= 2 && word.allSatisfy(\.isNumber) ? glyph(word) : nil
    }
}
