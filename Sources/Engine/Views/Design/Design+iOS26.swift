/// iOS 26: other colours, and lists with larger corner radii.
extension Design {
    package static let ios26 = ios17.changed("ios26") { design in
        design.systemVersion = "26.0"
        design.palette = ColorPalette.ios26
        design.metrics.list.margin = 16  // measured: recorded cases ax-list-* of iOS 26
        design.metrics.list.inset = 16  // measured: the same
        design.metrics.list.padding = 47.5 / 3  // measured: the same
        design.metrics.list.rowHeight = 52  // measured: the same
        design.metrics.list.radius = 26  // measured: the same
        design.metrics.list.sectionGap = 53.0 / 3  // measured: the same
        design.metrics.list.headlessGap = 53.0 / 3  // measured: the same
        design.metrics.list.headerTop = 13  // fitted, the sum with the bottom recorded
        design.metrics.list.hasUppercaseHeaders = false  // recorded
    }
}

extension ColorPalette {
    /// Recorded where it differs from iOS 17. Dark values that were not recorded are those of iOS 17.
    static let ios26: ColorPalette = {
        var palette = ColorPalette.ios17
        palette.set(.red, light: Value(0xFF383C), dark: Value(0xFF4245))
        palette.set(.orange, light: Value(0xFF8D28), dark: Value(0xFF9230))
        palette.set(.mint, light: Value(0x00C8B3), dark: Value(0x63E6E2))
        palette.set(.cyan, light: Value(0x00C0E8), dark: Value(0x64D2FF))
        for color in [SystemColor.blue, .accent, .link] {
            palette.set(color, light: Value(0x0088FF), dark: Value(0x0091FF))
        }
        palette.set(.indigo, light: Value(0x6155F5), dark: Value(0x5E5CE6))
        palette.set(.purple, light: Value(0xCB30E0), dark: Value(0xBF5AF2))
        palette.set(.brown, light: Value(0xAC7F5E), dark: Value(0xAC8E68))
        palette.set(.separator, light: Value(0x3C3C43, 0.12), dark: Value(0x545458, 0.5))
        return palette
    }()
}
