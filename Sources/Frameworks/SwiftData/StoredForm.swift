import Foundation
import QuadrantStore

/// How values of a type are kept in a column.
struct StoredForm {
    let kind: StoreSchema.Kind
    let isOptional: Bool
    let encode: (Any) throws -> StoreValue
    /// Nil for a value that is none of the type.
    let decode: (StoreValue) -> Any?
    /// Whether the database compares the values as the program does.
    let isComparable: Bool

    private init(_ kind: StoreSchema.Kind, isComparable: Bool = true, _ encode: @escaping (Any) throws -> StoreValue,
                 _ decode: @escaping (StoreValue) -> Any?, isOptional: Bool = false) {
        (self.kind, self.encode, self.decode) = (kind, encode, decode)
        (self.isComparable, self.isOptional) = (isComparable, isOptional)
    }

    /// Nil for a type whose values cannot be kept.
    static func of(_ type: Any.Type) -> StoredForm? {
        if let type = type as? any OptionalValue.Type { return optional(type) }
        switch type {
        case is Bool.Type:
            return StoredForm(.integer, { .integer($0 as! Bool ? 1 : 0) }, { $0.integer.map { $0 != 0 } })
        case is String.Type: return StoredForm(.text, { .text($0 as! String) }, \.text)
        case is Double.Type: return StoredForm(.real, { StoreValue(number: $0 as! Double) }, \.real)
        case is Float.Type:
            return StoredForm(.real, { StoreValue(number: Double($0 as! Float)) }, { $0.real.map { Float($0) } })
        case is CGFloat.Type:
            return StoredForm(.real, { StoreValue(number: Double($0 as! CGFloat)) }, { $0.real.map { CGFloat($0) } })
        case is Date.Type:
            return StoredForm(.real, { StoreValue(number: ($0 as! Date).timeIntervalSinceReferenceDate) },
                              { $0.real.map { Date(timeIntervalSinceReferenceDate: $0) } })
        case is Data.Type: return StoredForm(.bytes, { .bytes($0 as! Data) }, \.bytes)
        case is UUID.Type:
            return StoredForm(.text, { .text(($0 as! UUID).uuidString) }, { $0.text.flatMap { UUID(uuidString: $0) } })
        case let type as any FixedWidthInteger.Type: return integer(type)
        default: break
        }
        if let type = type as? any RawRepresentable.Type, let raw = raw(type) { return raw }
        if let type = type as? any Codable.Type { return json(type) }
        return nil
    }

    private static func optional<Value: OptionalValue>(_ type: Value.Type) -> StoredForm? {
        guard let form = of(Value.wrappedType) else { return nil }
        return StoredForm(
            form.kind, isComparable: form.isComparable,
            { try ($0 as! Value).present.map(form.encode) ?? .null },
            { value in
                if case .null = value { return Value.noValue }
                return form.decode(value).map { Value.some($0) }
            },
            isOptional: true)
    }

    /// Numbers above those of SQLite are kept by their bits.
    private static func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> StoredForm {
        let isWide = Value.bitWidth == 64 && !Value.isSigned
        if Value.bitWidth > 64 {
            return StoredForm(.text, isComparable: false, { .text(String($0 as! Value)) },
                              { $0.text.flatMap { Value($0) } })
        }
        return StoredForm(
            .integer, isComparable: !isWide, { .integer(Int64(truncatingIfNeeded: $0 as! Value)) },
            { value in
                value.integer.flatMap { isWide ? Value(truncatingIfNeeded: $0) : Value(exactly: $0) }
            })
    }

    /// Cases are kept by their texts or numbers. They are compared in memory, where the type says what is equal.
    private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> StoredForm? {
        guard let form = of(Value.RawValue.self), form.kind == .text || form.kind == .integer else { return nil }
        return StoredForm(
            form.kind, isComparable: false, { try form.encode(($0 as! Value).rawValue) },
            { (form.decode($0) as? Value.RawValue).flatMap { Value(rawValue: $0) } })
    }

    private static func json<Value: Codable>(_ type: Value.Type) -> StoredForm {
        StoredForm(
            .json, isComparable: false,
            { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return .text(String(decoding: try encoder.encode(value as! Value), as: UTF8.self))
            },
            { value in
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return value.bytes.flatMap { try? decoder.decode(Value.self, from: $0) }
            })
    }
}

protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var present: Any? { get }
    static var noValue: Any { get }
    static func some(_ value: Any) -> Any
}
extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var present: Any? { map { $0 as Any } }
    static var noValue: Any { Self(nilLiteral: ()) as Any }
    static func some(_ value: Any) -> Any { (value as? Wrapped).map { Self($0) as Any } ?? noValue }
}
