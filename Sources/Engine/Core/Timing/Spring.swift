public import Foundation
public import QuadrantGeometry

/// A mass on a damped spring, which animates a value from rest to rest.
///
/// Defined by its duration and bounce, or by its physical parameters. Times are in seconds.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    private var frequency: Double
    /// 1 is critical damping; less overshoots, more is overdamped and settles slowly.
    public private(set) var dampingRatio: Double
    /// The mass of the body; 1 unless given with the physics.
    public private(set) var mass: Double

    /// The limit of the damping ratio: settling then takes hours, and infinite damping has no finite solution.
    private static let strongestDamping = 1e6

    private init(frequency: Double, ratio: Double, mass: Double = 1) {
        self.frequency = frequency.isNaN ? .infinity : max(frequency, 0)
        dampingRatio = ratio.isNaN ? 1 : min(max(ratio, 0), Spring.strongestDamping)
        self.mass = mass
    }

    /// A spring with a perceived duration of `duration`; `bounce` is between -1 (overdamped) and 1 (undamped), 0 does
    /// not overshoot. A duration of 0 or less jumps.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(max(bounce, -1), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// `response` is the undamped period.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, ratio: dampingRatio)
    }

    /// `stiffness` is the force towards the target, `damping` the friction. A stiffness of 0 never moves. Unless
    /// `allowOverDamping`, the damping is limited to the critical damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * (max(stiffness, 0) * mass).squareRoot())
        self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that stays within `epsilon` of a target at distance 1 after `settlingDuration`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the response: the settling time at a response of 1 is the factor.
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: time.isFinite && time > 0 ? settlingDuration / time : 0, dampingRatio: dampingRatio)
    }

    /// The undamped period in seconds; infinite for a stiffness of 0, 0 for a spring that jumps.
    public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
    /// The perceived duration of the spring: its `response`.
    public var duration: TimeInterval { response }
    /// From -1 (overdamped) through 0 (no overshoot) to 1 (undamped); derived from `dampingRatio`.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The force per unit of distance that pulls towards the target.
    public var stiffness: Double { mass * frequency * frequency }
    /// The force per unit of velocity that brakes.
    public var damping: Double { 2 * mass * dampingRatio * frequency }
    /// The time after which a move by 1 stays within 0.001 of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    // MARK: presets

    /// No overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring without overshoot, unless `extraBounce` adds some; `duration` in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A small overshoot.
    public static var snappy: Spring { snappy() }
    /// A bounce of 0.15 and `extraBounce`; `duration` in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A clear overshoot.
    public static var bouncy: Spring { bouncy() }
    /// A bounce of 0.3 and `extraBounce`; `duration` in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: motion

    /// The coefficients of the target and of the initial velocity in the value and in the velocity at `time`.
    private func motion(_ time: Double) -> (target: Double, push: Double, targetSlope: Double, pushSlope: Double) {
        if frequency == .infinity { return time < 0 ? (0, 0, 0, 0) : (1, 0, 0, 0) }
        // Without a force the value does not change.
        if frequency == 0 { return (0, 0, 0, 0) }
        let t = max(time, 0), w = frequency, z = dampingRatio
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot(), decay = exp(-z * w * t)
            if damped == 0 { return (0, t, 0, 1) }
            let (c, s) = (cos(damped * t) * decay, sin(damped * t) * decay)
            let rest = c + z * w / damped * s
            return (1 - rest, s / damped, w * w / damped * s, c - z * w / damped * s)
        }
        if z == 1 {
            let decay = exp(-w * t)
            return (1 - (1 + w * t) * decay, t * decay, w * w * t * decay, (1 - w * t) * decay)
        }
        let root = (z * z - 1).squareRoot()
        // The slow rate as a quotient: a difference would lose precision at strong damping.
        let slow = w / (z + root), fast = w * (z + root)
        let a = exp(-slow * t), b = exp(-fast * t), gap = fast - slow
        return (1 - (fast * a - slow * b) / gap, (a - b) / gap, w * w * (a - b) / gap, (fast * b - slow * a) / gap)
    }

    /// The value at `time` of a move from zero to `target` with `initialVelocity`, per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let part = motion(time)
        return target.scaled(by: part.target) + initialVelocity.scaled(by: part.push)
    }

    /// The velocity at that time, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let part = motion(time)
        return target.scaled(by: part.targetSlope) + initialVelocity.scaled(by: part.pushSlope)
    }

    /// Advances `value` and `velocity` by `deltaTime`.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
        let way = target - value, push = velocity
        velocity = self.velocity(target: way, initialVelocity: push, time: deltaTime)
        value += self.value(target: way, initialVelocity: push, time: deltaTime)
    }

    /// The force on a body at `position` that moves with `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the value stays within `epsilon` of the target: exact without oscillation, by the envelope
    /// of the oscillation otherwise. Infinite for an undamped spring.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double)
        -> TimeInterval
    {
        let way = target.magnitudeSquared.squareRoot(), push = initialVelocity.magnitudeSquared.squareRoot()
        guard way.isFinite, push.isFinite, way > epsilon || push > 0 else { return 0 }
        if frequency == .infinity { return 0 }
        if frequency == 0 || dampingRatio == 0 || !(epsilon > 0) { return .infinity }
        let w = frequency, z = dampingRatio
        if z < 1 {
            let damped = w * (1 - z * z).squareRoot()
            let side = (initialVelocity - target.scaled(by: z * w)).scaled(by: 1 / damped).magnitudeSquared
            let reach = (way * way + side).squareRoot()
            return max(0, log(reach / epsilon) / (z * w))
        }
        func rest(_ time: Double) -> Double {
            (value(target: target, initialVelocity: initialVelocity, time: time) - target).magnitudeSquared
                .squareRoot()
        }
        // After its only extremum the distance decreases monotonically.
        var high = 1 / w
        for _ in 0..<2000 where rest(high) > epsilon || high < z / w { high *= 1.25 }
        guard rest(high) <= epsilon else { return .infinity }
        var low = push > 0 ? high / 1.25 : 0
        if rest(low) <= epsilon { low = 0 }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if rest(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    /// The value at `time` seconds of a move from `fromValue` to `toValue` with `initialVelocity`, per second.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V.AnimatableData,
                                     time: TimeInterval) -> V {
        var result = toValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData = fromValue.animatableData
            + value(target: way, initialVelocity: initialVelocity, time: time)
        return result
    }

    /// The velocity at that time, per second, as `animatableData`.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V.AnimatableData,
                                        time: TimeInterval) -> V.AnimatableData {
        velocity(target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
                 time: time)
    }

    /// The force on a body at `position` that moves with `velocity`; `fromValue` has no effect.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V.AnimatableData)
        -> V.AnimatableData
    {
        force(target: toValue.animatableData, position: position.animatableData, velocity: velocity)
    }

    /// The time in seconds after which the value stays within `epsilon` of `toValue`, measured in `animatableData`.
    public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V.AnimatableData,
                                                epsilon: Double) -> TimeInterval {
        settlingDuration(target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
                         epsilon: epsilon)
    }
}
