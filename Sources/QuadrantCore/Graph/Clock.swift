package import Foundation
import QuadrantDisplayList
import QuadrantGraph

// The graph's time is its host's: a window gives it the display's, a script any time it likes. Nothing in here looks at
// a clock.

/// Something that changes with time. Kept by the graph for as long as it says so.
package protocol Ticker: AnyObject {
    /// Called once a frame with the graph's time, in seconds. Returns whether it wants to be called again.
    func tick(_ now: Double) -> Bool
}

/// Work to be done at a time of the graph's; dropped when cancelled.
package final class ScheduledAction {
    package let time: Double
    fileprivate let order: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(time: Double, order: Int, action: @escaping () -> Void) {
        self.time = time
        self.order = order
        self.action = action
    }

    package func cancel() { action = nil }
    var isCancelled: Bool { action == nil }
}

/// What waits for time to pass.
struct Timeline {
    var now = 0.0
    var tickers: [any Ticker] = []
    var scheduled: [ScheduledAction] = []
    var made = 0

    mutating func schedule(at time: Double, _ action: @escaping () -> Void) -> ScheduledAction {
        made += 1
        let entry = ScheduledAction(time: max(time, now), order: made, action: action)
        let place = scheduled.firstIndex { $0.time > entry.time } ?? scheduled.count
        scheduled.insert(entry, at: place)
        return entry
    }
}

extension ViewGraph {
    /// Seconds since the host began; never goes back.
    package var now: Double { motion.timeline.now }

    /// The date of a time of the graph's.
    package func date(at time: Double) -> Date { configuration.startDate.addingTimeInterval(time) }

    /// Has `ticker` called each frame until it wants no more.
    package func addTicker(_ ticker: any Ticker) {
        if motion.timeline.tickers.contains(where: { $0 === ticker }) { return }
        motion.timeline.tickers.append(ticker)
        noteChange()
    }

    package func removeTicker(_ ticker: any Ticker) { motion.timeline.tickers.removeAll { $0 === ticker } }

    /// Runs `action` when the graph's time reaches `time`; `now` is exactly that then, however long a step the host
    /// takes.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping () -> Void) -> ScheduledAction {
        defer { noteChange() }
        return motion.timeline.schedule(at: time, action)
    }

    /// When something will change by itself: now for what changes every frame, nil for never.
    package var nextWake: Double? {
        if !motion.timeline.tickers.isEmpty { return now }
        return motion.timeline.scheduled.first { $0.action != nil }?.time
    }

    /// Moves time on. Due actions run first, each at its own time, then what changes every frame.
    package func advance(to time: Double) {
        guard time >= now, time.isFinite else { return }
        var frame = now, inFrame = 0
        while let next = motion.timeline.scheduled.first, next.time <= time {
            if next.time - frame > 1.0 / 120 { (frame, inFrame) = (next.time, 0) }
            inFrame += 1
            if inFrame > ViewGraph.frameActions {
                reportHurry()
                break
            }
            motion.timeline.scheduled.removeFirst()
            motion.timeline.now = max(motion.timeline.now, next.time)
            next.action?()
            // What is done at a time takes effect at that time, however far the host steps.
            if motion.timeline.scheduled.first?.time != next.time { settleAtOnce() }
        }
        motion.timeline.now = time
        guard !motion.timeline.tickers.isEmpty else { return }
        endingMotions {
            for ticker in motion.timeline.tickers where !ticker.tick(time) { removeTicker(ticker) }
        }
        if !loop.pendingActions.isEmpty { settleAtOnce() }
    }

    /// More than one 120th of a second holds in practice.
    private static let frameActions = 2_000

    private func reportHurry() {
        report(Diagnostic(
            what: "something plans itself again and again without letting time pass; the rest waits for the next frame.",
            at: root == 0 ? "the view" : path(of: root), rule: "What repeats takes time.",
            fix: "Give the animation or the interval that repeats a length."))
    }
}
