public import Foundation
import QuadrantCore
import QuadrantGeometry

/// A key of a table with values, which are formatted for the locale of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    package enum Part: Equatable {
        case literal(String)
        /// A value that is formatted when the locale of the environment is known.
        case value(Formatted)
        case text(Text)
    }
    package struct Formatted: Equatable {
        let plainText: String
        /// The printf specifier of the value in the keys of tables.
        var specifier = "%@"
        package let format: (Locale) -> String
        package static func == (a: Formatted, b: Formatted) -> Bool { a.plainText == b.plainText }
    }
    /// Most keys are a literal, which needs no array.
    private enum Storage: Equatable {
        case literal(String)
        case parts([Part])

        init(_ parts: [Part]) {
            if parts.count == 1, case .literal(let text) = parts[0] {
                self = .literal(text)
            } else {
                self = .parts(parts)
            }
        }
    }
    private var storage: Storage
    /// Where the text was looked up, in a bundle of several languages.
    var origin: LocalizationOrigin?

    package var parts: [Part] {
        get {
            switch storage {
            case .literal(let text): [.literal(text)]
            case .parts(let parts): parts
            }
        }
        set { storage = Storage(newValue) }
    }

    /// The text of a key without values; nil otherwise.
    var plainText: String? {
        switch storage {
        case .literal(let text): text
        case .parts(let parts): parts.isEmpty ? "" : nil
        }
    }

    /// The text of a key without values, if it is the same in every language and has no marks of Markdown or of an
    /// agreement.
    var unmarkedText: String? {
        guard origin == nil, case .literal(let text) = storage else { return nil }
        let isMarked = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.contains { InlineMarkdown.isMark($0) || $0 == UInt8(ascii: "^") }
        }
        return isMarked == false ? text : nil
    }

    /// A key that is known at run time, without values.
    public init(_ value: String) { storage = .literal(value) }
    /// The literal is the key, and the text if no table contains it.
    public init(stringLiteral value: String) { self.init(value) }
    /// The literal parts and the format specifiers of the values make the key: `"\(count) items"` is `%lld items`.
    public init(stringInterpolation: StringInterpolation) { storage = Storage(stringInterpolation.parts) }

    /// Collects the literal parts and values of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Both numbers are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds text, whose Markdown is parsed when it is shown; an empty one is ignored.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }
        mutating func append(_ plainText: String, specifier: String = "%@", _ format: @escaping (Locale) -> String) {
            parts.append(.value(Formatted(plainText: plainText, specifier: specifier, format: format)))
        }

        /// Adds a string verbatim, including its Markdown; `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append(string) { _ in string } }
        /// Adds a string or substring verbatim, including its Markdown; `%@` in the key.
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            appendInterpolation(String(string))
        }
        /// Adds a text with its own styles; `%@` in the key.
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
        /// Adds an image as an attachment in the line; `%@` in the key.
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
        /// Adds the parts of another key to this one.
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { parts += key.parts }

        /// Adds the text of `formatter` for a value, its description without one; `%@` in the key.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
        }
        /// Adds the text of `formatter` for an object, its description without one; `%@` in the key.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
        }
        /// Adds the name of a colour for people, such as "light blue"; `%@` in the key.
        public mutating func appendInterpolation(accessibilityName color: Color) {
            let name = color.accessibilityName
            append(name) { _ in name }
        }
        /// Adds a value in a format, which has the locale of the environment; `%@` in the key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input)) { format.locale($0).format(input) }
        }
        /// Adds a value in a format of attributed text, which has the locale of the environment; `%@` in the key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            parts.append(.text(Text(input, format: format)))
        }

        /// Adds a number, integers with grouping and others with six decimals; its printf specifier is in the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append("\(value)", specifier: value._specifier) { value._formatted($0) }
        }
        /// Adds a number in a format of printf, such as "%.2f"; the format is in the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append("\(specifier)\(value)", specifier: specifier) { String(format: specifier, locale: $0, value._arg) }
        }
        /// Adds a date in a style; relative styles are updated with time.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }
        /// Adds a date range, in hours and minutes.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }
        /// Adds a date interval, in hours and minutes.
        public mutating func appendInterpolation(_ interval: DateInterval) { parts.append(.text(Text(interval))) }
        /// Adds the time to the end of an interval, or since its start; it stops at `pauseTime`, nil for never.
        public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil,
                                                 countsDown: Bool = true, showsHours: Bool = true) {
            parts.append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                                    showsHours: showsHours)))
        }
        /// Adds an attributed string; `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            parts.append(.text(Text(attributedString)))
        }
    }
}

/// A number that can be interpolated in localized text.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    /// The default format in a text: integers with grouping, others with six decimals.
    func _formatted(_ locale: Locale) -> String
}

extension _FormatSpecifiable {
    /// The printf specifier in the keys of tables.
    var _specifier: String {
        switch _arg {
        case is Int64: "%lld"
        case is Int32: "%d"
        case is UInt64: "%llu"
        case is UInt32: "%u"
        default: self is Float ? "%f" : "%lf"
        }
    }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// With the grouping of the locale; clamped to the range of `Int64`.
    public func _formatted(_ locale: Locale) -> String {
        IntegerText.of(Int64(clamping: self), locale)
    }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// With six decimals and the separators of the locale.
    public func _formatted(_ locale: Locale) -> String { String(format: "%f", locale: locale, Double(self)) }
}
extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Float: _FormatSpecifiable { public var _arg: Double { Double(self) } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }

extension FormatStyle {
    package func plainText(_ input: FormatInput, _ locale: Locale) -> FormatOutput { self.locale(locale).format(input) }
}
