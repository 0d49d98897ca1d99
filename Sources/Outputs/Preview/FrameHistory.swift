import QuadrantDisplayList

/// What a preview has shown in the last seconds, as display lists, which share what did not change between them.
struct FrameHistory {
    /// How far back frames are kept, in seconds of the views.
    static let length = 10.0
    /// The largest number of frames that are kept.
    static let capacity = 900
    /// The oldest first.
    private var frames: [(time: Double, list: DisplayList)] = []

    /// How many seconds before `now` frames are known, up to `length`.
    func reach(before now: Double) -> Double { frames.first.map { min(max(now - $0.time, 0), Self.length) } ?? 0 }

    /// Keeps what is shown from a time on.
    mutating func note(_ list: DisplayList, at time: Double) {
        if let last = frames.last, last.time >= time { frames.removeLast() }
        frames.append((time, list))
        // The frame that was shown at the start of the span stays.
        let old = frames.lastIndex { $0.time <= time - Self.length } ?? 0
        frames.removeFirst(max(old, frames.count - Self.capacity))
    }

    /// What was shown at a time; before the first frame, that frame. Nil while there is none.
    func list(at time: Double) -> DisplayList? { (frames.last { $0.time <= time } ?? frames.first)?.list }
}
