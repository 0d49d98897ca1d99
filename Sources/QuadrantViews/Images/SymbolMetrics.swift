import Foundation
import QuadrantGeometry

/// How large a symbol is beside text, from what Apple's symbols measure.
nonisolated struct SymbolMetrics {
    var size: CGSize
    /// Points of the image below the baseline of the text beside it.
    var baselineOffset: CGFloat

    /// Capital letters of the system font, in em.
    private static let capHeight: CGFloat = 1443.0 / 2048
    /// Points per unit of the 16 × 16 box, in em.
    private static let freeUnit: CGFloat = 0.0813
    private static let enclosedUnit = CGSize(width: 1.1915 / 16, height: 1.1764 / 16)
    /// Sizes that were measured, in em, with the offset of the baseline.
    private static let measured: [String: (width: CGFloat, height: CGFloat, below: CGFloat)] = [
        "star": (16.5 / 13, 16.0 / 13, 3.0 / 13), "star.fill": (16.5 / 13, 16.0 / 13, 3.0 / 13),
        "swift": (24.6667 / 17, 22.0 / 17, 5.0 / 17),
    ]

    init(_ glyph: SymbolGlyph, name: String, pointSize: CGFloat, scale: Image.Scale, displayScale: CGFloat) {
        let factor = pointSize * scale.factor
        func rounded(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }
        if let known = Self.measured[name] {
            size = CGSize(width: rounded(known.width * factor), height: rounded(known.height * factor))
            // Scales keep the symbol centred on the capitals.
            let center = known.below - known.height / 2
            baselineOffset = rounded(center * pointSize + known.height * factor / 2)
            return
        }
        let unit = glyph.isEnclosed ? Self.enclosedUnit : CGSize(width: Self.freeUnit, height: Self.freeUnit)
        size = CGSize(width: max(rounded(glyph.ink.width * unit.width * factor), 1 / displayScale),
                      height: max(rounded(glyph.ink.height * unit.height * factor), 1 / displayScale))
        baselineOffset = rounded((size.height - Self.capHeight * pointSize) / 2)
    }

    /// Extra width of the outline, in units of the box, that stands for the font's weight.
    static func emboldening(_ weight: Int) -> CGFloat {
        switch weight {
        case ..<450: 0
        case ..<550: 0.2
        case ..<650: 0.4
        case ..<750: 0.6
        case ..<850: 0.8
        default: 1
        }
    }
}
