public import Foundation
import QuadrantText

// Foundation on Linux declares the styles of ranges of dates without formatting them.

extension Date {
    /// Formats the length of a range of dates as on a clock: `1:01:40`.
    public struct TimeDurationFormatStyle: Foundation.FormatStyle, Sendable {
        /// The language of the digits.
        public var locale = Locale.autoupdatingCurrent
        /// A style in the language of the user.
        public init() {}
        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var other = self
            other.locale = locale
            return other
        }
        /// Hours, minutes and seconds; without the hours where there are none.
        public func format(_ value: Range<Date>) -> String {
            let seconds = Duration.seconds(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.towardZero))
            let hasHours = seconds >= .seconds(3600)
            return seconds.formatted(.time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
        }
    }

    /// Formats the length of a range of dates in units of the calendar: `1 hour, 2 minutes`. What
    /// `Date.ComponentsFormatStyle` is on a phone: Foundation has a type of that name here that formats nothing.
    public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
        /// How the units are written.
        public struct Style: Codable, Hashable, Sendable {
            fileprivate let name: String
            /// `2 hours, 5 minutes`.
            public static let wide = Style(name: "wide")
            /// `2 hr, 5 min`.
            public static let abbreviated = Style(name: "abbreviated")
            /// `2hr 5min`.
            public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
            /// `2h 5m`.
            public static let narrow = Style(name: "narrow")
            /// `two hours, five minutes`.
            public static let spellOut = Style(name: "spellOut")
        }
        /// A unit of the calendar.
        public struct Field: Codable, Hashable, Sendable {
            fileprivate let rank: Int
            /// Years.
            public static let year = Field(rank: 0)
            /// Months.
            public static let month = Field(rank: 1)
            /// Weeks.
            public static let week = Field(rank: 2)
            /// Days.
            public static let day = Field(rank: 3)
            /// Hours.
            public static let hour = Field(rank: 4)
            /// Minutes.
            public static let minute = Field(rank: 5)
            /// Seconds.
            public static let second = Field(rank: 6)

            fileprivate var component: Calendar.Component {
                [.year, .month, .weekOfMonth, .day, .hour, .minute, .second][rank]
            }
        }
        /// How the units are written.
        public var style: Style
        /// The language.
        public var locale: Locale
        /// The calendar in which the units are counted.
        public var calendar: Calendar
        /// The units that may appear; nil is all but weeks.
        public var fields: Set<Field>?

        /// A style for units of a calendar.
        public init(style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
                    fields: Set<Field>? = nil) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }
        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var other = self
            other.locale = locale
            return other
        }
        /// The same style in another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var other = self
            other.calendar = calendar
            return other
        }

        /// The units with a number other than 0; of a range of no length, the smallest one.
        public func format(_ value: Range<Date>) -> String {
            let shown = (fields ?? [.year, .month, .day, .hour, .minute, .second]).sorted { $0.rank < $1.rank }
            let counts = calendar.dateComponents(Set(shown.map(\.component)), from: value.lowerBound,
                                                 to: value.upperBound)
            var parts = shown.map {
                MeasureFormat.Part(Double(counts.value(for: $0.component) ?? 0),
                                   MeasureFormat.Unit(4, UInt32($0.rank)))
            }
            parts = parts.contains { $0.value != 0 } ? parts.filter { $0.value != 0 } : Array(parts.suffix(1))
            var numbers = MeasureFormat.Numbers()
            numbers.isSpelledOut = style == .spellOut
            let width: MeasureFormat.Width = switch style {
            case .abbreviated: .short
            case .condensedAbbreviated: .shorter
            case .narrow: .narrow
            default: .wide
            }
            return MeasureFormat.string(parts, width, locale: locale.identifier, numbers: numbers) ?? ""
        }
    }
}

extension FormatStyle where Self == Date.TimeDurationFormatStyle {
    /// The length of a range of dates as on a clock.
    public static var timeDuration: Self { Self() }
}
extension FormatStyle where Self == Date._ComponentsFormatStyle {
    /// The length of a range of dates in units of the calendar.
    public static func components(style: Date._ComponentsFormatStyle.Style,
                                  fields: Set<Date._ComponentsFormatStyle.Field>? = nil) -> Self {
        Self(style: style, fields: fields)
    }
}
