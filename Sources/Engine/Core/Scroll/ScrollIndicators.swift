import Foundation
import QuadrantGeometry

/// The visibility of indicators: during scrolling, and briefly after it.
package struct ScrollIndicators {
    /// The times that they stay after the last movement, and then fade, in seconds.
    package static let hold = 0.5
    /// Seconds in which indicators appear and disappear.
    package static let fade = 0.25
    private var shownUntil = -Double.infinity
    /// Whether a touch or a movement keeps them visible.
    var isHeld = false

    mutating func show(at now: Double) { shownUntil = max(shownUntil, now + ScrollIndicators.hold) }

    /// The time at which they become invisible; nil while they are held.
    var end: Double? { isHeld ? nil : shownUntil + ScrollIndicators.fade }
    var fadeStart: Double { shownUntil }

    /// The opacity, 0…1.
    package func strength(at now: Double) -> Double {
        if isHeld { return 1 }
        return min(max((shownUntil + ScrollIndicators.fade - now) / ScrollIndicators.fade, 0), 1)
    }
    func isVisible(at now: Double) -> Bool { strength(at: now) > 0 }
}

/// The thumb of an indicator, in points.
enum ScrollThumb {
    static let thickness = 3.0
    /// The distance to the edge that it is parallel to, and to the track's ends.
    static let gap = 3.0
    static let minLength = 36.0
    /// The minimum length during overscroll.
    static let minPulledLength = 8.0

    /// Start and length on a track: the visible fraction of the content, and shorter during overscroll.
    static func extent(track: Double, window: Double, content: Double, offset: Double, limit: Double)
        -> (start: Double, length: Double)?
    {
        guard content > window, window > 0, track > 0 else { return nil }
        let whole = min(max(track * window / content, minLength), track)
        let pulled = max(-offset, offset - limit, 0)
        let length = max(whole - pulled, min(minPulledLength, whole))
        let part = limit > 0 ? min(max(offset / limit, 0), 1) : 0
        return (part * (track - length), length)
    }
}
