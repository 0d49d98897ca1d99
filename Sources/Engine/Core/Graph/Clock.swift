package import Foundation
import QuadrantDisplayList
import QuadrantGraph

// The graph's time is set by its host: a window uses the time of the display, a script any time. The machine's clock is
// read for one thing only, the dates that live views compare with those that their bodies have read from it.

/// An object that is updated in every frame, retained by the graph until it returns false.
package protocol Ticker: AnyObject {
    /// Called once per frame with the graph's time, in seconds. Returns whether further calls are needed.
    func tick(_ now: Double) -> Bool
}

/// An action scheduled at a graph time; released when cancelled.
package final class ScheduledAction {
    /// The time in seconds at which the action runs.
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

/// The scheduled actions, the tickers and the time of a graph.
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
    /// The graph time in seconds since the host began; it never decreases.
    package var now: Double { timeline.now }

    /// The date of a graph time.
    package func date(at time: Double) -> Date { configuration.startDate.addingTimeInterval(time) }

    /// The date for views that compare it with dates of their own: that of the frame. A live view may have read the
    /// machine's clock since the frame began; a date from then is not in the future.
    package var currentDate: Date {
        let frame = date(at: now)
        return configuration.clock.map { max(frame, $0()) } ?? frame
    }

    /// Calls `ticker` in each frame until it returns false.
    package func addTicker(_ ticker: any Ticker) {
        if timeline.tickers.contains(where: { $0 === ticker }) { return }
        timeline.tickers.append(ticker)
        noteChange()
    }

    /// Calls the ticker no more. Costs a search among the tickers.
    package func removeTicker(_ ticker: any Ticker) { timeline.tickers.removeAll { $0 === ticker } }

    /// Calls `action` when the graph's time reaches `time`; during the call `now` is exactly that time, independent of
    /// the host's time step.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping () -> Void) -> ScheduledAction {
        defer { noteChange() }
        return timeline.schedule(at: time, action)
    }

    /// The time of the next scheduled action, whatever is animated; nil if there is none.
    package var nextAction: Double? { timeline.scheduled.first { $0.action != nil }?.time }

    /// The time of the next change: now while there are tickers, nil if nothing is scheduled.
    package var nextWake: Double? {
        if !timeline.tickers.isEmpty { return now }
        return nextAction
    }

    /// Advances the graph's time. Due actions are called first, each at its own time, then the tickers.
    package func advance(to time: Double) {
        guard time >= now, time.isFinite else { return }
        var frame = now, inFrame = 0
        while let next = timeline.scheduled.first, next.time <= time {
            if next.time - frame > 1.0 / 120 { (frame, inFrame) = (next.time, 0) }
            inFrame += 1
            if inFrame > ViewGraph.frameActions {
                reportHurry()
                break
            }
            timeline.scheduled.removeFirst()
            timeline.now = max(timeline.now, next.time)
            next.action?()
            // The effects of an action are settled at its own time, independent of the host's time step.
            if timeline.scheduled.first?.time != next.time { settleAtOnce() }
        }
        timeline.now = time
        guard !timeline.tickers.isEmpty else { return }
        endingMotions {
            for ticker in timeline.tickers where !ticker.tick(time) { removeTicker(ticker) }
        }
        if !loop.pendingActions.isEmpty { settleAtOnce() }
    }

    /// The limit of actions in one 120th of a second; no real program has as many.
    private static let frameActions = 2_000

    private func reportHurry() {
        report(Diagnostic(
            what: "something plans itself again and again without letting time pass; the rest waits for the next frame.",
            at: root == 0 ? "the view" : path(of: root), rule: "What repeats takes time.",
            fix: "Give the animation or the interval that repeats a length."))
    }
}
