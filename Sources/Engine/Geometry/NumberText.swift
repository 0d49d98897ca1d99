import Foundation

/// Numbers as text, a function for each purpose. None depends on the locale, and none but `fixed` leaves zeros at
/// the end.
package enum NumberText {
    /// In sentences: as a person writes it, at most three decimals. NaN, the side of a proposal that is not given, is
    /// `nil`.
    package static func words(_ value: Double) -> String {
        if value.isNaN { return "nil" }
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        let shown = thousandths(value)
        guard abs(shown) < 1e12 else { return String(shown) }
        return shown == shown.rounded() ? String(Int(shown)) : String(shown)
    }

    /// `value` rounded to thousandths, which is what `words` says.
    package static func thousandths(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e12 else { return value }
        let whole = (value * 1000).rounded() / 1000
        return whole == 0 ? 0 : whole
    }

    /// In data and messages: rounded to at most `places` decimals. A number that is not finite, or from 10¹⁵ on, is
    /// written as Swift writes it.
    package static func rounded(_ value: Double, _ places: Int = 3) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return String(value) }
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return exact((value * factor).rounded() / factor)
    }

    /// In options and source: all digits that it takes to read the number back.
    package static func exact(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    /// In comparisons with recorded texts: as C prints it with at most `places` decimals, never an exponent.
    package static func printed(_ value: Double, _ places: Int = 3) -> String {
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        if value.isNaN { return "NaN" }
        var text = String(format: "%.\(places)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }

    /// In times: exactly `places` decimals.
    package static func fixed(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

    /// In names of sizes: a whole number, or four significant digits.
    package static func short(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.4g", value)
    }

    /// In the description of a path, which is Apple's: six significant digits, with an exponent where it is shorter.
    package static func general(_ value: Double) -> String { String(format: "%g", value == 0 ? 0 : value) }
}
