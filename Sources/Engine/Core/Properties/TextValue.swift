import Foundation

/// Parses values from text that the user typed.
enum TextValue {
    static func parse<T>(_ text: String, as type: T.Type) -> T? {
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

    protocol OptionalValue {
        static var none_: Self { get }
        static func parse(_ text: String) -> Self?
    }
}

extension Optional: TextValue.OptionalValue {
    static var none_: Optional { .none }
    static func parse(_ text: String) -> Optional? { TextValue.parse(text, as: Wrapped.self).map { .some($0) } }
}
