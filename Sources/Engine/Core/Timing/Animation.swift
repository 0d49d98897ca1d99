public import Foundation
public import QuadrantGeometry

/// How a change of a value is shown over time.
public struct Animation: Hashable, Sendable {
    /// The animation that computes the value over time.
    public var base: any CustomAnimation { stored }
    private let stored: any CustomAnimation
    /// The default animation of the current compatibility profile.
    let isDefault: Bool

    /// An animation with a custom rule.
    public init<A: CustomAnimation>(_ base: A) {
        stored = base
        isDefault = false
    }

    private init(default base: any CustomAnimation) {
        stored = base
        isDefault = true
    }

    public static func == (a: Animation, b: Animation) -> Bool {
        func equal<A: CustomAnimation>(_ first: A) -> Bool { (b.stored as? A) == first }
        return equal(a.stored)
    }
    public func hash(into hasher: inout Hasher) { stored.hash(into: &hasher) }

    /// A spring without overshoot: response 0.55 seconds, damping 1.
    public static let `default` = Animation(
        default: SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1)))

    /// The value of `default` before it was a spring.
    static let legacyDefault = easeInOut(duration: 0.35)

    // MARK: evaluation

    /// The animated value, between zero and `value`, after `time` seconds; nil when the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        stored.animate(value: value, time: time, context: &context)
    }
    /// The velocity of the animated value after `time` seconds, per second; nil where the animation does not define
    /// one.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        stored.velocity(value: value, time: time, context: context)
    }
    /// Whether this animation replaces `previous`, which has run for `time` seconds, or is added to it.
    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval,
                                                 context: inout AnimationContext<V>) -> Bool {
        stored.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Starts with an initial velocity, per second, where the curve supports one.
    func begin<V: VectorArithmetic>(at speed: V, _ context: inout AnimationContext<V>) {
        (stored as? SpringAnimation)?.begin(at: speed, &context)
    }

    /// The end time of an animation to `value`, in seconds; infinite if it never ends or the end is unknown.
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        (stored as? any TimedAnimation)?.end(value, context) ?? .infinity
    }
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
        (stored as? any TimedAnimation)?.logicalEnd(value, context) ?? .infinity
    }
    /// Whether the end time is known when the animation begins.
    var isTimed: Bool {
        switch stored {
        case let delay as DelayAnimation: delay.base.isTimed
        case let speed as SpeedAnimation: speed.base.isTimed
        case let turns as RepeatAnimation: turns.base.isTimed
        case let logical as LogicalEndAnimation: logical.base.isTimed
        default: stored is any TimedAnimation
        }
    }
}

// MARK: - curves

extension Animation {
    /// Progress along a curve; `duration` in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// A cubic curve with two control points, whose x is limited to 0…1; `duration` in seconds.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
                                   duration: TimeInterval = 0.35) -> Animation {
        timingCurve(.bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
                    duration: duration)
    }

    /// Constant speed for `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Constant speed for 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Starts slowly; `duration` in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Starts slowly and takes 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Ends slowly; `duration` in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Ends slowly and takes 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Starts and ends slowly; `duration` in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// Starts and ends slowly and takes 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
}

// MARK: - springs

extension Animation {
    /// A spring that keeps the velocity of a spring that it replaces. Velocities blend immediately for any
    /// `blendDuration`.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration, response: spring.response))
    }
    /// A spring with a perceived duration of `duration` seconds; `bounce` from -1 to 1, 0 without overshoot.
    /// `blendDuration` has no effect.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0,
                              blendDuration: Double = 0) -> Animation {
        .spring(response: duration, dampingFraction: Spring(duration: duration, bounce: bounce).dampingRatio,
                blendDuration: blendDuration)
    }
    /// A spring with its undamped period (`response`) in seconds and its damping ratio; 1 does not overshoot.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825,
                              blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: Spring(response: response, dampingRatio: dampingFraction),
                                  blendDuration: blendDuration, response: response))
    }
    /// A spring with a perceived duration of half a second, without overshoot.
    public static var spring: Animation { .spring(duration: 0.5) }

    /// A fast spring, for views that follow a finger; `response` in seconds. `blendDuration` has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86,
                                         blendDuration: TimeInterval = 0.25) -> Animation {
        .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    /// A fast spring; `extraBounce` is added to a bounce of 0.15. `blendDuration` has no effect.
    public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
                                         blendDuration: TimeInterval = 0.25) -> Animation {
        .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }
    /// A fast spring: response 0.15 seconds, damping 0.85.
    public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

    /// A spring without overshoot, unless `extraBounce` adds some; `duration` in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(duration: duration, bounce: extraBounce)
    }
    /// A spring without overshoot, with a perceived duration of half a second.
    public static var smooth: Animation { .smooth() }
    /// A spring with a bounce of 0.15 and `extraBounce`; `duration` in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.15 and a perceived duration of half a second.
    public static var snappy: Animation { .snappy() }
    /// A spring with a bounce of 0.3 and `extraBounce`; `duration` in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        .spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// A spring with a bounce of 0.3 and a perceived duration of half a second.
    public static var bouncy: Animation { .bouncy() }

    /// An additive spring: it does not replace the running animations, and its value is added to theirs.
    /// `initialVelocity` is in fractions of the distance per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, isAdditive: true,
                                  stiffness: spring.stiffness, damping: spring.damping))
    }
    /// An additive spring by its physical parameters; it may be overdamped.
    public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double,
                                           initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(
            spring: Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity, isAdditive: true, stiffness: stiffness, damping: damping))
    }
    /// An additive spring with a perceived duration of `duration` seconds; `bounce` from -1 to 1.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0,
                                           initialVelocity: Double = 0.0) -> Animation {
        .interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// An additive spring with a perceived duration of half a second, without overshoot.
    public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }
}

// MARK: - derived animations

extension Animation {
    /// Begins `delay` seconds later; a negative delay skips the beginning.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }
    /// Multiplies the speed: 2 is twice as fast. A factor that is not greater than 0 has no effect.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }
    /// Runs `repeatCount` times, every second time backwards unless `autoreverses` is false.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }
    /// Repeats without end, every second time backwards unless `autoreverses` is false.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }
    /// Is logically complete after `duration` seconds, for completions with that criterion.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalEndAnimation(base: self, duration: duration))
    }
}
