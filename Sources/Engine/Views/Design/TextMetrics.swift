package import QuadrantText

/// The type table of the text styles, and the text engine that measures fonts.
package nonisolated struct TextMetrics: Sendable {
    package var type: TypeTable
    package var engine: TextMetricsProfile
}

/// Point size, line pitch and weight of every text style at every size.
package nonisolated struct TypeTable: Sendable {
    /// Rows: sizes from xSmall, or one row for all sizes; columns: largeTitle, title, title2, title3, headline, body,
    /// callout, subheadline, footnote, caption, caption2.
    package var points: [[Double]]
    package var pitches: [[Double]]
    package var headlineWeight = 600
    package var caption2Weight = 400

    package func size(_ style: Font.TextStyle, _ category: DynamicTypeSize) -> Double {
        points.count == 1 ? points[0][style.column] : points[category.rank][style.column]
    }

    /// A length that is `value` at the size `large`, at another size: rounded to the nearest of `pixels` a point.
    package func scaled(_ value: Double, _ style: Font.TextStyle, _ category: DynamicTypeSize, pixels: Double)
        -> Double
    {
        (value * (size(style, category) / size(style, .large)) * pixels).rounded() / pixels
    }

    /// The size of a font that has `points` at the size `large`, at another size: whole points where it changes.
    package func fontSize(_ points: Double, _ style: Font.TextStyle, _ category: DynamicTypeSize) -> Double {
        let ratio = size(style, category) / size(style, .large)
        return ratio == 1 ? points : (points * ratio).rounded()
    }

    package func weight(_ style: Font.TextStyle) -> Int {
        switch style {
        case .headline: headlineWeight
        case .caption2: caption2Weight
        default: 400
        }
    }

    /// The height of a line of a style in the system font, without the distance to the next: 1.1934 of its size, up to
    /// the next third of a point (fitted to lines of 12 to 17 points).
    package func line(_ style: Font.TextStyle, _ category: DynamicTypeSize) -> Double {
        (size(style, category) * 1.1934 * 3).rounded(.up) / 3
    }

    package func pitch(_ style: Font.TextStyle, _ category: DynamicTypeSize) -> Double {
        pitches.count == 1 ? pitches[0][style.column] : pitches[category.rank][style.column]
    }
}
