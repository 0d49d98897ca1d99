import QuadrantGeometry

/// One of the tracks a lazy grid's cells flow into; a lazy stack has one that is as wide as itself.
package struct LazyTrack: Equatable, Sendable {
    package enum Size: Equatable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        /// As many as fit.
        case adaptive(minimum: Double, maximum: Double)
    }
    package var size: Size
    /// To the next track; nil: 8 points.
    package var spacing: Double?
    package var alignment: Alignment?

    package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Tracks for one width.
struct LazyTracks {
    struct Track {
        var origin: Double
        var length: Double
        var alignment: Alignment?
    }
    private(set) var tracks: [Track] = []
    /// From the start of the first to the end of the last.
    private(set) var total = 0.0

    /// Fixed tracks have their lengths; the others, in order, each get an equal part of what is left, within their
    /// limits. What one does not take goes to those after it. An adaptive one is divided into as many as fit.
    /// A `length` that is NaN gives every track its least.
    init(_ items: [LazyTrack], in length: Double) {
        var fixed = 0.0, flexible = 0, gaps = 0.0
        for (index, item) in items.enumerated() {
            if case .fixed(let own) = item.size { fixed += own.usable } else { flexible += 1 }
            if index + 1 < items.count { gaps += item.gap }
        }
        var left = length.isNaN ? 0 : max(length - fixed - gaps, 0)
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
            case .flexible(let least, let most):
                let own = max(most.isNaN ? share : min(share, most), least.usable)
                add(own, item)
                left = max(left - own, 0)
                flexible -= 1
            case .adaptive(let least, let most):
                let least = least.usable, pitch = least + item.gap
                let fits = pitch > 0 && share.isFinite ? ((share + item.gap) / pitch).rounded(.down) : 1
                let count = max(min(fits, 100_000), 1)
                let part = (share - (count - 1) * item.gap) / count
                let own = max(most.isNaN ? part : min(part, most), least)
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
    /// A length a track can have.
    fileprivate var usable: Double { isFinite ? Swift.max(self, 0) : 0 }
}
