public import Foundation

// On a phone these words are optional, and may be unwrapped where they are used. Those of Foundation on Linux are not
// optional; where that does not fit, as in `formatter.monthSymbols!`, the compiler takes these.
extension DateFormatter: _FormatterWords {
    public var _formatter: DateFormatter { self }
}
/// A formatter of dates. A protocol's members do not hide those of the class, whose words they are.
public protocol _FormatterWords {
    var _formatter: DateFormatter { get }
}
/// The words of the class: for a type that is not optional the compiler does not take those of the protocol.
private func own<Words>(_ words: [Words]) -> [Words] { words }
private func own(_ word: String) -> String { word }
extension _FormatterWords {
    /// The eras, short.
    public var eraSymbols: [String]! { own(_formatter.eraSymbols) }
    /// The eras.
    public var longEraSymbols: [String]! { own(_formatter.longEraSymbols) }
    /// The months.
    public var monthSymbols: [String]! { own(_formatter.monthSymbols) }
    /// The months, short.
    public var shortMonthSymbols: [String]! { own(_formatter.shortMonthSymbols) }
    /// The months, very short.
    public var veryShortMonthSymbols: [String]! { own(_formatter.veryShortMonthSymbols) }
    /// The months, as they stand alone.
    public var standaloneMonthSymbols: [String]! { own(_formatter.standaloneMonthSymbols) }
    /// The months, short, as they stand alone.
    public var shortStandaloneMonthSymbols: [String]! { own(_formatter.shortStandaloneMonthSymbols) }
    /// The months, very short, as they stand alone.
    public var veryShortStandaloneMonthSymbols: [String]! { own(_formatter.veryShortStandaloneMonthSymbols) }
    /// The days of the week.
    public var weekdaySymbols: [String]! { own(_formatter.weekdaySymbols) }
    /// The days of the week, short.
    public var shortWeekdaySymbols: [String]! { own(_formatter.shortWeekdaySymbols) }
    /// The days of the week, very short.
    public var veryShortWeekdaySymbols: [String]! { own(_formatter.veryShortWeekdaySymbols) }
    /// The days of the week, as they stand alone.
    public var standaloneWeekdaySymbols: [String]! { own(_formatter.standaloneWeekdaySymbols) }
    /// The days of the week, short, as they stand alone.
    public var shortStandaloneWeekdaySymbols: [String]! { own(_formatter.shortStandaloneWeekdaySymbols) }
    /// The days of the week, very short, as they stand alone.
    public var veryShortStandaloneWeekdaySymbols: [String]! { own(_formatter.veryShortStandaloneWeekdaySymbols) }
    /// The quarters.
    public var quarterSymbols: [String]! { own(_formatter.quarterSymbols) }
    /// The quarters, short.
    public var shortQuarterSymbols: [String]! { own(_formatter.shortQuarterSymbols) }
    /// The quarters, as they stand alone.
    public var standaloneQuarterSymbols: [String]! { own(_formatter.standaloneQuarterSymbols) }
    /// The quarters, short, as they stand alone.
    public var shortStandaloneQuarterSymbols: [String]! { own(_formatter.shortStandaloneQuarterSymbols) }
    /// Before noon.
    public var amSymbol: String! { own(_formatter.amSymbol) }
    /// After noon.
    public var pmSymbol: String! { own(_formatter.pmSymbol) }
}
