import Foundation
import QuadrantFoundation
import Testing

@Suite("Words of a formatter of dates")
struct DateFormatterSymbolsTests {
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    /// On a phone they may be nil.
    @Test func wordsMayBeUnwrapped() {
        #expect(formatter.monthSymbols![1] == "February")
        #expect(formatter.shortWeekdaySymbols?.first == "Sun")
        #expect(formatter.amSymbol! == "AM")
        if let days = formatter.veryShortWeekdaySymbols { #expect(days.count == 7) }
        #expect((formatter.standaloneMonthSymbols ?? []).count == 12)
    }

    /// And need not be.
    @Test func wordsAreTakenAsTheyAre() {
        let months: [String] = formatter.shortMonthSymbols
        #expect(months.count == 12 && formatter.quarterSymbols[0] == "1st quarter")
        formatter.pmSymbol = "later"
        #expect(formatter.pmSymbol == "later")
    }
}
