import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Color.mix")
struct ColorMixTests {
    private func bytes(_ color: Color) -> String { color.resolve(in: EnvironmentValues()).description }
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    @Test func theEndsAreTheColors() {
        #expect(bytes(red.mix(with: blue, by: 0)) == "#FF0000FF" && bytes(red.mix(with: blue, by: 1)) == "#0000FFFF")
        #expect(bytes(red.mix(with: blue, by: -1)) == bytes(red) && bytes(red.mix(with: blue, by: 2)) == bytes(blue))
    }

    @Test func theSpaceOfTheDeviceMixesComponents() {
        #expect(bytes(red.mix(with: blue, by: 0.5, in: .device)) == "#800080FF")
        #expect(bytes(Color.white.mix(with: .black, by: 0.2, in: .device)) == "#CCCCCCFF")
    }

    /// In Oklab the middle of red and blue is lighter than by components.
    @Test func perceptualMixingIsLighter() {
        let middle = red.mix(with: blue, by: 0.5).resolve(in: EnvironmentValues())
        #expect(middle.red > 0.5 && middle.blue > 0.5)
    }

    @Test func opacitiesAreMixed() {
        #expect(red.opacity(0).mix(with: red, by: 0.5, in: .device).resolve(in: EnvironmentValues()).opacity == 0.5)
    }
}
