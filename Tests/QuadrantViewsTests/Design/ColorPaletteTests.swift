import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("ColorPalette")
struct ColorPaletteTests {
    private typealias Value = ColorPalette.Value
    private let white = Value(0xFFFFFF), black = Value(0x000000, 0.5)

    @Test func aColorHasALightAndADarkValue() {
        let palette = ColorPalette { _ in (light: white, dark: black) }
        for color in SystemColor.allCases {
            #expect(palette[color, isDark: false] == RGBA(red: 1, green: 1, blue: 1))
            #expect(palette[color, isDark: true] == RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
        }
    }

    @Test func oneColorIsReplaced() {
        var palette = ColorPalette { _ in (light: white, dark: white) }
        let before = palette
        palette.set(.red, light: Value(0xFF0000), dark: Value(0x00FF00))
        #expect(palette != before)
        #expect(palette[.red, isDark: false] == RGBA(red: 1, green: 0, blue: 0))
        #expect(palette[.red, isDark: true] == RGBA(red: 0, green: 1, blue: 0))
        #expect(palette[.blue, isDark: false] == before[.blue, isDark: false])
    }
}
