import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("phaseAnimator")
struct PhaseAnimatorTests {
    @Test func withoutATriggerPhasesFollowEachOther() {
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator([false, true]) { Probe("box", 20, 20).offset(x: $0 ? 10 : 0) }
                animation: { _ in .linear(duration: 1) }
        }
        scene.at(0.5)
        #expect(abs(scene.shownFrame("box").minX - 45) < 1e-9)
        scene.at(1.5)
        #expect(abs(scene.shownFrame("box").minX - 45) < 1e-9)
        #expect(scene.host.nextWake != nil && !scene.host.graph.motion.animations.hasEnding)
    }

    @Test func aTriggerRunsThePhasesOnce() {
        let trigger = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator([0.0, 30], trigger: trigger.value) { Probe("box", 20, 20).offset(x: $0) }
                animation: { _ in .linear(duration: 1) }
        }
        scene.at(1)
        #expect(scene.shownFrame("box").minX == 40 && scene.host.nextWake == nil)
        trigger.value = 1
        scene.settle()
        scene.at(2)
        #expect(scene.shownFrame("box").minX == 70)
        scene.at(5)
        #expect(scene.shownFrame("box").minX == 40 && scene.host.nextWake == nil)
    }
}
