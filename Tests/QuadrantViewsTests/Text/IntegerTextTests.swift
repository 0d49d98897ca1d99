import Foundation
import QuadrantCore
import Testing
import QuadrantViews

@Suite("Integers in texts")
struct IntegerTextTests {
    private static let values: [Int64] = {
        var values: [Int64] = [0, .max, .min]
        var power: Int64 = 1
        for digit in 1...18 {
            values += [power - 1, power, power + 1, -power, power * Int64(digit % 9 + 1)]
            power *= 10
        }
        return values
    }()

    /// Groups of three with the locale's separator and its minus.
    @Test(arguments: [
        "en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "sv_SE", "ja_JP", "he_IL", "pt_PT", "en_US_POSIX",
    ])
    func areTheFormatters(_ name: String) throws {
        let locale = Locale(identifier: name), style = IntegerFormatStyle<Int64>(locale: locale)
        for value in Self.values { #expect(IntegerText.of(value, locale) == style.format(value)) }
    }

    /// Other digits, and groups of two digits after the first, are formatted by Foundation.
    @Test(arguments: ["hi_IN", "ar_EG", "fa_IR", "bn_BD", "mr_IN"])
    func otherDigitsAndGroupsAreLeftToTheFormatter(_ name: String) {
        let locale = Locale(identifier: name), style = IntegerFormatStyle<Int64>(locale: locale)
        #expect(IntegerText(locale) == nil)
        for value in Self.values { #expect(IntegerText.of(value, locale) == style.format(value)) }
    }

    @Test func commonLocalesNeedNoFormatter() {
        for name in ["en_US", "de_DE", "fr_FR", "es_ES", "sv_SE", "ja_JP"] {
            #expect(IntegerText(Locale(identifier: name)) != nil, "\(name)")
        }
    }
}
