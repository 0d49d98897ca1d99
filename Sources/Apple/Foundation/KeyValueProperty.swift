import Foundation

/// What an `@objc dynamic` property with storage is compiled as: it notifies the observers of its object.
@propertyWrapper
public struct _KVO<Value> {
    fileprivate final class Storage {
        var value: Value
        let node = KeyValueNode()
        init(_ value: Value) { self.value = value }
    }
    fileprivate let storage: Storage

    /// The first value, of which no observer is notified.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// The value; observers are notified before and after a change.
    public var wrappedValue: Value {
        get {
            KeyValueReads.didRead { storage.node }
            return storage.value
        }
        nonmutating set { storage.node.notify { storage.value = newValue } }
    }
}

extension _KVO: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}
extension _KVO: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension KeyedEncodingContainer {
    /// A property without a value is left out, as one that is not observed is.
    public mutating func encode<Value: Encodable>(_ value: _KVO<Value?>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue, forKey: key)
    }
}
extension KeyedDecodingContainer {
    /// A property that is not there has no value, as one that is not observed.
    public func decode<Value: Decodable>(_ type: _KVO<Value?>.Type, forKey key: Key) throws -> _KVO<Value?> {
        _KVO(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

/// A stored value behind a wrapper, for access by name.
protocol NamedStorage {
    var anyValue: Any { get }
    /// Returns whether the value has the property's type.
    func set(_ value: Any?) -> Bool
}

extension _KVO: NamedStorage {
    var anyValue: Any { wrappedValue }
    func set(_ value: Any?) -> Bool {
        guard let value: Value = NamedValue.converted(value) else { return false }
        wrappedValue = value
        return true
    }
}
