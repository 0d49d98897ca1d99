import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Values of animations and springs, and keyframes that are written with conditions.
@MainActor @Suite("Values of animations")
struct AnimationValuesTests {
    /// Where a length is that goes from 0 to 100, after some seconds.
    private func value(_ animation: Animation, at seconds: Double) -> Double {
        let width = Input(0.0)
        let scene = ViewHarness(offering: 300, 100) {
            Color.red.frame(width: width.value, height: 10).tagged("box")
        }
        withAnimation(animation) { width.value = 100 }
        scene.advance(by: seconds)
        return Double(scene.size("box").width)
    }

    @Test func springsAreNamed() {
        #expect(value(.bouncy(duration: 0.5, extraBounce: 0.1), at: 0.2)
            == value(.spring(duration: 0.5, bounce: 0.4), at: 0.2))
        #expect(abs(value(.interpolatingSpring(Spring(duration: 0.5, bounce: 0.2)), at: 0.2)
            - value(.interpolatingSpring(duration: 0.5, bounce: 0.2), at: 0.2)) < 0.01)
        #expect(abs(value(.interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 0), at: 2) - 100) < 1)
        #expect(abs(value(.interpolatingSpring(Spring(duration: 0.5), initialVelocity: 0), at: 2) - 100) < 1)
    }

    @Test func aSpringGoesFromAValueToAnother() {
        let spring = Spring.bouncy(duration: 0.5, extraBounce: 0)
        #expect(spring.value(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 0) == 10)
        #expect(abs(spring.value(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 5) - 20) < 0.01)
        #expect(abs(spring.velocity(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 5)) < 0.01)
        #expect(spring.velocity(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, time: 0.1) > 0)
        #expect(spring.force(fromValue: 10.0, toValue: 20.0, position: 10.0, velocity: 0.0) > 0)
        #expect(spring.settlingDuration(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, epsilon: 0.01)
            > spring.settlingDuration(fromValue: 10.0, toValue: 20.0, initialVelocity: 0.0, epsilon: 1))
    }

    @Test func vectorsAreInterpolated() {
        #expect(2.0.interpolated(towards: 6.0, amount: 0.25) == 3)
        var value = 2.0
        value.interpolate(towards: 6.0, amount: 0.5)
        #expect(value == 4)
    }

    /// An animation keeps what it needs from frame to frame, and takes over from another of its kind.
    private struct Steps: CustomAnimation {
        struct Count: AnimationStateKey { static let defaultValue = 0 }
        let log: Log
        nonisolated static func == (left: Steps, right: Steps) -> Bool { true }
        nonisolated func hash(into hasher: inout Hasher) {}
        nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>)
            -> V?
        {
            context.state[Count.self] += 1
            guard time < 1 else { return nil }
            context.isLogicallyComplete = time >= 0.5
            return value.scaled(by: time)
        }
        nonisolated func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            log.note("merges \(context.state[Count.self] > 0)")
            return true
        }
    }

    @Test func animationsHaveAState() {
        let log = Log(), width = Input(0.0)
        let scene = ViewHarness(offering: 300, 100) { Color.red.frame(width: width.value, height: 10).tagged("box") }
        withAnimation(Animation(Steps(log: log))) { width.value = 100 }
        scene.settle()
        scene.advance(by: 0.25)
        withAnimation(Animation(Steps(log: log))) { width.value = 200 }
        scene.settle()
        scene.advance(by: 0.1)
        #expect(log.take().first == "merges true")
        var state = AnimationState<Double>()
        state[Steps.Count.self] = 3
        #expect(state[Steps.Count.self] == 3)
    }

    @Test func keyframesDependOnConditions() {
        @KeyframeTrackContentBuilder<Double> func track(_ isLong: Bool) -> some KeyframeTrackContent<Double> {
            LinearKeyframe(10, duration: 1)
            if isLong { LinearKeyframe(30, duration: 1) } else { LinearKeyframe(20, duration: 1) }
        }
        func value(_ isLong: Bool, at time: Double) -> Double {
            KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { track(isLong) } }.value(time: time)
        }
        #expect(value(true, at: 1) == 10 && value(true, at: 2) == 30 && value(false, at: 2) == 20)
        @KeyframesBuilder<CGSize> func sides() -> some Keyframes<CGSize> {
            KeyframeTrack(\.width) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.height) { LinearKeyframe(20, duration: 1) }
        }
        let timeline = KeyframeTimeline(initialValue: CGSize.zero) { sides() }
        #expect(timeline.value(time: 0.5) == CGSize(width: 5, height: 10) && timeline.duration == 1)
    }

    @Test func aKeyframeAnimationStartsWithItsTrigger() {
        let trigger = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            KeyframeAnimator(initialValue: 10.0, trigger: trigger.value) { width in
                Color.red.frame(width: width, height: 10).tagged("box")
            } keyframes: { _ in
                LinearKeyframe(50, duration: 1)
            }
        }
        scene.advance(by: 1)
        #expect(scene.size("box").width == 10)
        trigger.value = 1
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.size("box").width == 50)
    }
}
