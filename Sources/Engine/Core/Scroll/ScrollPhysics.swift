import Foundation

/// The deceleration of scrolling: the fraction of the velocity that remains after each millisecond.
package enum ScrollDeceleration {
    /// The part of the speed that is left after a millisecond, for most scroll views.
    package static let normal = 0.998
    /// The same for scroll views that stop soon.
    package static let fast = 0.99
}

/// The rubber band effect: overscrolled content follows the touch less and less.
package enum RubberBand {
    /// The fraction of the touch's movement that the content follows at first.
    package static let stiffness = 0.55

    /// The visible overscroll in points, for a pull of `distance` in a viewport of `length`.
    package static func shown(_ distance: Double, _ length: Double) -> Double {
        guard distance > 0, length > 0 else { return 0 }
        return distance * length * stiffness / (length + stiffness * distance)
    }

    /// The pull for a visible overscroll of `distance`.
    package static func pull(_ distance: Double, _ length: Double) -> Double {
        guard distance > 0, length > distance else { return max(distance, 0) }
        return distance * length / (stiffness * (length - distance))
    }
}

/// A part of a movement along one axis, as a function of time.
package struct ScrollCurve: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case still
        /// The velocity decreases exponentially.
        case glide(rate: Double)
        /// A critically damped spring that starts `distance` from its target.
        case spring(distance: Double)
    }
    /// The angular frequency of the spring that returns content, per second: √(stiffness / mass) for 100 / 1.
    package static let springRate = 10.0

    private let kind: Kind
    /// The time, the position and the velocity at the start.
    package let start: Double
    package let origin: Double
    /// Points a second at the start.
    package let speed: Double
    /// The duration in seconds until it settles.
    package let duration: Double

    package static func still(at place: Double, from start: Double) -> ScrollCurve {
        ScrollCurve(kind: .still, start: start, origin: place, speed: 0, duration: 0)
    }

    /// Decelerates by the factor `deceleration` per millisecond, until less than `threshold` points are left.
    package static func glide(from place: Double, speed: Double, deceleration: Double, at start: Double,
                              threshold: Double = 0.25) -> ScrollCurve {
        let rate = -1_000 * log(deceleration)
        let left = abs(speed) / rate
        let duration = left > threshold ? log(left / threshold) / rate : 0
        return ScrollCurve(kind: .glide(rate: rate), start: start, origin: place, speed: speed, duration: duration)
    }

    /// Settles at `target`: ends when it stays within `threshold` points of it.
    package static func spring(from place: Double, to target: Double, speed: Double, at start: Double,
                               threshold: Double = 0.25) -> ScrollCurve {
        let distance = target - place
        let rate = springRate
        let first = abs(distance), second = abs(speed - rate * distance)
        var duration = 0.0
        if first > 0 { duration = log(2 * first / threshold) / rate }
        if second > 0 { duration = max(duration, 2 / rate * log(4 * second / (M_E * rate * threshold))) }
        return ScrollCurve(kind: .spring(distance: distance), start: start, origin: place, speed: speed,
                           duration: max(duration, 0))
    }

    /// The time in seconds at which it rests.
    package var end: Double { start + duration }

    /// The position at which it settles.
    package var target: Double {
        switch kind {
        case .still: origin
        case .glide(let rate): origin + speed / rate
        case .spring(let distance): origin + distance
        }
    }

    /// The place in points at a time in seconds; after the end it is that of the end.
    package func place(at time: Double) -> Double {
        if time >= end { return target }
        let t = max(time - start, 0)
        switch kind {
        case .still: return origin
        case .glide(let rate): return origin + speed / rate * (1 - exp(-rate * t))
        case .spring(let distance):
            let rate = ScrollCurve.springRate
            return origin + distance + exp(-rate * t) * (-distance + (speed - rate * distance) * t)
        }
    }

    /// The velocity in points per second.
    package func speed(at time: Double) -> Double {
        if time >= end { return 0 }
        let t = max(time - start, 0)
        switch kind {
        case .still: return 0
        case .glide(let rate): return speed * exp(-rate * t)
        case .spring(let distance):
            let rate = ScrollCurve.springRate
            return exp(-rate * t) * (speed - rate * (speed - rate * distance) * t)
        }
    }

    /// The time at which a glide passes a position; nil if it does not reach it.
    package func time(passing place: Double) -> Double? {
        guard case .glide(let rate) = kind, speed != 0 else { return nil }
        let part = (place - origin) * rate / speed
        return part > 0 && part < 1 ? start - log(1 - part) / rate : nil
    }
}

/// The movement along one axis after a drag: a deceleration that may reach an end and spring back.
package struct ScrollPath: Equatable, Sendable {
    private var curves: [ScrollCurve]

    /// Curves each of which begins where the one before ends.
    package init(_ curves: [ScrollCurve]) { self.curves = curves }

    /// Released at `place` with a velocity. Content stays within `range`; if it `bounces`, it overshoots the end first.
    package static func released(at place: Double, speed: Double, in range: ClosedRange<Double>, bounces: Bool,
                                 deceleration: Double, now: Double) -> ScrollPath {
        let nearest = min(max(place, range.lowerBound), range.upperBound)
        if nearest != place { return ScrollPath([.spring(from: place, to: nearest, speed: speed, at: now)]) }
        let glide = ScrollCurve.glide(from: place, speed: speed, deceleration: deceleration, at: now)
        if glide.duration == 0 { return ScrollPath([.still(at: place, from: now)]) }
        if range.contains(glide.target) { return ScrollPath([glide]) }
        let edge = glide.target < range.lowerBound ? range.lowerBound : range.upperBound
        let hit = place == edge ? now : glide.time(passing: edge) ?? now
        let rest = bounces ? ScrollCurve.spring(from: edge, to: edge, speed: glide.speed(at: hit), at: hit)
            : .still(at: edge, from: hit)
        return ScrollPath(hit > now ? [glide, rest] : [rest])
    }

    /// Settles at `target`, with a continuous velocity.
    package static func settling(from place: Double, to target: Double, speed: Double, now: Double) -> ScrollPath {
        ScrollPath([.spring(from: place, to: target, speed: speed, at: now)])
    }

    private func curve(at time: Double) -> ScrollCurve { curves.last { $0.start <= time } ?? curves[0] }

    /// The place in points at a time in seconds.
    package func place(at time: Double) -> Double { curve(at: time).place(at: time) }
    /// Points a second at a time in seconds; 0 at rest.
    package func speed(at time: Double) -> Double { curve(at: time).speed(at: time) }
    /// The time in seconds at which the last curve rests.
    package var end: Double { curves.last.map(\.end) ?? 0 }
    package var target: Double { curves.last.map(\.target) ?? 0 }

    /// Shifts the movement by the length by which content before it grew.
    package mutating func shift(by distance: Double) {
        curves = curves.map { $0.shifted(by: distance) }
    }
}

extension ScrollCurve {
    fileprivate func shifted(by distance: Double) -> ScrollCurve {
        ScrollCurve(kind: kind, start: start, origin: origin + distance, speed: speed, duration: duration)
    }
}

/// The recent locations of a touch, for its velocity at the end.
package struct FingerTrail: Sendable {
    private var places: [(time: Double, place: SIMD2<Double>)] = []
    /// The age in seconds after which a location is dropped; a touch that rests this long has velocity 0.
    private static let memory = 0.1

    package init() {}

    /// Adds a place of the finger, in points, at a time in seconds.
    package mutating func add(_ place: SIMD2<Double>, at time: Double) {
        if let last = places.last, last.time == time { places.removeLast() }
        places.append((time, place))
        while places.count > 2, places[0].time < time - FingerTrail.memory { places.removeFirst() }
    }

    /// The velocity in points per second.
    package func speed(at time: Double) -> SIMD2<Double> {
        guard let last = places.last, let first = places.first, last.time > first.time,
              time - last.time < FingerTrail.memory else { return SIMD2() }
        let recent = places.first { $0.time >= last.time - FingerTrail.memory } ?? first
        guard last.time > recent.time else { return (last.place - first.place) / (last.time - first.time) }
        return (last.place - recent.place) / (last.time - recent.time)
    }
}
