/// What the caller asks of a font, before a file is chosen.
package struct FontSpec: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }
    package enum Family: Hashable, Sendable { case system(Design), named(String) }

    /// Which letters are drawn as small capitals.
    package struct SmallCaps: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let lowercase = SmallCaps(rawValue: 1)
        package static let uppercase = SmallCaps(rawValue: 2)
    }

    package var family: Family
    /// Points per em.
    package var size: Double
    /// 100…900
    package var weight: Int
    package var isItalic: Bool
    package var monospacedDigits: Bool
    package var smallCaps: SmallCaps
    /// Distance of two baselines that a text style asks for, e.g. 22 for body; 0 leaves the natural line height.
    package var linePitch: Double
    /// Points per em of the font whose lines this one keeps; nil its own.
    package var lineSize: Double?
    /// Extra points after each character that belong to the font.
    package var tracking = 0.0
    /// Width of the letters over that of the standard ones.
    package var stretch = 1.0

    package init(family: Family = .system(.standard), size: Double = 17, weight: Int = 400, isItalic: Bool = false,
                 monospacedDigits: Bool = false, smallCaps: SmallCaps = [], linePitch: Double = 0) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.linePitch = linePitch
    }
}

/// Which of Apple's systems the widths and line heights follow.
package enum TextMetricsProfile: Hashable, Sendable { case current, ios13, macOS }

/// Lengths of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    /// Positive, below the baseline.
    package var descender: Double
    package var capHeight: Double
    package var xHeight: Double
    /// Extra distance between two lines.
    package var leading: Double
    /// Centre of the underline, above the baseline: negative.
    package var underlinePosition: Double
    package var underlineThickness: Double

    package var lineHeight: Double { ascender + descender }

    package init(ascender: Double, descender: Double, capHeight: Double, xHeight: Double, leading: Double,
                 underlinePosition: Double, underlineThickness: Double) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
    }
}
