public import Foundation
import QuadrantCore

extension Text {
    /// A date in the locale in force. Relative styles are computed with the host's clock and updated with it.
    public init(_ date: Date, style: DateStyle) { spans = [Span(content: .dated(.date(date, style)))] }

    /// The time to the end of an interval, or since its start: 2:32, or 36:59:01 where hours are shown. Stops at
    /// `pauseTime`.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
                showsHours: Bool = true) {
        spans = [Span(content: .dated(.timer(timerInterval, pause: pauseTime, countsDown: countsDown,
                                             showsHours: showsHours)))]
    }

    /// A date range, in hours and minutes of the locale in force.
    public init(_ dates: ClosedRange<Date>) { self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound)) }

    /// A date interval, in hours and minutes of the locale in force.
    public init(_ interval: DateInterval) { spans = [Span(content: .dated(.interval(interval)))] }

    /// The style of a date.
    public struct DateStyle: Equatable, Sendable {
        enum Kind { case time, date, relative, offset, timer }
        let kind: Kind
        /// The time of day in the locale: 9:41 AM.
        public static let time = DateStyle(kind: .time)
        /// The day in the locale's long form: June 9, 2025.
        public static let date = DateStyle(kind: .date)
        /// The distance from now, in the two largest units: 2 hr, 23 min. Rounded down.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now, in the largest unit, with a plus in the future and a minus in the past: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now, in hours, minutes and seconds: 2:32.
        public static let timer = DateStyle(kind: .timer)
    }
}

/// A text that depends on the time.
package enum TextClock: Equatable {
    case date(Date, Text.DateStyle)
    case interval(DateInterval)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case source(SourceClock)

    /// `Date` has a coarser resolution than the host's time.
    private static let slack = 1e-3

    func text(_ now: Date, _ environment: EnvironmentValues) -> String {
        let locale = environment.locale
        switch self {
        case .date(let date, let style):
            let seconds = Self.seconds(from: now, to: date)
            switch style.kind {
            case .time: return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
                .format(Self.formattable(date))
            case .date: return Date.FormatStyle(date: .long, time: .omitted, locale: locale)
                .format(Self.formattable(date))
            case .timer: return Self.clock(abs(seconds), showsHours: true)
            case .relative: return Self.span(seconds, now, units: 2, locale)
            case .offset:
                return (seconds > 0 ? "+" : seconds < 0 ? "-" : "") + Self.span(seconds, now, units: 1, locale)
            }
        case .interval(let interval):
            let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened, locale: locale)
            let start = Self.formattable(interval.start)
            return style.format(start..<max(start, Self.formattable(interval.end)))
        case .timer(let range, let pause, let countsDown, let showsHours):
            let time = min(max(min(pause ?? now, now), range.lowerBound), range.upperBound)
            let left = countsDown ? Self.seconds(from: time, to: range.upperBound)
                : -Self.seconds(from: time, to: range.lowerBound)
            return Self.clock(left, showsHours: showsHours)
        case .source(let clock): return clock.text(now, locale)
        }
    }

    /// The text of a format of attributed text; nil for plain text.
    func attributedText(_ now: Date, _ environment: EnvironmentValues) -> AttributedString? {
        if case .source(let clock) = self { clock.attributed?(now, environment.locale) } else { nil }
    }

    /// The next time at which the text changes; nil for never.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .date(let date, let style):
            let seconds = abs(Self.seconds(from: now, to: date))
            let step: Int
            switch style.kind {
            case .time, .date: return nil
            case .timer: step = 1
            case .relative: step = seconds < 3600 ? 1 : seconds < 86_400 ? 60 : 3600
            case .offset: step = seconds < 60 ? 1 : seconds < 3600 ? 60 : seconds < 86_400 ? 3600 : 86_400
            }
            let whole = seconds / step * step
            // Future distances are rounded up, past ones down: a step ends when its last second begins.
            if date > now + Self.slack { return date - Double(max(whole - 1, 0)) }
            return date + Double(whole + step)
        case .interval: return nil
        case .timer(let range, let pause, let countsDown, _):
            if now + Self.slack >= min(pause ?? range.upperBound, range.upperBound) { return nil }
            if now < range.lowerBound { return range.lowerBound }
            let left = Self.seconds(from: now, to: range.upperBound)
            if countsDown { return range.upperBound - Double(max(left - 1, 0)) }
            return range.lowerBound + Double(1 - Self.seconds(from: now, to: range.lowerBound))
        case .source(let clock): return clock.next(now)
        }
    }

    /// The nearest date that Foundation can format; the year 2001 for one that is not a number.
    private static func formattable(_ date: Date) -> Date {
        let seconds = date.timeIntervalSinceReferenceDate
        // A hundred thousand years.
        return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -3.2e12), 3.2e12))
    }

    /// The whole seconds to a date, rounded up in the future and down in the past.
    private static func seconds(from now: Date, to date: Date) -> Int {
        let distance = date.timeIntervalSince(now)
        guard distance.isFinite, abs(distance) < 1e12 else { return 0 }
        return Int((distance - slack).rounded(.up))
    }

    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = seconds / 60, rest = two(seconds % 60)
        if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(rest)" }
        return "\(minutes):\(rest)"
    }

    /// The largest units of a duration; months and years are those of the calendar, in English.
    private static func span(_ seconds: Int, _ now: Date, units: Int, _ locale: Locale) -> String {
        let other = now + Double(seconds), calendar = Calendar(identifier: .gregorian)
        let parts = calendar.dateComponents([.year, .month, .day], from: min(now, other), to: max(now, other))
        let (years, months, days) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        if years > 0 || months > 0 {
            let all = [(years, "year"), (months, "month"), (days, "day")]
            let shown = all.drop { $0.0 == 0 }.prefix(units).filter { $0.0 > 0 }
            return shown.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
        }
        // The remainder below the last unit is omitted.
        let length = abs(seconds)
        let sizes = [86_400, 3600, 60, 1], first = sizes.firstIndex { length >= $0 } ?? 3
        let last = sizes[min(first + units - 1, 3)]
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: units == 1 ? .wide : .abbreviated,
            maximumUnitCount: units).locale(locale)
        return style.format(.seconds(length / last * last))
    }
}

extension EnvironmentValues {
    /// The date of the host's clock.
    var now: Date {
        guard let graph = hostLink?() else { return Date(timeIntervalSinceReferenceDate: 0) }
        return graph.currentDate
    }
}
