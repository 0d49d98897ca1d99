import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("keyframeAnimator")
struct KeyframeAnimatorTests {
    @Test func aTriggerRunsTheKeyframes() {
        let trigger = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).keyframeAnimator(initialValue: 0.0, trigger: trigger.value) { view, value in
                view.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(20.0, duration: 1)
                LinearKeyframe(0.0, duration: 1)
            }
        }
        scene.at(1)
        // Centred: (100 - 20) / 2.
        #expect(scene.frame("box").minX == 40)
        trigger.value = 1
        scene.settle()
        for (time, x) in [(1.5, 50.0), (2, 60), (2.5, 50), (4, 40)] {
            scene.at(time)
            // Interpolation in floating point is not exact.
            #expect(abs(scene.frame("box").minX - x) < 1e-6, "at \(time)")
        }
        #expect(scene.host.nextWake == nil)
    }
}
