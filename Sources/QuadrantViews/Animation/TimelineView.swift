public import Foundation
public import QuadrantCore

/// Dates at which a view changes.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// The dates from `startDate` on, rising; the first may be before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

/// Content that changes at the dates of a schedule.
///
/// Dates are those of the host, and move with its clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public struct Context {
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }
        public let date: Date
        public let cadence: Cadence
    }

    private nonisolated(unsafe) let schedule: Schedule
    private nonisolated(unsafe) let content: (TimelineViewDefaultContext) -> Content
    @Clockwork private var works

    nonisolated public init(_ schedule: Schedule,
                            @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        _ = works.step
        let works = works, moment = moment
        works.kept = moment.date
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

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Every frame, or at most once in an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let minimumInterval: Double?
    let paused: Bool
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }
    /// None while it is paused, nor where views change seldom.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let step = minimumInterval ?? 1.0 / 60
        let isStill = paused || mode == .lowFrequency
        return Entries(upcoming: isStill ? nil : start, step: step > 0 ? step : nil)
    }

    /// Dates of one distance.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let step: Double?

        public mutating func next() -> Date? {
            defer { upcoming = step.flatMap { upcoming?.addingTimeInterval($0) } }
            return upcoming
        }
    }
}

/// Again and again after an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
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
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return sequence(first: Date(timeIntervalSinceReferenceDate: minutes * 60)) { $0.addingTimeInterval(60) }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
