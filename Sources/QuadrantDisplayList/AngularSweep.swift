/// The locations of an angular gradient round its centre, from 0 to 1.
///
/// Where the gradient spans less than a full turn, the rest takes the last colour up to its middle and then the first;
/// of more than a full turn the last turn is shown. Angles that are not finite stand for a full turn from 0.
package struct AngularSweep: Sendable {
    /// The angle, in radians, at which the turn that is shown begins.
    package let base: Double
    /// `base` less whole turns.
    @usableFromInline let wrappedBase: Double
    /// How much of the span lies before `base`.
    @usableFromInline let skipped: Double
    @usableFromInline let span: Double
    @usableFromInline let isReversed: Bool

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

    /// The location at an angle of 0…2π past `base`.
    @inlinable package func location(pastBase turn: Double) -> Double {
        let past = skipped + turn
        let t = past < span ? past / span : (past - span) * 2 < 2 * .pi - span ? 1 : past == span ? 1 : 0
        return isReversed ? 1 - t : t
    }

    /// A sector of the circle: the angles at its edges, and the locations just inside them.
    package struct Wedge: Equatable, Sendable {
        package var start: Double
        package var end: Double
        package var first: Double
        package var last: Double
    }

    /// Wedges of at most 0.05 radians that begin and end where a stop lies; together a full turn.
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
                // So far inside that a hard stop at either edge falls on the right side.
                let inset = (b - a) * 1e-4
                result.append(Wedge(start: base + a, end: base + b, first: location(pastBase: a + inset),
                                    last: location(pastBase: b - inset)))
            }
        }
        return result
    }
}
