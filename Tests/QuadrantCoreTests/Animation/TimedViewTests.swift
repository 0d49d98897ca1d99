import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Views that change with time.
@Suite("Timed views", .serialized)
@MainActor
struct TimedViewTests {
    private func left(_ scene: ViewHarness) -> Double { scene.shownFrame("box").minX }

    @Test func phasesGoRound() {
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator([0.0, 10, 20]) { phase in
                Probe("box", 20, 20).offset(x: phase)
            } animation: { _ in .linear(duration: 1) }
        }
        #expect(left(scene) == 40.0)
        for (time, place) in [(0.5, 45.0), (1.5, 55), (2.5, 50), (3.5, 45), (30.5, 45)] {
            scene.at(time)
            #expect(abs(left(scene) - place) < 1e-9, "at \(time)")
        }
    }

    @Test func phasesGoOnceWhenTriggered() {
        let trigger = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).phaseAnimator([0.0, 10], trigger: trigger.value) { view, phase in
                view.offset(x: phase)
            } animation: { _ in .linear(duration: 1) }
        }
        scene.at(5)
        #expect(left(scene) == 40.0)
        #expect(scene.host.nextWake == nil)
        trigger.value = 1
        scene.settle()
        scene.at(6)
        #expect(left(scene) == 50.0)
        scene.at(6.5)
        #expect(left(scene) == 45.0)
        scene.at(9)
        #expect(left(scene) == 40.0)
        #expect(scene.host.nextWake == nil)
    }

    /// Phases without a change do not hang.
    @Test func phasesWithoutAnimationTakeAFrameEach() {
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator([0.0, 10]) { Probe("box", 20, 20).offset(x: $0) } animation: { _ in nil }
        }
        scene.at(1)
        #expect([40.0, 50.0].contains(left(scene)))
    }

    private struct Pose {
        var x = 0.0
        var y = 0.0
    }

    @Test func keyframesRunInTracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(50)
                LinearKeyframe(60, duration: 1)
            }
            KeyframeTrack(\.y) {
                SpringKeyframe(100, duration: 0.5, spring: .smooth)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5).x == 5)
        #expect(timeline.value(time: 1).x == 50)
        #expect(timeline.value(time: 1.5).x == 55)
        #expect(timeline.value(progress: 1).x == 60)
        #expect(abs(timeline.value(time: 0.25).y - Spring.smooth.value(target: 100.0, time: 0.25)) < 1e-9)
        #expect(timeline.value(time: 0.6).y == 100)
    }

    /// Between equal slopes a cubic is straight; at its ends the velocity is 0.
    @Test func cubicKeyframesAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        let step = 1e-6
        func slope(_ time: Double) -> Double {
            (timeline.value(time: time + step) - timeline.value(time: time - step)) / (2 * step)
        }
        #expect(abs(slope(0.999) - slope(1.001)) < 0.2)
        #expect(abs(slope(1) - 10) < 0.01)
        #expect(abs(slope(step * 2)) < 0.01)
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 2) == 20)
    }

    @Test func keyframesAreShown() {
        let trigger = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).keyframeAnimator(initialValue: 0.0, trigger: trigger.value) { view, value in
                view.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        #expect(scene.host.nextWake == nil)
        trigger.value = 1
        scene.settle()
        scene.at(0.5)
        #expect(left(scene) == 45.0)
        scene.at(1.5)
        #expect(left(scene) == 45.0)
        scene.at(7)
        #expect(left(scene) == 40.0)
        #expect(scene.host.nextWake == nil)
    }

    @Test func timelinesFollowTheHostsClock() {
        var dates: [Double] = []
        let scene = ViewHarness(offering: 100, 100) {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
                let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
                Probe("box", 20, 20)
            }
        }
        scene.at(5)
        #expect(dates.last == 4)
        scene.at(6)
        #expect(dates.last == 6)
        #expect(scene.host.nextWake == 8)
    }

    @Test func animationTimelinesRunEveryFrame() {
        let paused = Input(false)
        let scene = ViewHarness(offering: 100, 100) {
            TimelineView(.animation(minimumInterval: nil, paused: paused.value)) { context in
                Probe("box", 20, 20).offset(x: context.date.timeIntervalSinceReferenceDate)
            }
        }
        scene.at(3.25)
        #expect(left(scene) == 43.25)
        paused.value = true
        scene.settle()
        scene.at(10)
        #expect(left(scene) == 43.25)
        #expect(scene.host.nextWake == nil)
    }

    /// The body may return another schedule at any time, which applies from then on.
    @Test func timelinesTakeANewSchedule() {
        let interval = Input(2.0)
        var dates: [Double] = []
        let scene = ViewHarness(offering: 100, 100) {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval.value)) { context in
                let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
                Probe("box", 20, 20)
            }
        }
        scene.at(3)
        #expect(dates.last == 2)
        interval.value = 0.5
        scene.settle()
        #expect(dates.last == 3)
        #expect(scene.host.nextWake == 3.5)
        scene.at(3.5)
        #expect(dates.last == 3.5)
        interval.value = 100
        scene.settle()
        #expect(scene.host.nextWake == 100)
    }

    /// An interval shorter than a frame is extended to one frame, so that time advances.
    @Test(arguments: [1e-18, 1e-300, 0.001])
    func timelinesGoOnOncePerFrameAtMost(interval: Double) {
        let live = ViewHarness(offering: 100, 100) {
            TimelineView(.animation(minimumInterval: interval)) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        }
        live.at(1)
        #expect(abs((live.host.nextWake ?? 0) - 1) <= 1.0 / 120 + 1e-6)
        let periodic = ViewHarness(offering: 100, 100) {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        }
        periodic.at(1)
        #expect(abs((periodic.host.nextWake ?? 0) - 1) <= 1.0 / 120 + 1e-6)
    }

    /// A timeline with its own interval is not updated more often by its parents.
    @Test func timelinesKeepTheirInterval() {
        let other = Input(0)
        var dates: [Double] = []
        let scene = ViewHarness(offering: 100, 100) {
            TimelineView(.animation(minimumInterval: 1)) { context in
                let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
                Text("\(other.value)")
            }
        }
        scene.at(0.5)
        other.value = 1
        scene.settle()
        #expect(dates.last == 0)
        #expect(scene.host.nextWake == 1)
    }

    private struct Half: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 0.5 ? value.scaled(by: time / 0.5) : nil
        }
    }

    /// The next phase starts when the previous animation has ended, even a custom one of unknown duration.
    @Test func phasesWaitForCustomAnimations() {
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator([0.0, 10, 20]) { Probe("box", 20, 20).offset(x: $0) } animation: { _ in Animation(Half()) }
        }
        scene.at(0.25)
        #expect(left(scene) == 45.0)
        scene.at(0.5)
        scene.at(0.75)
        #expect(left(scene) == 55.0)
    }

    @Test func phasesThatComeLaterAreShown() {
        let phases = Input<[Double]>([])
        let scene = ViewHarness(offering: 100, 100) {
            PhaseAnimator(phases.value) { Probe("box", 20, 20).offset(x: $0) } animation: { _ in .linear(duration: 1) }
        }
        scene.at(5)
        #expect(!scene.contains("box"))
        phases.value = [0, 10]
        scene.settle()
        scene.at(6)
        #expect(left(scene) == 50.0)
        scene.at(6.5)
        #expect(left(scene) == 45.0)
    }

    /// The phases and animations are those of the latest body.
    @Test func phasesFollowTheBody() {
        let length = Input(1.0), end = Input(0.0)
        let scene = ViewHarness(offering: 100, 100) {
            let length = length.value, end = end.value
            PhaseAnimator([0.0, 10, end]) {
                Probe("box", 20, 20).offset(x: $0)
            } animation: { _ in .linear(duration: length) }
        }
        scene.at(0.5)
        length.value = 4
        end.value = 20
        scene.settle()
        scene.at(1)
        #expect(left(scene) == 50.0)
        scene.at(3)
        #expect(left(scene) == 55.0)
    }

    @Test func keyframesRepeatWhenTheyAreToldTo() {
        let repeats = Input(false)
        let scene = ViewHarness(offering: 100, 100) {
            KeyframeAnimator(initialValue: 0.0, repeating: repeats.value) { Probe("box", 20, 20).offset(x: $0) }
            keyframes: { _ in LinearKeyframe(10, duration: 1) }
        }
        scene.at(3)
        #expect(left(scene) == 50.0)
        #expect(scene.host.nextWake == nil)
        repeats.value = true
        scene.settle()
        scene.at(5.5)
        #expect(left(scene) == 45.0)
        // The current cycle runs to its end.
        repeats.value = false
        scene.settle()
        scene.at(5.75)
        #expect(left(scene) == 47.5)
        scene.at(8)
        #expect(left(scene) == 50.0)
        #expect(scene.host.nextWake == nil)
    }

    /// The old and the new text are both drawn; equal digits do not move.
    @Test func digitsRoll() {
        let number = Input(12)
        let scene = ViewHarness(offering: 100, 40) {
            Text("\(number.value)").contentTransition(.numericText())
        }
        #expect(scene.drawnFrames.count == 1)
        withAnimation(.linear(duration: 1)) { number.value = 13 }
        scene.settle()
        scene.at(0.5)
        #expect(scene.drawnOpacities == [1, 0.5, 0.5])
        scene.at(1)
        #expect(scene.drawnFrames.count == 1)
        #expect(scene.host.nextWake == nil)
    }
}
