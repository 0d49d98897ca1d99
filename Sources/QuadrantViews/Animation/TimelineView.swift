public import Foundation
public import QuadrantCore

/// The dates at which a timeline view changes.
public protocol TimelineSchedule {
    /// The dates, which may be without end: they are read one by one.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often the schedule may change.
    typealias Mode = TimelineScheduleMode
    /// The dates from `startDate` on, rising; the first may be before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline view may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom. Views here always ask for `normal`.
    case lowFrequency
}

/// Content that is evaluated again at the dates of a schedule.
///
/// Dates are those of the host's clock, which a recording moves frame by frame; content changes at most 120 times a
/// second.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The moment the content is made for.
    public struct Context {
        /// How often the content may change; the shorter the time, the smaller.
        public enum Cadence: Comparable, Sendable {
            /// Every frame: for the `animation` schedule.
            case live
            /// Once a second or less: for all other schedules.
            case seconds
            /// Once a minute: for `everyMinute`.
            case minutes
        }
        /// The entry of the schedule in force; for `animation` the time of the frame.
        public let date: Date
        /// How often the schedule lets the content change.
        public let cadence: Cadence
    }

    private nonisolated(unsafe) let schedule: Schedule
    private nonisolated(unsafe) let content: (TimelineViewDefaultContext) -> Content
    @Clockwork private var works

    /// `content` is evaluated at each date of `schedule`; without an earlier entry it gets the date of now.
    nonisolated public init(_ schedule: Schedule,
                            @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        _ = works.step
        let works = works, moment = moment
        return content(TimelineViewDefaultContext(date: moment.date, cadence: cadence))
            .onChange(of: moment.plan, initial: true) { moment.follow(works) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        if schedule is AnimationTimelineSchedule { return .live }
        return schedule is EveryMinuteTimelineSchedule ? .minutes : .seconds
    }

    /// What is shown now by the schedule of now, and what comes next.
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

    /// The entry in force, and the one after it.
    private func entries(around now: Date) -> (entry: Date?, next: Date?) {
        var entry: Date?
        let now = now.addingTimeInterval(TimelineMoment.tolerance)
        // A schedule may begin long ago, but not look back for ever.
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

/// What a timeline shows, and when it continues.
private struct TimelineMoment {
    enum Plan: Equatable {
        case at(Date), everyFrame, never
    }
    let date: Date
    let plan: Plan
    /// Dates are counted in coarser steps than the time of the host.
    static let tolerance = 1e-6

    /// Continues when the plan says so, but not before the next frame of a fast screen.
    func follow(_ works: Clockwork.Works) {
        works.isTicking = plan == .everyFrame
        works.cancel()
        guard case .at(let next) = plan else { return }
        works.plan(at: max(next.timeIntervalSince(works.startDate), works.now + 1.0 / 120)) { works.step += 1 }
    }
}

/// The context of every timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Every frame, or at most once in an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let paused: Bool
    /// `minimumInterval` is in seconds; nil is every frame. `paused` keeps the date that shows.
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

        /// The next date; nil after the last one, which is the first where the distance is 0.
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
    /// at most 1000 dates a second are given.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    /// The dates from the last one at or before `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        guard interval > 0, interval.isFinite else { return sequence(first: start) { _ in nil } }
        // More than a thousand dates a second are not visible.
        let interval = max(interval, 0.001)
        let periods = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        let start = start
        var count = periods
        return sequence(first: start.addingTimeInterval(periods * interval)) { _ in
            count += 1
            return start.addingTimeInterval(count * interval)
        }
    }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The first date is the start of the minute in which the view is.
    public init() {}
    /// From the start of the minute that holds `startDate`, every 60 seconds.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return sequence(first: Date(timeIntervalSinceReferenceDate: minutes * 60)) { $0.addingTimeInterval(60) }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// `dates` must rise; of more than 100,000 before now the later ones are not looked at.
    public init(_ dates: Entries) { self.dates = dates }
    /// All dates, also those before `startDate`.
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
    /// At given dates, which must rise.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
