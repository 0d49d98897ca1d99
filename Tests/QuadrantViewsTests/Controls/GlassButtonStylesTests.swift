import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Buttons of glass")
struct GlassButtonStylesTests {
    private func button(_ style: some PrimitiveButtonStyle) -> ViewHarness {
        ViewHarness(offering: .unspecified) { Button("Go") {}.buttonStyle(style).tagged("button") }
    }

    /// The plates have the size of bordered ones.
    @Test func theyAreAsLargeAsBorderedOnes() {
        let size = button(.bordered).frame("button").size
        #expect(button(.glass).frame("button").size == size)
        #expect(button(.glass(.clear)).frame("button").size == size)
        #expect(button(.glassProminent).frame("button").size == size)
    }

    /// A prominent one has a plate of the tint, red for a destructive role; the other has the label's own colour.
    @Test func aProminentOneHasTheTint() {
        var environment = EnvironmentValues()
        environment.design = .ios17
        let blue = Color.blue.resolve(in: environment)
        func draws(_ color: Color.Resolved, _ scene: ViewHarness) -> Bool {
            scene.drawnColors.contains { abs($0.blue - color.blue) < 0.01 && abs($0.red - color.red) < 0.01 }
        }
        let prominent = button(.glassProminent)
        #expect(draws(blue, prominent))
        #expect(!draws(blue, button(.glass)))
        let red = ViewHarness(offering: .unspecified) {
            Button("Go", role: .destructive) {}.buttonStyle(.glassProminent)
        }
        #expect(draws(Color.red.resolve(in: environment), red))
    }

    @Test func aPressRunsTheAction() {
        var count = 0
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            Button("Go") { count += 1 }.buttonStyle(.glass)
        }
        scene.press("Go")
        #expect(count == 1)
    }
}
