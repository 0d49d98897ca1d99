package import Foundation
import QuadrantThreads

/// Time that a host drives. While one is installed, timers and schedulers of the main run loop and the main queue
/// follow it and not the machine's clock, so that the same steps always give the same pictures.
///
/// The host calls `advance(to:)`; `nextWake` says when something is due. Work may be added from any thread; it runs on
/// the thread that advances.
package final class VirtualClock: @unchecked Sendable {
    private static let installed = Locked<VirtualClock?>(nil)

    /// The clock the main run loop and the main queue follow; nil for the machine's.
    package static var current: VirtualClock? {
        get { installed.value }
        set { installed.value = newValue }
    }

    /// The date at time 0.
    package let start: Date
    private let lock = SystemLock()
    private var time = 0.0
    /// A heap: no action is due before the one at half its index.
    private var entries: [Entry] = []
    private var made = 0

    package init(start: Date) { self.start = start }

    private final class Entry: Cancellable {
        var time: Double
        var order = 0
        let interval: Double?
        let action: Locked<(() -> Void)?>
        init(time: Double, interval: Double?, action: @escaping () -> Void) {
            self.time = time
            self.interval = interval
            self.action = Locked(action)
        }
        func cancel() { action.value = nil }
        /// At equal times, the action that was added first is due first.
        func isDue(before other: Entry) -> Bool { (time, order) < (other.time, other.order) }
    }

    /// Seconds since the start; never goes back.
    package var now: Double { lock.withLock { time } }
    package var date: Date { start.addingTimeInterval(now) }

    /// When the next action is due; nil when none is.
    package var nextWake: Double? {
        lock.withLock {
            while let entry = entries.first, entry.action.value == nil { removeFirst() }
            return entries.first?.time
        }
    }

    /// When the next action without an interval is due; nil when none is. Costs a search among all actions.
    package var nextSingle: Double? {
        lock.withLock { entries.filter { $0.interval == nil && $0.action.value != nil }.map(\.time).min() }
    }

    /// Runs `action` at `time`, and then, with an interval, again and again. An infinite time never comes.
    @discardableResult
    package func schedule(at time: Double, every interval: Double? = nil, _ action: @escaping () -> Void)
        -> any Cancellable
    {
        lock.withLock {
            let entry = Entry(time: max(self.time, time), interval: interval.map { max(1e-3, $0) }, action: action)
            add(entry)
            return entry
        }
    }

    private func add(_ entry: Entry) {
        guard entry.time.isFinite else { return }
        made += 1
        entry.order = made
        entries.append(entry)
        var place = entries.count - 1
        while place > 0, entry.isDue(before: entries[(place - 1) / 2]) {
            entries.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var place = 0
        while true {
            var first = place
            for below in [place * 2 + 1, place * 2 + 2]
            where below < entries.count && entries[below].isDue(before: entries[first]) { first = below }
            if first == place { return }
            entries.swapAt(place, first)
            place = first
        }
    }

    /// Advances the time. Due actions run in order, each at its own time, also those that due actions add.
    package func advance(to end: Double) {
        while let action = next(before: end) { action() }
        lock.withLock { time = max(time, end) }
    }

    private func next(before end: Double) -> (() -> Void)? {
        lock.withLock {
            while let entry = entries.first, entry.time <= end {
                removeFirst()
                guard let action = entry.action.value else { continue }
                time = max(time, entry.time)
                if let interval = entry.interval {
                    entry.time += interval
                    add(entry)
                }
                return action
            }
            return nil
        }
    }
}
