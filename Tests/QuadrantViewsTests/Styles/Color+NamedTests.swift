import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Named colours")
struct ColorNamedTests {
    /// iOS 17, light and dark.
    @Test(arguments: [(Color.orange, "#FF9500FF", "#FF9F0AFF"), (.yellow, "#FFCC00FF", "#FFD60AFF"),
                      (.mint, "#00C7BEFF", "#63E6E2FF"), (.teal, "#30B0C7FF", "#40C8E0FF"),
                      (.cyan, "#32ADE6FF", "#64D2FFFF"), (.indigo, "#5856D6FF", "#5E5CE6FF"),
                      (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#A2845EFF", "#AC8E68FF"),
                      (.gray, "#8E8E93FF", "#8E8E93FF"), (.black, "#000000FF", "#000000FF"),
                      (.white, "#FFFFFFFF", "#FFFFFFFF"), (.clear, "#00000000", "#00000000")])
    func aNameIsAColorOfTheSystem(color: Color, light: String, dark: String) {
        var environment = EnvironmentValues()
        environment.design = .ios17
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
    }

    @Test func theAccentColorIsBlueUnlessItIsTinted() {
        let scene = ViewHarness(offering: 20, 20) {
            HStack(spacing: 0) {
                Color.accentColor; Color.accentColor.tint(.pink)
            }
        }
        #expect(scene.colors == ["#007AFFFF", "#FF2D55FF"])
    }
}
