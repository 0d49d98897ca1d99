import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Stepper with a title")
struct StepperTitleTests {
    private let count = Input(3)

    @Test func theTitleIsBesideTheButtons() {
        let scene = ViewHarness(offering: 300, 44) { Stepper("Count \(count.value)", value: count.binding) }
        #expect(scene.frame(of: "Count 3").minX == 0)
        scene.tap(at: CGPoint(x: 300 - 94 / 4, y: 22))
        #expect(count.value == 4 && scene.shows("Count 4"))
        scene.tap(at: CGPoint(x: 300 - 94 * 3 / 4, y: 22))
        #expect(count.value == 3)
    }

    @Test func theValueStaysInItsRange() {
        let scene = ViewHarness(offering: 300, 44) { Stepper("Count", value: count.binding, in: 0...5, step: 2) }
        for _ in 0..<3 { scene.tap(at: CGPoint(x: 300 - 94 / 4, y: 22)) }
        #expect(count.value == 5)
    }

    @Test func actionsMayStandForAValue() {
        let log = Log()
        let scene = ViewHarness(offering: 300, 44) {
            Stepper("Count", onIncrement: { log.note("up") }, onDecrement: { log.note("down") })
        }
        scene.tap(at: CGPoint(x: 300 - 94 / 4, y: 22))
        scene.tap(at: CGPoint(x: 300 - 94 * 3 / 4, y: 22))
        #expect(log.take() == ["up", "down"])
    }
}
