public import Foundation

extension SystemFormatStyle {
    /// The distance from a date in its largest units: 2 hours, 5 minutes.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        let anchor: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)

        /// The distance from `anchor` in at most `maxFieldCount` of some units. A date before it has a minus.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute,
                                                                    .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }
        /// The same in another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// The words at a date.
        public func format(_ value: Date) -> AttributedString {
            let seconds = Int((abs(value.timeIntervalSince(anchor)) + 1e-4).rounded(.down))
            let (low, high) = value < anchor ? (anchor - Double(seconds), anchor) : (anchor, anchor + Double(seconds))
            return AttributedString(mark(value < anchor && seconds > 0, seconds == 0) + words(low..<high))
        }

        private func mark(_ isNegative: Bool, _ isZero: Bool) -> String {
            if sign == .never { return "" }
            if isNegative { return "-" }
            return sign == .always(includingZero: true) || sign == .always(includingZero: false) && !isZero ? "+" : ""
        }

        /// The largest units of a range that are not 0; months and years in English.
        private func words(_ range: Range<Date>) -> String {
            typealias Unit = (field: Date.ComponentsFormatStyle.Field, part: Calendar.Component, seconds: Int,
                              name: String)
            let all: [Unit] = [
                (.year, .year, 0, "year"), (.month, .month, 0, "month"), (.week, .weekOfMonth, 604_800, "week"),
                (.day, .day, 86_400, "day"), (.hour, .hour, 3600, "hour"), (.minute, .minute, 60, "minute"),
                (.second, .second, 1, "second"),
            ]
            let allowed = all.filter { allowedFields.contains($0.field) }
            let parts = calendar.dateComponents(Set(allowed.map(\.part)), from: range.lowerBound, to: range.upperBound)
            func count(_ part: Calendar.Component) -> Int { parts.value(for: part) ?? 0 }
            let first = allowed.firstIndex { count($0.part) != 0 } ?? max(allowed.count - 1, 0)
            let shown = allowed.dropFirst(first).prefix(max(maxFieldCount, 1))
            let filled = shown.filter { count($0.part) != 0 }
            return (filled.isEmpty ? Array(shown.prefix(1)) : Array(filled)).map { unit in
                let number = count(unit.part)
                guard unit.seconds > 0 else { return "\(number) \(unit.name)\(number == 1 ? "" : "s")" }
                let units: Duration.UnitsFormatStyle.Unit = switch unit.name {
                case "week": .weeks
                case "day": .days
                case "hour": .hours
                case "minute": .minutes
                default: .seconds
                }
                return Duration.UnitsFormatStyle(allowedUnits: [units], width: .wide).locale(locale)
                    .format(.seconds(number * unit.seconds))
            }.joined(separator: ", ")
        }

        /// The next date with other words: a whole second later.
        public func discreteInput(after input: Date) -> Date? {
            let since = input.timeIntervalSince(anchor)
            return anchor + (since + 1e-4).rounded(.down) + 1
        }
        /// The last date with other words: a whole second earlier.
        public func discreteInput(before input: Date) -> Date? {
            let since = input.timeIntervalSince(anchor)
            return anchor + (since - 1e-4).rounded(.up) - 1
        }
        /// A date that is later by as little as dates differ.
        public func input(after input: Date) -> Date? { input.following }
        /// A date that is earlier by as little as dates differ.
        public func input(before input: Date) -> Date? { input.preceding }
    }

    /// A date as its distance from now, or as a day where it is far: "in 5 minutes", "June 9, 2025".
    public struct DateReference: DiscreteFormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Date.RelativeFormatStyle.Field>
        let maxFieldCount: Int
        let thresholdField: Date.RelativeFormatStyle.Field
        var locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)

        /// The distance to `date` in the largest of some units; the day and the time of a date that is farther than
        /// one `thresholdField`.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }
        /// The same in another calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        private var threshold: TimeInterval {
            switch thresholdField {
            case .year: 365 * 86_400
            case .month: 30 * 86_400
            case .week: 7 * 86_400
            case .day: 86_400
            case .hour: 3600
            case .minute: 60
            default: 1
            }
        }

        /// The words at a date.
        public func format(_ value: Date) -> AttributedString {
            let distance = abs(date.timeIntervalSince(value))
            if distance >= threshold {
                let style = Date.FormatStyle(date: .abbreviated, time: maxFieldCount > 1 ? .shortened : .omitted,
                                             locale: locale, calendar: calendar)
                return AttributedString(style.format(date))
            }
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide, locale: locale,
                calendar: calendar)
            return AttributedString(style.format(value))
        }

        /// The next date with other words: a whole second later.
        public func discreteInput(after input: Date) -> Date? {
            input >= date + threshold ? nil : date + (input.timeIntervalSince(date) + 1e-4).rounded(.down) + 1
        }
        /// The last date with other words: a whole second earlier.
        public func discreteInput(before input: Date) -> Date? {
            input <= date - threshold ? nil : date + (input.timeIntervalSince(date) - 1e-4).rounded(.up) - 1
        }
        /// A date that is later by as little as dates differ.
        public func input(after input: Date) -> Date? { input.following }
        /// A date that is earlier by as little as dates differ.
        public func input(before input: Date) -> Date? { input.preceding }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date in its largest units.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as its distance from now, or as a day where it is far.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
                                        thresholdField: thresholdField)
    }
}
