import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Slider")
struct SliderTests {
    private let value = Input(0.0)

    @Test func aSliderTakesTheWidth() {
        let scene = ViewHarness { Slider(value: value.binding) }
        #expect(scene.sizeThatFits(240, 100) == CGSize(width: 240, height: 31))
    }

    /// The knob of 28 points travels over 200 - 28 points.
    @Test func aDragMovesTheValue() {
        value.value = 50
        let scene = ViewHarness(offering: 200, 31) { Slider(value: value.binding, in: 0...100) }
        let finger = Finger(scene: scene)
        finger.down(100, 15)
        finger.move(110, 15)
        let before = value.value
        finger.move(110 + (200 - 28) / 4, 15)
        finger.up(110 + (200 - 28) / 4, 15)
        #expect(abs(value.value - before - 25) < 1e-6)
    }

    @Test func aStepIsKept() {
        let scene = ViewHarness(offering: 200, 31) { Slider(value: value.binding, in: 0...100, step: 20) }
        scene.drag(from: .point(CGPoint(x: 14, y: 15)), to: .point(CGPoint(x: 130, y: 15)))
        #expect(value.value.truncatingRemainder(dividingBy: 20) == 0 && value.value > 0)
    }

    @Test func theEndsAreTheLimits() {
        let scene = ViewHarness(offering: 200, 31) { Slider(value: value.binding, in: -1...1) }
        scene.drag(from: .point(CGPoint(x: 100, y: 15)), to: .point(CGPoint(x: 500, y: 15)))
        #expect(value.value == 1)
    }
}
