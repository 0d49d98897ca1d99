/// The locations of an angular gradient around its centre, from 0 to 1.
///
/// If the gradient spans less than a full turn, half of the rest has the last colour and half the first; of more than a
/// full turn the last turn is drawn. Angles that are not finite define a full turn from 0.
package struct AngularSweep: Sendable {
    /// The start angle, in radians, of the visible turn.
    package let base: Double
    /// `base` without whole turns.
    @usableFromInline let wrappedBase: Double
    /// The part of the span before `base`, in radians.
    @usableFromInline let skipped: Double
    @usableFromInline let span: Double
    @usableFromInline let isReversed: Bool

    /// A sweep between two angles in radians, clockwise from the positive x axis; `to` before `from` runs backwards.
    package init(from: Double, to: Double) {
        isReversed = to < from
        let isFinite = from.isFinite && to.isFinite
        let low = isFinite ? min(from, to) : 0, high = isFinite ? max(from, to) : 2 * .pi
        span = high - low
        base = span > 2 * .pi ? high - 2 * .pi : low
        skipped = base - low
        wrappedBase = base.truncatingRemainder(dividingBy: 2 * .pi)
    }

    /// The location of a direction, an angle in radians within a few turns of 0.
    @inlinable package func location(direction angle: Double) -> Double {
        var turn = angle - wrappedBase
        while turn < 0 { turn += 2 * .pi }
        while turn >= 2 * .pi { turn -= 2 * .pi }
        return location(pastBase: turn)
    }

    /// The location at an angle of 0…2π from `base`.
    @inlinable package func location(pastBase turn: Double) -> Double {
        let past = skipped + turn
        let t = past < span ? past / span : (past - span) * 2 < 2 * .pi - span ? 1 : past == span ? 1 : 0
        return isReversed ? 1 - t : t
    }

    /// A sector of the circle: the angles at its edges, and the locations just inside them.
    package struct Wedge: Equatable, Sendable {
        /// The angle at the first edge, in radians from `base`.
        package var start: Double
        /// The angle at the second edge, in radians from `base`; larger than `start`.
        package var end: Double
        /// The location of the gradient at `start`, 0…1.
        package var first: Double
        /// The location of the gradient at `end`, 0…1.
        package var last: Double
    }

    /// Divides a full turn into wedges of at most 0.05 radians whose edges include all stops.
    package func wedges(_ stops: GradientStops) -> [Wedge] {
        var cuts: [Double] = [0, 2 * .pi]
        for stop in stops.stops {
            let location = isReversed ? 1 - stop.location : stop.location
            cuts.append(location * span - skipped)
        }
        cuts.append(span)
        if span < 2 * .pi { cuts.append(span + (2 * .pi - span) / 2) }
        cuts = cuts.filter { $0 >= 0 && $0 <= 2 * .pi }.sorted()
        var result: [Wedge] = []
        for (low, high) in zip(cuts, cuts.dropFirst()) where high - low > 1e-9 {
            let parts = Int(((high - low) / 0.05).rounded(.up))
            for part in 0..<parts {
                let a = low + (high - low) * Double(part) / Double(parts)
                let b = low + (high - low) * Double(part + 1) / Double(parts)
                // Far enough inside that a hard stop at an edge is on the correct side.
                let inset = (b - a) * 1e-4
                result.append(Wedge(start: base + a, end: base + b, first: location(pastBase: a + inset),
                                    last: location(pastBase: b - inset)))
            }
        }
        return result
    }
}
