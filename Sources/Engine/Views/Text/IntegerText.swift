package import Foundation
import QuadrantThreads

/// Formats integers in a locale quickly: the formatter is called once to find the grouping separator.
package struct IntegerText: Sendable {
    private let separator: [UInt8]
    private let minus: [UInt8]
    /// The minimum number of digits with grouping.
    private let fewestGrouped: Int

    /// Nil if the locale does not group by three or has other digits than ASCII.
    package init?(_ locale: Locale) {
        let style = IntegerFormatStyle<Int64>(locale: locale)
        let (five, four, negative) = (style.format(12345), style.format(1234), style.format(-1))
        guard five.hasPrefix("12"), five.hasSuffix("345"), negative.hasSuffix("1") else { return nil }
        separator = Array(five.utf8.dropFirst(2).dropLast(3))
        minus = Array(negative.utf8.dropLast())
        fewestGrouped = four.utf8.count == 4 ? 5 : 4
        let samples: [Int64] = [
            0, 9, 80, 123, 999, 1000, 6789, 10_000, 123_456, 1_000_000, 9_876_543, -42, -1234, -12345, .max, .min,
        ]
        for sample in samples where style.format(sample) != words(sample) { return nil }
    }

    package func words(_ value: Int64) -> String {
        var rest = value.magnitude
        return String(unsafeUninitializedCapacity: 20 + 6 * separator.count + minus.count) { bytes in
            // Writes digits from the last to the first, then moves them to the start.
            var start = bytes.count, digits = 0
            let count = Self.digits(rest)
            repeat {
                if digits > 0, digits % 3 == 0, count >= fewestGrouped {
                    for byte in separator.reversed() {
                        start -= 1
                        bytes[start] = byte
                    }
                }
                start -= 1
                bytes[start] = 0x30 + UInt8(rest % 10)
                rest /= 10
                digits += 1
            } while rest > 0
            if value < 0 {
                for byte in minus.reversed() {
                    start -= 1
                    bytes[start] = byte
                }
            }
            let length = bytes.count - start
            for index in 0..<length { bytes[index] = bytes[start + index] }
            return length
        }
    }

    private static func digits(_ value: UInt64) -> Int {
        var (count, rest) = (1, value / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return count
    }

    private struct Known: Sendable {
        let locale: Locale
        let words: IntegerText?
    }
    /// The formatter of the last locale.
    private static let known = Locked<Known?>(nil)

    package static func of(_ value: Int64, _ locale: Locale) -> String {
        let words: IntegerText? = known.withLock {
            if let known = $0, known.locale == locale { return known.words }
            let made = IntegerText(locale)
            $0 = Known(locale: locale, words: made)
            return made
        }
        return words?.words(value) ?? IntegerFormatStyle<Int64>(locale: locale).format(value)
    }
}
