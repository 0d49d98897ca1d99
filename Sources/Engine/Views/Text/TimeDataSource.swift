public import Foundation
import QuadrantCore

/// A value that changes with the host's clock, for a text that is formatted again when its words change.
public nonisolated struct TimeDataSource<Value> {
    enum Kind: Equatable {
        case currentDate, startingAt(Date), endingAt(Date), offset(Date)
    }
    let kind: Kind
    /// The value at a time.
    let value: (Date) -> Value
    /// The time at which a later value is reached.
    let time: (Value) -> Date
}

extension TimeDataSource where Value == Date {
    /// The date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .currentDate, value: { $0 }, time: { $0 })
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
                       time: { date + $0 / .seconds(1) })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date to now; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .startingAt(date), value: { date..<max(date, $0) }, time: \.upperBound)
    }
    /// From now to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .endingAt(date), value: { min(date, $0)..<date }, time: \.lowerBound)
    }
}

extension Text {
    /// A value that changes with the host's clock, in a format, which has the locale of the environment.
    public init<V, F: DiscreteFormatStyle & FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(source, format) { $0.format($1) }
    }

    /// A value that changes with the host's clock, in a format of attributed text, with the environment's locale.
    public init<V, F: DiscreteFormatStyle & FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(source, format, attributed: { $0.format($1) }) { String($0.format($1).characters) }
    }

    private init<V, F: DiscreteFormatStyle & FormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, attributed: ((F, V) -> AttributedString)? = nil,
        _ string: @escaping (F, V) -> String
    ) where F.FormatInput == V {
        let clock = SourceClock(
            identity: AnyHashable(format), source: "\(source.kind)",
            text: { string(format.locale($1), source.value($0)) },
            attributed: attributed.map { attributed in { attributed(format.locale($1), source.value($0)) } },
            next: { now in
                let value = source.value(now)
                // A range that ends at a date changes as its start advances: in the format's terms, later or earlier.
                let later = [format.discreteInput(after: value), format.discreteInput(before: value)]
                    .compactMap { $0.map(source.time) }.filter { $0 > now }
                return later.min()
            })
        self.init(spans: [Span(content: .dated(.source(clock)))])
    }
}

/// The text of a value that changes with the clock.
package struct SourceClock: Equatable {
    let identity: AnyHashable
    let source: String
    let text: (Date, Locale) -> String
    /// The text with attributes; nil for plain text.
    let attributed: ((Date, Locale) -> AttributedString)?
    let next: (Date) -> Date?
    package static func == (a: SourceClock, b: SourceClock) -> Bool {
        a.identity == b.identity && a.source == b.source
    }
}
