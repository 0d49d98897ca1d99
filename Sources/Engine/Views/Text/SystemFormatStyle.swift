public import Foundation

/// Formats of dates that texts update with the clock.
public nonisolated enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
    /// The time to or since a date, as 2:05 or 1:02:05.
    public struct Timer: DiscreteFormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        var clock: ClockFields

        /// The time that is left of an interval; 0:00 after it.
        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
                    maxPrecision: Duration = .seconds(1)) {
            self.interval = interval
            countsDown = true
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
        /// The time since the start of an interval, until its end.
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
                    maxPrecision: Duration = .seconds(1)) {
            self.interval = interval
            countsDown = false
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        private func seconds(_ date: Date) -> TimeInterval {
            let now = min(max(date, interval.lowerBound), interval.upperBound)
            return countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
        }
        /// The words at a date.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(seconds(value), roundsUp: countsDown))
        }
        /// The next date with other words.
        public func discreteInput(after input: Date) -> Date? {
            if input >= interval.upperBound { return nil }
            if input < interval.lowerBound { return interval.lowerBound }
            let left = seconds(input), step = clock.step(left)
            if countsDown { return interval.upperBound - clock.floor(left, step, isBelow: true) }
            return interval.lowerBound + clock.floor(left, step) + step
        }
        /// The last date with other words.
        public func discreteInput(before input: Date) -> Date? {
            if input <= interval.lowerBound { return nil }
            return max(interval.lowerBound, input - clock.step(seconds(input)))
        }
        /// A date that is later by as little as dates differ.
        public func input(after input: Date) -> Date? { input.following }
        /// A date that is earlier by as little as dates differ.
        public func input(before input: Date) -> Date? { input.preceding }
    }

    /// The time since a date, with hundredths of a second: 0:12.34.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        let start: Date
        var clock: ClockFields
        /// The time since `startDate`; 0:00.00 before it.
        public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
                    maxPrecision: Duration = .milliseconds(10)) {
            start = startDate
            clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
        /// The words at a date.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(max(value.timeIntervalSince(start), 0), roundsUp: false))
        }
        /// The next date with other words.
        public func discreteInput(after input: Date) -> Date? {
            if input < start { return start }
            let since = input.timeIntervalSince(start), step = clock.step(since)
            return start + clock.floor(since, step) + step
        }
        /// The last date with other words.
        public func discreteInput(before input: Date) -> Date? {
            if input <= start { return nil }
            let since = input.timeIntervalSince(start)
            return max(start, input - clock.step(since))
        }
        /// A date that is later by as little as dates differ.
        public func input(after input: Date) -> Date? { input.following }
        /// A date that is earlier by as little as dates differ.
        public func input(before input: Date) -> Date? { input.preceding }
    }
}

/// Hours, minutes and seconds with colons.
struct ClockFields: Codable, Hashable, Sendable {
    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration
    /// The separators of the locale; nil is that of English.
    var locale = Locale(identifier: "en_US")

    private var precision: Double { max(maxPrecision / .seconds(1), 1e-3) }
    private var decimals: Int { precision >= 1 ? 0 : max(0, Int((-log10(precision)).rounded(.up))) }

    /// How long the words stay the same.
    func step(_ seconds: TimeInterval) -> TimeInterval {
        let hasHours = showsHours && seconds >= 3600
        let fields = (hasHours ? 3 : 2) + (decimals > 0 ? 1 : 0)
        let dropped = max(0, fields - max(maxFieldCount, 1))
        let units = (decimals > 0 ? [precision] : []) + [max(precision, 1), 60, 3600]
        return max(precision, units[min(dropped, units.count - 1)])
    }

    /// The last multiple of a step; with `isBelow` one that is truly below.
    func floor(_ seconds: TimeInterval, _ step: TimeInterval, isBelow: Bool = false) -> TimeInterval {
        let count = (seconds / step + 1e-6).rounded(.down)
        return (isBelow && abs(seconds - count * step) < 1e-4 ? max(count - 1, 0) : count) * step
    }

    func text(_ seconds: TimeInterval, roundsUp: Bool) -> String {
        let step = step(seconds)
        let count = (seconds / step + (roundsUp ? -1e-4 : 1e-4)).rounded(roundsUp ? .up : .down)
        let whole = max(count, 0) * step
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let total = Int(whole + 1e-6), hours = showsHours ? total / 3600 : 0
        let minutes = (total - hours * 3600) / 60
        var parts = hours > 0 ? ["\(hours)", two(minutes)] : ["\(minutes)"]
        if step < 60 { parts.append(two(total % 60)) }
        if step >= 3600 { parts.removeLast(parts.count - 1) }
        var text = parts.joined(separator: ":")
        if step < 1, decimals > 0 {
            let scale = (0..<decimals).reduce(1) { product, _ in product * 10 }
            let digits = "\(Int(((whole - Double(total)) * Double(scale)).rounded()))"
            text += (locale.decimalSeparator ?? ".") + String(repeating: "0", count: decimals - digits.count) + digits
        }
        return text
    }
}

extension Date {
    var following: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
    var preceding: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of an interval.
    public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
                             maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
                                maxPrecision: maxPrecision)
    }
    /// The time since the start of an interval.
    public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
                             maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
                                maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, with hundredths of a second.
    public static func stopwatch(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
                                 maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
                                    maxPrecision: maxPrecision)
    }
}
