package import QuadrantDisplayList

/// The colours of all names, light and dark.
package nonisolated struct ColorPalette: Equatable, Sendable {
    /// The components as `0xRRGGBB`.
    package struct Value: Sendable {
        package var rgb: UInt32
        package var alpha: Float
        package init(_ rgb: UInt32, _ alpha: Float = 1) { (self.rgb, self.alpha) = (rgb, alpha) }

        fileprivate var rgba: RGBA {
            RGBA(red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
                 alpha: alpha)
        }
    }
    /// The colours, indexed by the raw values of the names.
    private var light: [RGBA]
    private var dark: [RGBA]

    package init(_ pair: (SystemColor) -> (light: Value, dark: Value)) {
        light = SystemColor.allCases.map { pair($0).light.rgba }
        dark = SystemColor.allCases.map { pair($0).dark.rgba }
    }

    package subscript(color: SystemColor, isDark isDark: Bool) -> RGBA {
        (isDark ? dark : light)[Int(color.rawValue)]
    }

    package mutating func set(_ color: SystemColor, light: Value, dark: Value) {
        self.light[Int(color.rawValue)] = light.rgba
        self.dark[Int(color.rawValue)] = dark.rgba
    }
}
