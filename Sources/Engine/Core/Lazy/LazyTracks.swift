import QuadrantGeometry

/// A track definition of a lazy grid; a lazy stack has one track of its own width.
package struct LazyTrack: Equatable, Sendable {
    /// How wide a column of a grid is, as `GridItem.Size`.
    package enum Size: Equatable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many tracks as fit.
        case adaptive(minimum: Double, maximum: Double)
    }
    package var size: Size
    /// The distance to the next track in points; nil: 8 points.
    package var spacing: Double?
    /// Of cells in the track; nil takes that of the grid.
    package var alignment: Alignment?

    package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks for one width.
struct LazyTracks {
    struct Track {
        var origin: Double
        var length: Double
        var alignment: Alignment?
    }
    private(set) var tracks: [Track] = []
    /// The distance from the start of the first track to the end of the last.
    private(set) var total = 0.0

    /// Fixed tracks have their lengths; the others, in order, each get an equal part of the remaining length, within
    /// their limits. The following tracks share what a track does not take. An adaptive one is divided into as many as
    /// fit. If `length` is NaN, every track has its minimum length.
    init(_ items: [LazyTrack], in length: Double) {
        var fixed = 0.0, flexible = 0, gaps = 0.0
        for (index, item) in items.enumerated() {
            if case .fixed(let own) = item.size { fixed += own.usable } else { flexible += 1 }
            if index + 1 < items.count { gaps += item.gap }
        }
        var left = length.isUnspecified ? 0 : max(length - fixed - gaps, 0)
        var at = 0.0
        func add(_ length: Double, _ item: LazyTrack) {
            tracks.append(Track(origin: at, length: length, alignment: item.alignment))
            total = at + length
            at += length + item.gap
        }
        for item in items {
            let share = flexible > 0 ? left / Double(flexible) : 0
            switch item.size {
            case .fixed(let own): add(own.usable, item)
            case .flexible(let minimum, let maximum):
                let own = max(maximum.isNaN ? share : min(share, maximum), minimum.usable)
                add(own, item)
                left = max(left - own, 0)
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let minimum = minimum.usable, pitch = minimum + item.gap
                let fits = pitch > 0 && share.isFinite ? ((share + item.gap) / pitch).rounded(.down) : 1
                let count = max(min(fits, 100_000), 1)
                let part = (share - (count - 1) * item.gap) / count
                let own = max(maximum.isNaN ? part : min(part, maximum), minimum)
                for _ in 0..<Int(count) { add(own, item) }
                left = max(left - share, 0)
                flexible -= 1
            }
        }
    }

    var count: Int { tracks.count }
}

extension LazyTrack {
    fileprivate var gap: Double {
        guard let spacing, spacing.isFinite else { return ViewSpacing.defaultDistance }
        return spacing
    }
}

extension Double {
    /// The value as a track length: not negative, and 0 if it is not finite.
    fileprivate var usable: Double { isFinite ? Swift.max(self, 0) : 0 }
}
