import Combine
package import Foundation
import QuadrantThreads

/// The time that a program reads while the command draws pictures of it: that of the view, from a fixed date on, so
/// that two pictures of it are equal. Live pages and windows have no such clock, and the program reads the machine's.
///
/// The program is linked with `--wrap` for each symbol of `ProgramSymbols`: its own calls come to this executable,
/// those of Foundation and of the command do not (Docs/Decisions/0027-program-clock.md).
package enum ProgramClock {
    /// 9:41 on a Tuesday, in the time zone of the picture: a date whose day is no month.
    static let standard = "2025-06-17T09:41:00"

    /// The number of reads at one time of the view after which each further one advances the clock by a millisecond: a
    /// loop that waits for a time must end.
    private static let patience = 10_000

    private struct State {
        var time = -1.0
        var reads = 0
        /// What was read last: time never goes back.
        var last = 0.0
    }

    private static let state = Locked(State())
    /// Where the machine's clocks stand that have no date: instants of the program are based on these.
    private static let continuous = ContinuousClock.now, suspending = SuspendingClock.now
    /// The system's time since it was started, when a picture begins.
    private static let uptime = 86_400.0

    /// Begins a picture: the clock stands at `date`, and random numbers begin with the first. Nil for live views.
    static func begin(at date: Date?) {
        state.withLock { $0 = State() }
        VirtualClock.current = date.map(VirtualClock.init)
        ProgramNumbers.restart(isSeeded: date != nil)
    }

    /// Seconds since the beginning of the picture; nil for live views.
    static var seconds: Double? {
        guard let clock = VirtualClock.current else { return nil }
        let now = clock.now
        return state.withLock { state in
            if state.time != now { (state.time, state.reads) = (now, 0) }
            state.reads += 1
            state.last = max(state.last, now) + (state.reads > patience ? 0.001 : 0)
            return state.last
        }
    }

    static var date: Date {
        seconds.flatMap { VirtualClock.current?.start.addingTimeInterval($0) } ?? Date().addingTimeInterval(liveOffset)
    }

    private static let offset = Locked(0.0)
    /// The seconds by which the clock of live views is ahead of the machine's.
    package static var liveOffset: TimeInterval {
        get { offset.withLock(\.self) }
        set { offset.withLock { $0 = newValue } }
    }
    static var continuousNow: ContinuousClock.Instant {
        seconds.map { continuous.advanced(by: .seconds($0)) } ?? .now
    }
    static var suspendingNow: SuspendingClock.Instant {
        seconds.map { suspending.advanced(by: .seconds($0)) } ?? .now
    }
    static var systemUptime: TimeInterval { seconds.map { uptime + $0 } ?? ProcessInfo.processInfo.systemUptime }

    /// Parses a date such as 2025-06-17, 2025-06-17T09:41 or 2025-06-17T09:41:00+02:00, and `now`; without a zone in
    /// that of the picture.
    package static func date(_ text: String, timeZone: String?) -> Date? {
        if text.lowercased() == "now" { return Date() }
        let zone = timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
        let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        if text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil { return try? day.parse(text) }
        let form = /(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(Z|[+-]\d\d:?\d\d)?/
        guard let parts = text.wholeMatch(of: form) else {
            return nil
        }
        let whole = "\(parts.1)T\(parts.2)\(parts.3 ?? ":00")"
        if let offset = parts.4 { return try? Date.ISO8601FormatStyle().parse(whole + offset) }
        return try? day.time(includingFractionalSeconds: false).parse(whole)
    }
}
