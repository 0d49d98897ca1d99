/// The colours of a gradient along its axis, not premultiplied.
package struct GradientRamp: Sendable {
    private let stops: [GradientStops.Stop]
    private let opacity: Float

    /// The colours between `stops`, with their alpha multiplied by `opacity`.
    package init(_ stops: GradientStops, opacity: Double = 1) {
        self.stops = stops.stops
        self.opacity = Float(opacity)
    }

    /// The colour at a location. Beyond the first and last stop their colours continue; of several stops at one
    /// location the last one applies from there on. NaN has the colour of the last stop.
    package func color(_ location: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location < first.location { return first.color.opacity(opacity) }
        var before = first
        for stop in stops.dropFirst() {
            if location < stop.location {
                let span = stop.location - before.location
                let part = span > 0 && span.isFinite ? Float((location - before.location) / span) : 1
                func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
                return RGBA(red: mix(before.color.red, stop.color.red),
                            green: mix(before.color.green, stop.color.green),
                            blue: mix(before.color.blue, stop.color.blue),
                            alpha: mix(before.color.alpha, stop.color.alpha)).opacity(opacity)
            }
            before = stop
        }
        return last.color.opacity(opacity)
    }
}

extension GradientStops {
    /// The same colours in reverse order.
    package var reversed: GradientStops {
        GradientStops(stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }

    /// The locations of these stops and of those of `other`, in order; a location that both have is there once for
    /// each pair.
    package func locations(with other: GradientStops) -> [Double] {
        var merged: [Double] = [], mine = stops[...], its = other.stops[...]
        while let first = mine.first, let second = its.first {
            merged.append(min(first.location, second.location))
            if !(first.location > second.location) { mine.removeFirst() }
            if !(second.location > first.location) { its.removeFirst() }
        }
        return merged + (mine + its).map(\.location)
    }

    /// The colours at `locations`, which are in order and contain those of the stops. No stops are clear everywhere.
    package func resampled(at locations: [Double]) -> GradientStops {
        var index = 0
        return GradientStops(locations.map { location in
            if index < stops.count, !(stops[index].location > location) {
                index += 1
                return Stop(color: stops[index - 1].color, location: location)
            }
            guard index > 0, index < stops.count else {
                return Stop(color: (index == 0 ? stops.first : stops.last)?.color ?? .clear, location: location)
            }
            let before = stops[index - 1], after = stops[index], span = after.location - before.location
            let part = span > 0 && span.isFinite ? Float((location - before.location) / span) : 1
            func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
            return Stop(color: RGBA(red: mix(before.color.red, after.color.red),
                                    green: mix(before.color.green, after.color.green),
                                    blue: mix(before.color.blue, after.color.blue),
                                    alpha: mix(before.color.alpha, after.color.alpha)), location: location)
        })
    }
}
