import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// The calls that the compiler makes for a localized text with values in it.
@MainActor @Suite("Interpolation of localized keys")
struct StringInterpolationTests {
    private func drawing(_ key: LocalizedStringKey) -> String {
        ViewHarness(offering: 300, 100) { Text(key) }.displayList.text
    }
    private func key(_ add: (inout LocalizedStringKey.StringInterpolation) -> Void) -> LocalizedStringKey {
        var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        add(&parts)
        return LocalizedStringKey(stringInterpolation: parts)
    }

    @Test func literalsAndValuesMakeTheText() {
        let name = "Ann", half = 0.5
        let literal = key { $0.appendLiteral("Hello ") }
        #expect(drawing(literal) == drawing(LocalizedStringKey(stringLiteral: "Hello ")))
        let greeting = key {
            $0.appendLiteral("Hello ")
            $0.appendInterpolation(name)
        }
        #expect(greeting == "Hello \(name)" && drawing(greeting) == drawing("Hello Ann"))
        let number = key {
            $0.appendInterpolation(half, specifier: "%.2f")
            $0.appendLiteral(" of ")
            $0.appendInterpolation(3)
        }
        #expect(drawing(number) == drawing("0.50 of 3"))
    }

    @Test func valuesAreFormatted() {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        let formatted = key { $0.appendInterpolation(NSNumber(value: 2), formatter: formatter) }
        #expect(drawing(formatted) == drawing("2.00"))
        let percent = key { $0.appendInterpolation(0.25, format: .percent) }
        #expect(drawing(percent) == drawing("25%"))
        let day = Date(timeIntervalSince1970: 0)
        let dated = key { $0.appendInterpolation(day, style: .date) }
        #expect(drawing(dated) == ViewHarness(offering: 300, 100) { Text(day, style: .date) }.displayList.text)
        let timed = key {
            $0.appendInterpolation(timerInterval: day...day.addingTimeInterval(60), pauseTime: day, countsDown: true,
                                   showsHours: false)
        }
        let text = Text(timerInterval: day...day.addingTimeInterval(60), pauseTime: day, countsDown: true,
                        showsHours: false)
        #expect(drawing(timed) == ViewHarness(offering: 300, 100) { text }.displayList.text)
    }

    @Test func textsAreJoined() {
        #expect(drawing("\(Text("one").bold())two")
            == ViewHarness(offering: 300, 100) { Text("one").bold() + Text("two") }.displayList.text)
    }
}
