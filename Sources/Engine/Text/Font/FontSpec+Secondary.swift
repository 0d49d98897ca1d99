extension FontSpec {
    /// The font of secondary text beside text of this font, such as a unit beside its number.
    ///
    /// Letters are smaller by a factor that is constant up to 17 points, decreases until 70 and is constant beyond;
    /// they are heavier and wider apart; the line height is unchanged. Serif and monospaced designs and named fonts are
    /// unchanged. Measured on macOS 26 from the fonts passed to a text renderer:
    /// iamcgn/swiftui-web@44667cb:Docs/elements/TextScale.md.
    package var secondary: FontSpec {
        guard family == .system(.standard) || family == .system(.rounded) else { return self }
        let row = Secondary.rows.last { $0.weight <= weight } ?? Secondary.rows[0]
        let share = min(max((size - 17) / (70 - 17), 0), 1)
        var spec = self
        spec.lineSize = lineSize ?? size
        spec.size = size * (row.small + (row.large - row.small) * share)
        spec.tracking += (family == .system(.rounded) ? Secondary.roundedTracking : row.tracking) * (1 - share)
        spec.weight = min(weight + Secondary.weightGain, 900)
        return spec
    }

    private enum Secondary {
        /// By minimum weight: the factors at 17 and at 70 points, and the tracking at 17.
        static let rows: [(weight: Int, small: Double, large: Double, tracking: Double)] = [
            (100, 0.8, 0.46, 0.16), (200, 0.8, 0.46, 0.15), (300, 0.8, 0.46, 0.1854), (400, 0.8, 0.46, 0.25),
            (500, 0.8, 0.48, 0.4147), (600, 0.84, 0.49, 0), (700, 0.85, 0.5, -0.05), (800, 0.85, 0.52, 0.2),
            (900, 0.87, 0.55, 0.35),
        ]
        static let roundedTracking = 0.03
        static let weightGain = 110
    }
}
