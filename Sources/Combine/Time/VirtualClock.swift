package import Foundation

/// Time that a host drives. While one is installed, timers and schedulers of the main run loop and the main queue
/// follow it and not the machine's clock, so that the same steps always give the same pictures.
///
/// The host calls `advance(to:)`; `nextWake` says when something is due. Work may be added from any thread; it runs on
/// the thread that advances.
package final class VirtualClock: @unchecked Sendable {
    private static let installed = Held<VirtualClock?>(nil)

    /// The clock the main run loop and the main queue follow; nil for the machine's.
    package static var current: VirtualClock? {
        get { installed.value }
        set { installed.value = newValue }
    }

    /// The date at time 0.
    package let start: Date
    private let lock = Lock()
    private var time = 0.0
    private var entries: [Entry] = []
    private var made = 0

    package init(start: Date) { self.start = start }

    private final class Entry: Cancellable, @unchecked Sendable {
        var time: Double
        let order: Int
        let interval: Double?
        let action: Held<(() -> Void)?>
        init(time: Double, order: Int, interval: Double?, action: @escaping () -> Void) {
            self.time = time
            self.order = order
            self.interval = interval
            self.action = Held(action)
        }
        func cancel() { action.value = nil }
    }

    /// Seconds since the start; never goes back.
    package var now: Double { lock.withLock { time } }
    package var date: Date { start.addingTimeInterval(now) }

    /// When the next action is due; nil when none is.
    package var nextWake: Double? {
        lock.withLock {
            entries.removeAll { $0.action.value == nil }
            return entries.first?.time
        }
    }

    /// Runs `action` at `time`, and then, with an interval, again and again.
    @discardableResult
    package func schedule(at time: Double, every interval: Double? = nil, _ action: @escaping () -> Void)
        -> any Cancellable
    {
        lock.withLock {
            made += 1
            let entry = Entry(time: max(time, self.time), order: made, interval: interval.map { max($0, 1e-3) },
                              action: action)
            insert(entry)
            return entry
        }
    }

    private func insert(_ entry: Entry) {
        entries.insert(entry, at: entries.firstIndex { $0.time > entry.time } ?? entries.count)
    }

    /// Moves time on. Due actions run in order, each at its own time, also those that due actions add.
    package func advance(to end: Double) {
        while let action = next(before: end) { action() }
        lock.withLock { time = max(time, end) }
    }

    private func next(before end: Double) -> (() -> Void)? {
        lock.withLock {
            while let entry = entries.first, entry.time <= end {
                entries.removeFirst()
                guard let action = entry.action.value else { continue }
                time = max(time, entry.time)
                if let interval = entry.interval {
                    entry.time += interval
                    insert(entry)
                }
                return action
            }
            return nil
        }
    }
}
