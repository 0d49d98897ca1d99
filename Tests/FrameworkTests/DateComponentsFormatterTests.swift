import Foundation
import QuadrantFoundation
import Testing

/// DateComponentsFormatter (#9.35). Texts without another source are those of its documentation.
@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
                           _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
                           _ language: String = "en_US") -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        return formatter
    }

    /// Source of the texts: littlebitesofcocoa.com/288-datecomponentsformatter-basics.
    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.full, 543.0, "9 minutes, 3 seconds"), (.abbreviated, 123, "2m 3s"),
        (.short, 123, "2 min, 3 sec"), (.spellOut, 123, "two minutes, three seconds"), (.brief, 123, "2min 3sec"),
    ])
    func stylesNameUnitsAtLengths(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
        #expect(formatter(style, [.minute, .second]).string(from: seconds) == text)
    }

    /// Minutes without conversion to hours, and days before a positional format.
    @Test func positionsDropWhatLeads() {
        let all = formatter(.positional), clock = formatter(.positional, [.minute, .second])
        #expect(all.string(from: 0) == "0" && all.string(from: 100) == "1:40" && all.string(from: 600) == "10:00")
        #expect(all.string(from: 3_610) == "1:00:10" && all.string(from: 100_844) == "1d 4:00:44")
        #expect(clock.string(from: 3_661) == "61:01" && clock.string(from: 5) == "5")
        #expect(clock.string(from: -65) == "-1:05")
    }

    @Test func zerosMayStayAndBePadded() {
        #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
        #expect(formatter(.positional, [.hour, .minute, .second], .pad).string(from: 3_661) == "01:01:01")
        #expect(formatter(.positional, [.hour, .minute, .second], .dropTrailing).string(from: 5) == "0:00:05")
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(formatter(.positional, units, .pad).string(from: 3_600) == "0d 1:00:00")
        #expect(formatter(.abbreviated, units, .pad).string(from: 3_600) == "0d 1h 0m 0s")
        #expect(formatter(.abbreviated, units).string(from: 3_610) == "1h 10s")
        #expect(formatter(.abbreviated, units, .dropLeading).string(from: 600) == "10m 0s")
        #expect(formatter(.abbreviated, units, .dropMiddle).string(from: 3_610) == "0d 1h 10s")
        #expect(formatter(.abbreviated, units, .dropTrailing).string(from: 600) == "0d 0h 10m")
        #expect(formatter(.full, [.minute, .second]).string(from: 0) == "0 seconds")
    }

    @Test func fewerUnitsMayBeWritten() {
        let few = formatter(.full)
        few.maximumUnitCount = 2
        #expect(few.string(from: 90_061) == "1 day, 1 hour")
        let parts = formatter(.abbreviated, [.hour])
        parts.allowsFractionalUnits = true
        #expect(parts.string(from: 5_400) == "1.5h")
        let collapsed = formatter(.full, [.hour, .minute])
        collapsed.collapsesLargestUnit = true
        #expect(collapsed.string(from: 4_200) == "70 minutes")
        #expect(collapsed.string(from: 7_800) == "2 hours, 10 minutes")
    }

    @Test func componentsAndDatesAreFormattedToo() {
        var components = DateComponents()
        components.hour = 1
        components.minute = 65
        #expect(formatter(.full).string(from: components) == "2 hours, 5 minutes")
        #expect(formatter(.full).string(for: components) == "2 hours, 5 minutes")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter(.full).string(from: start, to: start.addingTimeInterval(7_200)) == "2 hours")
    }

    @Test func languagesAndPhrases() {
        #expect(formatter(.full, [], .default, "de_DE").string(from: 3_661) == "1 Stunde, 1 Minute und 1 Sekunde")
        let about = formatter(.brief, [.minute, .second])
        about.includesApproximationPhrase = true
        about.includesTimeRemainingPhrase = true
        #expect(about.string(from: 123) == "About 2min 3sec remaining")
    }
}
