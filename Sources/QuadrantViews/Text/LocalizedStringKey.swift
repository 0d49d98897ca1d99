public import Foundation
import QuadrantCore
import QuadrantGeometry

/// Text with values in it, formatted for the locale in force where it is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    package enum Part: Equatable {
        case literal(String)
        /// Formatted late: the locale is the environment's.
        case value(Formatted)
        case text(Text)
    }
    package struct Formatted: Equatable {
        let plainText: String
        /// What stands for it in the keys of tables, as of printf.
        var specifier = "%@"
        let format: (Locale) -> String
        package static func == (a: Formatted, b: Formatted) -> Bool { a.plainText == b.plainText }
    }
    package var parts: [Part]

    /// The key as it stands, when no value is put into it.
    var plainText: String? {
        if parts.isEmpty { return "" }
        guard parts.count == 1, case .literal(let plainText) = parts[0] else { return nil }
        return plainText
    }

    public init(_ value: String) { parts = [.literal(value)] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }
        mutating func append(_ plainText: String, specifier: String = "%@", _ format: @escaping (Locale) -> String) {
            parts.append(.value(Formatted(plainText: plainText, specifier: specifier, format: format)))
        }

        public mutating func appendInterpolation(_ string: String) { append(string) { _ in string } }
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            appendInterpolation(String(string))
        }
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { parts += key.parts }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input)) { format.locale($0).format(input) }
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append("\(value)", specifier: value._specifier) { value._formatted($0) }
        }
        /// `specifier` as of printf: "%.2f".
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append("\(specifier)\(value)", specifier: specifier) { String(format: specifier, locale: $0, value._arg) }
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { parts.append(.text(Text(interval))) }
        public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil,
                                                 countsDown: Bool = true, showsHours: Bool = true) {
            parts.append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                                    showsHours: showsHours)))
        }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            parts.append(.text(Text(attributedString)))
        }
    }
}

/// A number that can be put into localized text.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    /// As text shows it when nothing else is said: integers with grouping, others with six decimals.
    func _formatted(_ locale: Locale) -> String
}

extension _FormatSpecifiable {
    /// What stands for it in the keys of tables.
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
    public func _formatted(_ locale: Locale) -> String {
        IntegerWords.of(Int64(clamping: self), locale)
    }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
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
