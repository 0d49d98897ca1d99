import Foundation
import QuadrantFoundation
import class QuadrantFoundation.NumberFormatter
import Testing

/// Number formatters: limits of digits that know each other, and copies.
struct NumberFormatterTests {
    private func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = style
        return formatter
    }

    @Test func aCurrencyWithoutFractionDigitsIsWhole() {
        let currency = formatter(.currency)
        #expect(currency.string(from: 1234.25) == "$1,234.25")
        currency.maximumFractionDigits = 0
        #expect(currency.string(from: 1234.25) == "$1,234")
        #expect(currency.minimumFractionDigits == 0)
    }

    @Test func aLeastNumberOfDigitsAboveTheMostRaisesIt() {
        let decimal = formatter(.decimal)
        decimal.minimumFractionDigits = 4
        #expect(decimal.maximumFractionDigits == 4 && decimal.string(from: 1.5) == "1.5000")
        decimal.maximumIntegerDigits = 2
        decimal.minimumIntegerDigits = 3
        #expect(decimal.maximumIntegerDigits == 3 && decimal.string(from: 1.5) == "001.5000")
    }

    @Test func aGreatestNumberOfDigitsBelowTheLeastLowersIt() {
        let decimal = formatter(.decimal)
        decimal.minimumIntegerDigits = 3
        decimal.maximumIntegerDigits = 2
        #expect(decimal.minimumIntegerDigits == 2 && decimal.string(from: 7) == "07")
    }

    @Test func aCopyHasTheSettingsAndIsSeparate() throws {
        let first = formatter(.currency)
        first.currencyCode = "EUR"
        first.maximumFractionDigits = 0
        first.minimum = 3
        let second = try #require(first.copy() as? NumberFormatter)
        #expect(second.string(from: 12) == "€12" && second.minimum == 3)
        second.maximumFractionDigits = 1
        #expect(first.string(from: 12.25) == "€12")
    }
}
