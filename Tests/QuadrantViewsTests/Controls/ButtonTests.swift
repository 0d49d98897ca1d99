import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Button")
struct ButtonTests {
    private let log = Log()

    @Test func aTapRunsTheAction() {
        let scene = ViewHarness(offering: 200, 44) { Button("Go") { log.note("go") } }
        scene.tap("Go")
        #expect(log.take() == ["go"])
    }

    /// The finger is lifted elsewhere.
    @Test func aFingerThatLeavesRunsNothing() {
        let scene = ViewHarness(offering: 200, 400) { Button("Go") { log.note("go") } }
        scene.drag(from: "Go", by: CGSize(width: 0, height: 190))
        #expect(log.take() == [])
    }

    @Test func aDisabledButtonRunsNothing() {
        let scene = ViewHarness(offering: 200, 44) { Button("Go") { log.note("go") }.disabled(true) }
        scene.tap("Go")
        #expect(log.take() == [])
    }

    @Test func theWholeLabelIsTouched() {
        let scene = ViewHarness(offering: 200, 100) {
            Button { log.note("go") } label: { HStack(spacing: 60) { Probe("a", 10, 10); Probe("b", 10, 10) } }
        }
        // Between the two halves of the label.
        #expect(scene.tap(at: CGPoint(x: 100, y: 50)) && log.take() == ["go"])
    }

    @Test func aTitleHasTheTint() {
        let scene = ViewHarness(offering: 200, 44) { Button {} label: { Rectangle() } }
        #expect(scene.firstColor == "#007AFFFF")
        let red = ViewHarness(offering: 200, 44) { Button(role: .destructive) {} label: { Rectangle() } }
        #expect(red.firstColor == "#FF3B30FF")
    }

    @Test func rolesAreEqualByName() {
        #expect(ButtonRole.cancel == .cancel && ButtonRole.cancel != .destructive)
    }
}
