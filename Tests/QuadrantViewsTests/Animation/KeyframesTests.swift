import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("KeyframeTimeline")
struct KeyframesTests {
    @Test func linearKeyframesAreStraight() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(0.0, duration: 2)
        }
        #expect(timeline.duration == 3)
        #expect([0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0) } == [0, 5, 10, 5, 0, 0])
        #expect(timeline.value(progress: 0.5) == 7.5)
    }

    @Test func keyframesOfTheWholeValueMayBeInLoopsAndBranches() {
        let loop = KeyframeTimeline(initialValue: 0.0) {
            for value in [10.0, 0] { LinearKeyframe(value, duration: 1) }
        }
        #expect(loop.duration == 2)
        #expect([0.5, 1, 1.5].map { loop.value(time: $0) } == [5, 10, 5])
        func branch(_ isFirst: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                if isFirst { LinearKeyframe(10.0, duration: 1) } else { MoveKeyframe(20.0) }
            }
        }
        #expect(branch(true).value(time: 0.5) == 5 && branch(false).value(time: 1) == 20)
    }

    @Test func aMoveJumps() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            MoveKeyframe(100.0)
            LinearKeyframe(200.0, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect([0.5, 1.5, 2].map { timeline.value(time: $0) } == [5, 150, 200])
    }

    @Test func aCubicKeyframePassesThroughItsValue() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        #expect(abs(timeline.value(time: 1) - 10) < 1e-9 && abs(timeline.value(time: 2) - 20) < 1e-9)
    }

    private struct Pose { var x = 0.0, y = 0.0 }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(10.0, duration: 2) }
        }
        let half = timeline.value(time: 1)
        #expect(timeline.duration == 2 && half.x == 10 && half.y == 5)
    }
}
