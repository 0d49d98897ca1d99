import _FoundationICU

/// Formats values with localised units, by ICU's tables.
package enum MeasureFormat {
    /// The style of a unit's name: `5 minutes`, `5 min`, `5m`, `1:05`, `5min`.
    package enum Width: Sendable { case wide, short, narrow, numeric, shorter }

    /// A unit by ICU's numbers: the category, and the number within it.
    package struct Unit: Hashable, Sendable {
        /// The category, as in ICU's `UMeasureUnit`: 4 is duration.
        package let kind: UInt32
        /// The number in its category.
        package let number: UInt32
        /// A unit by its category and its number there. Formatting fails for numbers that ICU does not know.
        package init(_ kind: UInt32, _ number: UInt32) { (self.kind, self.number) = (kind, number) }
        fileprivate var measure: UAMeasureUnit { UAMeasureUnit(rawValue: kind << 8 + number) }
    }

    /// A value and its unit: `5` and `minute`.
    package struct Part: Sendable {
        package var value: Double
        package var unit: Unit
        package init(_ value: Double, _ unit: Unit) { (self.value, self.unit) = (value, unit) }
    }

    /// The style of the last number.
    package struct Numbers: Sendable {
        /// The least and the most digits behind the decimal point.
        package var fractionDigits: ClosedRange<Int> = 0...3
        /// Whether thousands are separated.
        package var isGrouped = true
        /// Spelled out: `five`.
        package var isSpelledOut = false
        package init() {}
    }

    /// The values as a list in the language; nil if ICU cannot format them.
    package static func string(_ parts: [Part], _ width: Width, locale: String, numbers: Numbers = Numbers())
        -> String?
    {
        guard !parts.isEmpty, parts.count <= 8 else { return nil }
        return withFormat(width, locale, numbers) { format in
            let measures = parts.map { UAMeasure(value: $0.value, unit: $0.unit.measure) }
            return text { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, $2) }
        }
    }

    /// The name of a unit without a value.
    package static func name(of unit: Unit, _ width: Width, locale: String) -> String? {
        withFormat(width, locale, Numbers()) { format in
            text { uameasfmt_getUnitName(format, unit.measure, $0, $1, $2) }
        }
    }

    /// The unit that a region uses for a category, such as `length`, and a usage, such as `road`.
    package static func preferredUnit(_ category: String, _ usage: String, locale: String) -> Unit? {
        var status = U_ZERO_ERROR
        var units = [UAMeasureUnit](repeating: UAMEASUNIT_LENGTH_METER, count: 8)
        let count = uameasfmt_getUnitsForUsage(locale, category, usage, &units, Int32(units.count), &status)
        guard status.rawValue <= 0, count > 0 else { return nil }
        return Unit(units[0].rawValue >> 8, units[0].rawValue & 0xFF)
    }

    /// Texts as a list, formatted as the language lists the values of a measure.
    package static func list(_ words: [String], isWide: Bool, locale: String) -> String? {
        var status = U_ZERO_ERROR
        let width = isWide ? ULISTFMT_WIDTH_WIDE : ULISTFMT_WIDTH_NARROW
        guard let format = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status), status.rawValue <= 0
        else { return nil }
        defer { swift_ulistfmt_close(format) }
        let units = words.map { Array($0.utf16) }
        let storage = units.map { word in
            let copy = UnsafeMutablePointer<UChar>.allocate(capacity: max(word.count, 1))
            copy.initialize(from: word, count: word.count)
            return copy
        }
        defer { storage.forEach { $0.deallocate() } }
        let pointers = storage.map { Optional(UnsafePointer<UChar>($0)) }, lengths = units.map { Int32($0.count) }
        return text { swift_ulistfmt_format(format, pointers, lengths, Int32(words.count), $0, $1, $2) }
    }

    private static func withFormat(_ width: Width, _ locale: String, _ numbers: Numbers,
                                   _ body: (OpaquePointer) -> String?) -> String? {
        var status = U_ZERO_ERROR
        let style = numbers.isSpelledOut ? UNUM_SPELLOUT : UNUM_DECIMAL
        // The format takes ownership of the number format, and closes it.
        guard let number = swift_unum_open(style, nil, 0, locale, nil, &status), status.rawValue <= 0 else {
            return nil
        }
        if !numbers.isSpelledOut {
            swift_unum_setAttribute(number, UNUM_MIN_FRACTION_DIGITS, Int32(numbers.fractionDigits.lowerBound))
            swift_unum_setAttribute(number, UNUM_MAX_FRACTION_DIGITS, Int32(numbers.fractionDigits.upperBound))
            swift_unum_setAttribute(number, UNUM_GROUPING_USED, numbers.isGrouped ? 1 : 0)
        }
        let wanted: UAMeasureFormatWidth = switch width {
        case .wide: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .narrow: UAMEASFMT_WIDTH_NARROW
        case .numeric: UAMEASFMT_WIDTH_NUMERIC
        case .shorter: UAMEASFMT_WIDTH_SHORTER
        }
        guard let format = uameasfmt_open(locale, wanted, number, &status), status.rawValue <= 0 else { return nil }
        defer { uameasfmt_close(format) }
        return body(format)
    }

    private static func text(
        _ write: (UnsafeMutablePointer<UChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UChar](repeating: 0, count: 512)
        let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress!, Int32($0.count), &status) }
        guard status.rawValue <= 0, length >= 0, length <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}

extension MeasureFormat.Unit {
    package static let year = MeasureFormat.Unit(4, 0)
    package static let month = MeasureFormat.Unit(4, 1)
    package static let week = MeasureFormat.Unit(4, 2)
    package static let day = MeasureFormat.Unit(4, 3)
    package static let hour = MeasureFormat.Unit(4, 4)
    package static let minute = MeasureFormat.Unit(4, 5)
    package static let second = MeasureFormat.Unit(4, 6)
}
