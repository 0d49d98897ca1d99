import Foundation
import QuadrantGeometry

// The built-in animations. Each is a closed form of time: the number of frames does not affect the value.

/// The duration, or 0 if it is negative or NaN.
func usable(_ duration: Double) -> Double { duration > 0 ? duration : 0 }

/// Follows a curve for a fixed time.
struct CurveAnimation: TimedAnimation {
    var curve: UnitCurve
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < usable(duration) else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time >= 0, time < usable(duration) else { return .zero }
        let slope = curve.velocity(at: time / duration)
        return slope.isFinite ? value.scaled(by: slope / duration) : nil
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double { usable(duration) }
}

/// Follows a spring until it settles. A later spring continues from the value and the velocity of the earlier one,
/// unless the earlier one is to keep running.
struct SpringAnimation: TimedAnimation {
    var spring: Spring
    /// In fractions of the whole distance per second.
    var initialVelocity = 0.0
    var isAdditive = false
    /// Without effect on the motion.
    var blendDuration = 0.0
    /// As they were given: those of the spring have passed through its frequency.
    var response: Double?
    var stiffness: Double?
    var damping: Double?

    /// The value and the velocity at which a spring replaced another one: the animation starts again from there.
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        var time = 0.0
        var place = V.zero
        var velocity: V?
        static var defaultValue: Start { Start() }
    }

    func begin<V: VectorArithmetic>(at speed: V, _ context: inout AnimationContext<V>) {
        if initialVelocity == 0 { context.state[Start<V>.self] = Start(velocity: speed) }
    }

    private func motion<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>)
        -> (start: Start<V>, way: V, push: V)
    {
        let start = context.state[Start<V>.self], way = value - start.place
        return (start, way, start.velocity ?? way.scaled(by: initialVelocity))
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if time >= end(value, context) { return nil }
        let (start, way, push) = motion(value, context)
        return start.place + spring.value(target: way, initialVelocity: push, time: time - start.time)
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if time < 0 || time >= end(value, context) { return .zero }
        let (start, way, push) = motion(value, context)
        return spring.velocity(target: way, initialVelocity: push, time: time - start.time)
    }
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: Double,
                                          context: inout AnimationContext<V>) -> Bool {
        guard !isAdditive, let earlier = previous.base as? SpringAnimation, !earlier.isAdditive else { return false }
        let velocity = earlier.velocity(value: value, time: time, context: context) ?? .zero
        let place = earlier.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = Start(time: time, place: place, velocity: velocity)
        return true
    }

    /// A thousandth of the distance, and at most a twentieth of a point: a smaller remainder is not visible.
    private func tolerance<V: VectorArithmetic>(_ way: V, _ push: V) -> Double {
        let far = way.magnitudeSquared.squareRoot(), pushed = push.magnitudeSquared.squareRoot()
        if pushed == 0 { return min(0.001 * far, 0.05) }
        return min(0.001 * max(far, pushed * spring.response / 10), 0.05)
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        let (start, way, push) = motion(value, context)
        return start.time + spring.settlingDuration(target: way, initialVelocity: push, epsilon: tolerance(way, push))
    }
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        let (start, way, push) = motion(value, context)
        guard way.magnitudeSquared > 0 || push.magnitudeSquared > 0 else { return start.time }
        return min(start.time + spring.duration, end(value, context))
    }
}

/// Delays another animation.
struct DelayAnimation: TimedAnimation {
    var base: Animation
    var delay: Double
    private var wait: Double { delay.isFinite ? delay : 0 }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time < wait ? .zero : base.base.animate(value: value, time: time - wait, context: &context)
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        time < wait ? .zero : base.base.velocity(value: value, time: time - wait, context: context)
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        wait + base.end(value, context)
    }
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        wait + base.logicalEnd(value, context)
    }
}

/// Speeds up or slows down another animation.
struct SpeedAnimation: TimedAnimation {
    var base: Animation
    var speed: Double
    /// A speed that is not positive and finite has no effect.
    private var factor: Double { speed > 0 && speed.isFinite ? speed : 1 }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        base.base.animate(value: value, time: time * factor, context: &context)
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.base.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        base.end(value, context) / factor
    }
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        base.logicalEnd(value, context) / factor
    }
}

/// Repeats another animation, optionally with autoreversal. Ends at the target value.
struct RepeatAnimation: TimedAnimation {
    var base: Animation
    /// The number of repetitions; nil repeats for ever.
    var count: Int?
    var autoreverses: Bool

    /// The current cycle and its elapsed time; nil after the last cycle. An animation of unknown length has a single
    /// cycle.
    private func turn<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>)
        -> (index: Int, time: Double)?
    {
        let length = base.end(value, context)
        guard length > 0, count.map({ $0 > 0 }) ?? true else { return nil }
        if length == .infinity { return (0, time) }
        let index = (time / length).rounded(.down)
        if let count, index >= Double(count) { return nil }
        return (Int(min(index, 1e15)), time - index * length)
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard let turn = turn(value, max(time, 0), context) else { return nil }
        var fresh = context
        fresh.isLogicallyComplete = false
        let way = base.base.animate(value: value, time: turn.time, context: &fresh) ?? value
        return autoreverses && turn.index % 2 == 1 ? value - way : way
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard let turn = turn(value, max(time, 0), context) else { return .zero }
        let velocity = base.base.velocity(value: value, time: turn.time, context: context)
        return autoreverses && turn.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        let length = base.end(value, context)
        guard let count else { return length > 0 ? .infinity : 0 }
        return length * Double(max(count, 0))
    }
}

/// Another animation that is logically complete after a given time.
struct LogicalEndAnimation: TimedAnimation {
    var base: Animation
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let result = base.base.animate(value: value, time: time, context: &context)
        if time >= usable(duration) { context.isLogicallyComplete = true }
        return result
    }
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.base.velocity(value: value, time: time, context: context)
    }
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double { base.end(value, context) }
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double { usable(duration) }
}
