import Foundation

/// Numbers in messages: at most `decimals` decimals, without trailing zeros.
package enum Number {
    package static func text(_ value: Double, decimals: Int = 3) -> String {
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        if value.isNaN { return "NaN" }
        var text = String(format: "%.\(decimals)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }
}

extension Double {
    func power(_ exponent: Double) -> Double { pow(self, exponent) }
}
