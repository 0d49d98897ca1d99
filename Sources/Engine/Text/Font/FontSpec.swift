/// The requested properties of a font, before a file is selected.
package struct FontSpec: Hashable, Sendable {
    /// The design of the system font.
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }
    /// A design of the system font, or a font by its family, full or PostScript name.
    package enum Family: Hashable, Sendable { case system(Design), named(String) }

    /// The letters that are drawn as small capitals.
    package struct SmallCaps: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let lowercase = SmallCaps(rawValue: 1)
        package static let uppercase = SmallCaps(rawValue: 2)
    }

    /// Which letters are asked for; a name that is not installed draws a substitute.
    package var family: Family
    /// In points per em.
    package var size: Double
    /// From 100 to 900.
    package var weight: Int
    /// Whether letters are slanted: by an italic face, or where there is none by a transform.
    package var isItalic: Bool
    /// Whether all digits are of one width.
    package var monospacedDigits: Bool
    /// Which letters become small capitals.
    package var smallCaps: SmallCaps
    /// The distance of two baselines by a text style, e.g. 22 for body; 0 for the natural line height.
    package var linePitch: Double
    /// The size in points per em of the font whose line height is used; nil for this one's.
    package var lineSize: Double?
    /// The font's own tracking: additional points after each character.
    package var tracking = 0.0
    /// The width of the letters relative to the standard width.
    package var stretch = 1.0

    /// The system font of 17 points in regular weight, unless told otherwise.
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

/// The Apple system whose widths and line heights are reproduced.
package enum TextMetricsProfile: Hashable, Sendable { case current, ios13, ios26, macOS }

/// The metrics of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// Above the baseline.
    package var ascender: Double
    /// Positive, below the baseline.
    package var descender: Double
    /// The height of capital letters above the baseline.
    package var capHeight: Double
    /// The height of `x` above the baseline.
    package var xHeight: Double
    /// The additional distance between two lines.
    package var leading: Double
    /// The centre of the underline above the baseline: negative.
    package var underlinePosition: Double
    /// The thickness of an underline.
    package var underlineThickness: Double

    /// The ascender and the descender, without the leading.
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
