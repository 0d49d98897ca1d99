import Foundation

/// Parses values from text that the user typed.
package enum TextValue {
    package static func parse<T>(_ text: String, as type: T.Type) -> T? {
        if T.self == String.self { return text as? T }
        if T.self == Bool.self {
            switch text.lowercased() {
            case "true", "yes", "on", "1": return true as? T
            case "false", "no", "off", "0": return false as? T
            default: return nil
            }
        }
        func optional<W: OptionalValue>(_ type: W.Type) -> T? {
            text == "nil" ? (W.none_ as? T) : W.parse(text).flatMap { $0 as? T }
        }
        if let wrapped = T.self as? any OptionalValue.Type { return optional(wrapped) }
        func lossless<L: LosslessStringConvertible>(_ type: L.Type) -> T? { L(text) as? T }
        if T.self == CGFloat.self { return Double(text).map { CGFloat($0) } as? T }
        if let convertible = T.self as? any LosslessStringConvertible.Type { return lossless(convertible) }
        func raw<R: RawRepresentable>(_ type: R.Type) -> T? {
            if let value = text as? R.RawValue { return R(rawValue: value) as? T }
            if let number = Int(text) as? R.RawValue { return R(rawValue: number) as? T }
            return nil
        }
        if let representable = T.self as? any RawRepresentable.Type { return raw(representable) }
        func member<C: CaseIterable>(_ type: C.Type) -> T? { C.allCases.first { "\($0)" == text } as? T }
        if let cases = T.self as? any CaseIterable.Type { return member(cases) }
        return nil
    }

    /// How a value of a type is written, for a control that sets it.
    package static func form<T>(of type: T.Type) -> TextValueForm {
        if T.self == Bool.self { return .choices(["true", "false"]) }
        if T.self == String.self { return .text }
        if let wrapped = T.self as? any OptionalValue.Type {
            if case .none = wrapped.form { return .none }
            return .text
        }
        if T.self is any BinaryInteger.Type { return .integer }
        if T.self is any BinaryFloatingPoint.Type { return .number }
        func names<C: CaseIterable>(_ type: C.Type) -> [String] { C.allCases.map { "\($0)" } }
        if !(T.self is any RawRepresentable.Type), let cases = T.self as? any CaseIterable.Type {
            return .choices(names(cases))
        }
        func rawValues<C: CaseIterable & RawRepresentable>(_ type: C.Type) -> [String] {
            C.allCases.map { "\($0.rawValue)" }
        }
        if let cases = T.self as? any (CaseIterable & RawRepresentable).Type {
            let values = rawValues(cases)
            return values.allSatisfy { parse($0, as: T.self) != nil } ? .choices(values) : .none
        }
        return T.self is any LosslessStringConvertible.Type ? .text : .none
    }

    /// A value as `parse` reads it.
    package static func text<T>(_ value: T) -> String {
        func raw<R: RawRepresentable>(_ value: R) -> String { "\(value.rawValue)" }
        if T.self is any CaseIterable.Type, let representable = value as? any RawRepresentable {
            return raw(representable)
        }
        func unwrapped<W: OptionalValue>(_ value: W) -> String { value.text }
        if let optional = value as? any OptionalValue { return unwrapped(optional) }
        return "\(value)"
    }

    protocol OptionalValue {
        static var none_: Self { get }
        static func parse(_ text: String) -> Self?
        static var form: TextValueForm { get }
        var text: String { get }
    }
}

/// How a value is written as text.
package enum TextValueForm: Equatable, Sendable {
    case text, integer, number
    /// One of these texts.
    case choices([String])
    /// It cannot be written as text.
    case none
}

extension Optional: TextValue.OptionalValue {
    static var none_: Optional { .none }
    static func parse(_ text: String) -> Optional? { TextValue.parse(text, as: Wrapped.self).map { .some($0) } }
    static var form: TextValueForm { TextValue.form(of: Wrapped.self) }
    var text: String { map { TextValue.text($0) } ?? "nil" }
}
