import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Color.Resolved")
struct ColorResolvedTests {
    @Test func componentsAreLinearAndEncoded() {
        let color = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
        #expect(abs(color.red - 0.5) < 1e-6 && abs(color.linearRed - 0.21404) < 1e-4)
        #expect(color.linearGreen == 0 && abs(color.linearBlue - 1) < 1e-6 && color.opacity == 0.25)
    }

    @Test func aComponentIsWrittenEncoded() {
        var color = Color.Resolved(red: 0, green: 0, blue: 0)
        color.green = 0.5
        #expect(abs(color.linearGreen - 0.21404) < 1e-4 && color.opacity == 1)
    }

    @Test func aResolvedColorIsADrawnColor() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0)) }
        #expect(scene.colors == ["#FF0000FF"])
        #expect(Color(Color.Resolved(red: 1, green: 0, blue: 0)).resolve(in: EnvironmentValues()).description
            == "#FF0000FF")
    }

    @Test func aColorIsStoredAndRead() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
    }

    /// Halfway between two colours is halfway between their components, encoded or not.
    @Test func aColorIsAnimatedByItsComponents() {
        var color = Color.Resolved(red: 1, green: 1, blue: 1)
        color.animatableData.scale(by: 0)
        #expect(color.opacity == 0 && color.linearRed == 0)
    }
}
