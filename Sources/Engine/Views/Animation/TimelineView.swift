public import Foundation
public import QuadrantCore

/// The dates at which a timeline view changes.
public protocol TimelineSchedule {
    /// The type of the sequence of dates, which may be infinite: it is read lazily.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often the schedule may change.
    typealias Mode = TimelineScheduleMode
    /// The dates from `startDate` on, ascending; the first may be before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline view may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule has dates.
    case normal
    /// Less often. Views here always request `normal`.
    case lowFrequency
}

/// Content that is evaluated again at the dates of a schedule.
///
/// Dates are those of the host's clock, which a recording advances frame by frame; content changes at most 120 times a
/// second.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The date and cadence for which the content is evaluated.
    public struct Context {
        /// How often the content may change, ordered by the interval: shorter intervals are smaller.
        public enum Cadence: Comparable, Sendable {
            /// Every frame: for the `animation` schedule.
            case live
            /// Once a second or less: for all other schedules.
            case seconds
            /// Once a minute: for `everyMinute`.
            case minutes
        }
        /// The current entry of the schedule; for `animation` the time of the frame.
        public let date: Date
        /// How often the schedule allows the content to change.
        public let cadence: Cadence

        /// Drops pictures that were made ahead. Nothing to do: content is made when it is shown.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @Clockwork private var works

    /// `content` is evaluated at each date of `schedule`, and with the current date where no entry is earlier.
    nonisolated public init(_ schedule: Schedule,
                            @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public var body: some View {
        _ = works.step
        let works = works, moment = moment
        return content(TimelineViewDefaultContext(date: moment.date, cadence: cadence))
            .onChange(of: moment.plan, initial: true) { moment.follow(works) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if schedule is AnimationTimelineSchedule { return .live }
        return schedule is EveryMinuteTimelineSchedule ? .minutes : .seconds
    }

    /// The date to show now, and when to evaluate the content again.
    private var moment: TimelineMoment {
        let now = works.date, known = works.kept as? Date
        guard let live = schedule as? AnimationTimelineSchedule else {
            let (entry, next) = entries(around: now)
            return TimelineMoment(date: entry ?? known ?? now, plan: next.map { .at($0) } ?? .never)
        }
        if live.paused { return TimelineMoment(date: known ?? now, plan: .never) }
        guard let interval = live.minimumInterval, interval > 0 else {
            return TimelineMoment(date: now, plan: .everyFrame)
        }
        if let known, known <= now, now < known.addingTimeInterval(interval - TimelineMoment.tolerance) {
            return TimelineMoment(date: known, plan: .at(known.addingTimeInterval(interval)))
        }
        return TimelineMoment(date: now, plan: .at(now.addingTimeInterval(interval)))
    }

    /// The current entry, and the one after it.
    private func entries(around now: Date) -> (entry: Date?, next: Date?) {
        var entry: Date?
        let now = now.addingTimeInterval(TimelineMoment.tolerance)
        // A schedule may begin long ago, so the search for the current entry is limited.
        for date in schedule.entries(from: now, mode: .normal).prefix(100_000) {
            if date > now { return (entry, date) }
            entry = date
        }
        return (entry, nil)
    }
}

extension TimelineView: Reconciled {
    package func reconcile() { works.kept = moment.date }
}

/// The date that a timeline view shows, and its next update.
private struct TimelineMoment {
    enum Plan: Equatable {
        case at(Date), everyFrame, never
    }
    let date: Date
    let plan: Plan
    /// `Date` has a coarser resolution than the host's time.
    static let tolerance = 1e-6

    /// Schedules the next update, at the earliest one frame of a 120 Hz screen from now.
    func follow(_ works: Clockwork.Works) {
        works.isTicking = plan == .everyFrame
        works.cancel()
        guard case .at(let next) = plan else { return }
        works.plan(at: max(next.timeIntervalSince(works.startDate), works.now + 1.0 / 120)) { works.step += 1 }
    }
}

/// The context type of every timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Updates every frame, or at most once in an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let paused: Bool
    /// `minimumInterval` is in seconds; nil is every frame. `paused` keeps the date that is shown.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }
    /// Dates from `start` on, 1/60 second apart without an interval; none while paused, nor for `lowFrequency`.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let step = minimumInterval ?? 1.0 / 60
        let isStill = paused || mode == .lowFrequency
        return Entries(upcoming: isStill ? nil : start, step: step > 0 ? step : nil)
    }

    /// Dates at equal distances.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let step: Double?

        /// The next date; nil after the last one. With a distance of 0 there is only one date.
        public mutating func next() -> Date? {
            defer { upcoming = step.flatMap { upcoming?.addingTimeInterval($0) } }
            return upcoming
        }
    }
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    /// Dates from `startDate` on, `interval` seconds apart. An interval that is not positive gives `startDate` alone;
    /// there are at most 1000 dates a second.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    /// The dates from the last one at or before `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0, interval.isFinite else { return Entries(start: start, interval: nil, count: 0) }
        // More than a thousand dates a second are not visible.
        let interval = max(interval, 0.001)
        let periods = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return Entries(start: start, interval: interval, count: periods)
    }

    /// Dates at equal intervals, without an end; one date without an interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: Double?
        /// The number of intervals from the start to the next date.
        fileprivate var count: Double

        /// The next date; nil after the only one.
        public mutating func next() -> Date? {
            defer { count += 1 }
            guard let interval else { return count > 0 ? nil : start }
            return start.addingTimeInterval(count * interval)
        }
    }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The first date is the start of the current minute.
    public init() {}
    /// From the start of the minute that holds `startDate`, every 60 seconds.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(minute: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down))
    }

    /// The starts of minutes, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minute: Double

        /// The start of the next minute.
        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// `dates` must be ascending; of more than 100,000 dates before now the later ones are ignored.
    public init(_ dates: Entries) { self.dates = dates }
    /// All dates, including those before `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// At most once in `minimumInterval` seconds, nil for every frame; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Every `interval` seconds from `startDate` on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    /// At given dates, which must be ascending.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
