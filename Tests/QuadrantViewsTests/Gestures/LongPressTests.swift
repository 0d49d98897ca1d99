import Foundation
import QuadrantCore
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct LongPressTests {
    let log = Log()

    private func pressed() -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            Color.red.onLongPressGesture(minimumDuration: 1) { log.note("long") } onPressingChanged: {
                log.note($0 ? "pressing" : "not pressing")
            }
        }
    }

    @Test func aFingerThatStaysIsALongPressWhileItIsStillDown() {
        let scene = pressed(), finger = Finger(scene: scene)
        finger.down(50, 50, at: 0)
        #expect(log.take() == ["pressing"])
        #expect(scene.host.nextWake == 1)
        finger.wait(until: 0.9)
        #expect(log.take() == [])
        finger.wait(until: 1)
        #expect(log.take() == ["not pressing", "long"])
        finger.up(50, 50, at: 2)
        #expect(log.take() == [])
    }

    /// The movement of the finger, the time at which it is lifted, and the resulting calls.
    @Test(arguments: [(10.0, 1.5, ["pressing", "not pressing", "long"]), (11, 1.5, ["pressing", "not pressing"]),
                      (0, 0.9, ["pressing", "not pressing"])])
    func aFingerThatMovesMoreThan10PointsOrGoesUpEarlyIsNone(move: Double, up: Double, said: [String]) {
        let finger = Finger(scene: pressed())
        finger.down(50, 50, at: 0)
        finger.move(50 + move, 50, at: 0.5)
        finger.up(50 + move, 50, at: up)
        #expect(log.take() == said)
    }

    @Test func aTapInsideALongPressLeavesTheLongPressItsTime() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
        }
        let finger = Finger(scene: scene)
        finger.down(50, 50, at: 0)
        finger.up(50, 50, at: 0.6)
        finger.tap(50, 50, at: 2)
        #expect(log.take() == ["long", "tap"])
    }
}
