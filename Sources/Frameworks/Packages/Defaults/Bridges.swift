import Foundation
import SwiftUI

/// Turns values into what user defaults store, and back.
public protocol DefaultsBridge {
    associatedtype Value
    associatedtype Serializable
    func serialize(_ value: Value?) -> Serializable?
    func deserialize(_ object: Serializable?) -> Value?
}
/// A type whose values user defaults store.
public protocol DefaultsSerializable {
    associatedtype Bridge: DefaultsBridge
    static var bridge: Bridge { get }
}
/// Chooses the raw value where a type has a code too.
public protocol DefaultsPreferRawRepresentable: RawRepresentable {}

/// A value as it is.
public struct NativeBridge<Value>: DefaultsBridge, Sendable {
    public init() {}
    public func serialize(_ value: Value?) -> Value? { value }
    public func deserialize(_ object: Value?) -> Value? { object }
}
/// A number of a type that user defaults do not have.
public struct NumberBridge<Value: BinaryInteger>: DefaultsBridge, Sendable {
    public init() {}
    public func serialize(_ value: Value?) -> Int? { value.map { Int(clamping: $0) } }
    public func deserialize(_ object: Int?) -> Value? { object.flatMap { Value(exactly: $0) } }
}
/// A value as text in JSON.
public struct CodableBridge<Value: Codable>: DefaultsBridge, Sendable {
    public init() {}
    public func serialize(_ value: Value?) -> String? {
        value.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
    public func deserialize(_ object: String?) -> Value? {
        object.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
}
public struct RawRepresentableBridge<Value: RawRepresentable>: DefaultsBridge, Sendable
where Value.RawValue: DefaultsSerializable {
    public init() {}
    public func serialize(_ value: Value?) -> Any? { value.flatMap { Value.RawValue.stored($0.rawValue) } }
    public func deserialize(_ object: Any?) -> Value? {
        object.flatMap { Value.RawValue.value($0) }.flatMap { Value(rawValue: $0) }
    }
}
public struct OptionalBridge<Wrapped: DefaultsSerializable>: DefaultsBridge, Sendable {
    public init() {}
    public func serialize(_ value: Wrapped??) -> Any? { (value ?? nil).flatMap { Wrapped.stored($0) } }
    public func deserialize(_ object: Any?) -> Wrapped?? { .some(object.flatMap { Wrapped.value($0) }) }
}
public struct ListBridge<Value: Sequence>: DefaultsBridge where Value.Element: DefaultsSerializable {
    private let make: ([Value.Element]) -> Value
    init(_ make: @escaping ([Value.Element]) -> Value) { self.make = make }
    public func serialize(_ value: Value?) -> [Any]? { value?.compactMap { Value.Element.stored($0) } }
    public func deserialize(_ object: [Any]?) -> Value? {
        object.map { make($0.compactMap { Value.Element.value($0) }) }
    }
}
public struct DictionaryBridge<Key: LosslessStringConvertible & Hashable, Element: DefaultsSerializable>:
    DefaultsBridge, Sendable {
    public init() {}
    public func serialize(_ value: [Key: Element]?) -> [String: Any]? {
        value.map { value in
            Dictionary(uniqueKeysWithValues: value.compactMap { key, value in
                Element.stored(value).map { (String(key), $0) }
            })
        }
    }
    public func deserialize(_ object: [String: Any]?) -> [Key: Element]? {
        object.map { object in
            Dictionary(uniqueKeysWithValues: object.compactMap { name, value in
                guard let key = Key(name), let value = Element.value(value) else { return nil }
                return (key, value)
            })
        }
    }
}
public struct ColorBridge: DefaultsBridge, Sendable {
    public init() {}
    /// Red, green, blue and opacity.
    public func serialize(_ value: Color?) -> [Double]? {
        value.map { value in
            let parts = value.resolve(in: EnvironmentValues())
            return [parts.red, parts.green, parts.blue, parts.opacity].map(Double.init)
        }
    }
    public func deserialize(_ object: [Double]?) -> Color? {
        guard let object, object.count == 4 else { return nil }
        return Color(.sRGB, red: object[0], green: object[1], blue: object[2], opacity: object[3])
    }
}

extension DefaultsSerializable {
    /// What is stored of a value; nil if nothing is.
    static func stored(_ value: Self) -> Any? {
        guard let value = value as? Bridge.Value, let stored = bridge.serialize(value) else { return nil }
        return stored
    }
    static func value(_ object: Any) -> Self? {
        guard let stored = object as? Bridge.Serializable, let value = bridge.deserialize(stored) else { return nil }
        return value as? Self
    }
}
extension DefaultsSerializable where Self: Codable {
    public static var bridge: CodableBridge<Self> { CodableBridge() }
}
extension DefaultsSerializable where Self: RawRepresentable, RawValue: DefaultsSerializable {
    public static var bridge: RawRepresentableBridge<Self> { RawRepresentableBridge() }
}
extension DefaultsSerializable where Self: RawRepresentable & Codable, RawValue: DefaultsSerializable {
    public static var bridge: RawRepresentableBridge<Self> { RawRepresentableBridge() }
}

extension Int: DefaultsSerializable {
    public static var bridge: NativeBridge<Int> { NativeBridge() }
}
extension Bool: DefaultsSerializable {
    public static var bridge: NativeBridge<Bool> { NativeBridge() }
}
extension String: DefaultsSerializable {
    public static var bridge: NativeBridge<String> { NativeBridge() }
}
extension Double: DefaultsSerializable {
    public static var bridge: NativeBridge<Double> { NativeBridge() }
}
extension Float: DefaultsSerializable {
    public static var bridge: NativeBridge<Float> { NativeBridge() }
}
extension Data: DefaultsSerializable {
    public static var bridge: NativeBridge<Data> { NativeBridge() }
}
extension Date: DefaultsSerializable {
    public static var bridge: NativeBridge<Date> { NativeBridge() }
}
extension Int8: DefaultsSerializable {
    public static var bridge: NumberBridge<Int8> { NumberBridge() }
}
extension Int16: DefaultsSerializable {
    public static var bridge: NumberBridge<Int16> { NumberBridge() }
}
extension Int32: DefaultsSerializable {
    public static var bridge: NumberBridge<Int32> { NumberBridge() }
}
extension Int64: DefaultsSerializable {
    public static var bridge: NumberBridge<Int64> { NumberBridge() }
}
extension UInt: DefaultsSerializable {
    public static var bridge: NumberBridge<UInt> { NumberBridge() }
}
extension UInt8: DefaultsSerializable {
    public static var bridge: NumberBridge<UInt8> { NumberBridge() }
}
extension UInt16: DefaultsSerializable {
    public static var bridge: NumberBridge<UInt16> { NumberBridge() }
}
extension UInt32: DefaultsSerializable {
    public static var bridge: NumberBridge<UInt32> { NumberBridge() }
}
extension CGFloat: DefaultsSerializable {
    public static var bridge: CodableBridge<CGFloat> { CodableBridge() }
}
extension URL: DefaultsSerializable {
    public static var bridge: CodableBridge<URL> { CodableBridge() }
}
extension UUID: DefaultsSerializable {
    public static var bridge: CodableBridge<UUID> { CodableBridge() }
}
extension Decimal: DefaultsSerializable {
    public static var bridge: CodableBridge<Decimal> { CodableBridge() }
}
extension Locale: DefaultsSerializable {
    public static var bridge: CodableBridge<Locale> { CodableBridge() }
}
extension Color: DefaultsSerializable {
    public static var bridge: ColorBridge { ColorBridge() }
}
extension Optional: DefaultsSerializable where Wrapped: DefaultsSerializable {
    public static var bridge: OptionalBridge<Wrapped> { OptionalBridge() }
}
extension Array: DefaultsSerializable where Element: DefaultsSerializable {
    public static var bridge: ListBridge<[Element]> { ListBridge { $0 } }
}
extension Set: DefaultsSerializable where Element: DefaultsSerializable {
    public static var bridge: ListBridge<Set<Element>> { ListBridge { Set($0) } }
}
extension Dictionary: DefaultsSerializable
where Key: LosslessStringConvertible & Hashable, Value: DefaultsSerializable {
    public static var bridge: DictionaryBridge<Key, Value> { DictionaryBridge() }
}
