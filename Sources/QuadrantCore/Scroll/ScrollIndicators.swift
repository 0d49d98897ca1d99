import Foundation
import QuadrantGeometry

/// When indicators show: while the content moves, and a little longer.
package struct ScrollIndicators {
    /// After the last movement, and then while they fade. Seconds.
    package static let hold = 0.5
    package static let fade = 0.25
    private var shownUntil = -Double.infinity
    /// A finger or a movement keeps them shown.
    var isHeld = false

    mutating func show(at now: Double) { shownUntil = max(shownUntil, now + ScrollIndicators.hold) }

    /// When they have gone; nil while they are held.
    var end: Double? { isHeld ? nil : shownUntil + ScrollIndicators.fade }
    var fadeStart: Double { shownUntil }

    /// 0…1.
    package func strength(at now: Double) -> Double {
        if isHeld { return 1 }
        return min(max((shownUntil + ScrollIndicators.fade - now) / ScrollIndicators.fade, 0), 1)
    }
    func isVisible(at now: Double) -> Bool { strength(at: now) > 0 }
}

/// The thumb of an indicator, in points.
enum ScrollThumb {
    static let thickness = 3.0
    /// From the edge it runs along, and from the track's ends.
    static let gap = 3.0
    static let least = 36.0
    /// Pulled past an end it shrinks to this.
    static let minPulledLength = 8.0

    /// Start and length on a track: the window's part of the content, and shorter while that is pulled past its end.
    static func extent(track: Double, window: Double, content: Double, offset: Double, limit: Double)
        -> (start: Double, length: Double)?
    {
        guard content > window, window > 0, track > 0 else { return nil }
        let whole = min(max(track * window / content, least), track)
        let pulled = max(-offset, offset - limit, 0)
        let length = max(whole - pulled, min(minPulledLength, whole))
        let part = limit > 0 ? min(max(offset / limit, 0), 1) : 0
        return (part * (track - length), length)
    }
}
