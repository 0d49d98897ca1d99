import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Colours of components")
struct ColorCustomTests {
    private func bytes(_ color: Color) -> String { color.resolve(in: EnvironmentValues()).description }

    @Test func aColorIsMadeOfItsComponents() {
        #expect(bytes(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
        #expect(bytes(Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 0.5)) == "#00FF0080")
        #expect(bytes(Color(white: 0.2)) == "#333333FF" && bytes(Color(white: 1, opacity: 0)) == "#FFFFFF00")
        #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "#00FF00FF")
    }

    /// Half of linear light is encoded as 188 of 255.
    @Test func linearComponentsAreEncoded() {
        #expect(bytes(Color(.sRGBLinear, white: 0.5)) == "#BCBCBCFF")
    }

    @Test func opacitiesAreMultiplied() {
        #expect(bytes(Color(white: 0, opacity: 0.5).opacity(0.5)) == "#00000040")
    }

    @Test func colorsAreEqualByTheirComponents() {
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(red: 1, green: 0, blue: 0) != Color(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(Set([Color(white: 0.5), Color(white: 0.5)]).count == 1)
    }
}
