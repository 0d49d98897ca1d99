@_exported import Foundation
import SwiftUI

// RealmSwift: objects are kept in memory, for as long as the program runs.

/// A name that objects are found by.
public struct ObjectId: Hashable, Comparable, Codable, Sendable, CustomStringConvertible, PrimaryKey {
    public let stringValue: String
    /// A new name.
    public init() {
        stringValue = (0..<12).map { _ in String(format: "%02x", UInt8.random(in: 0...255)) }.joined()
    }
    /// A name of 24 hexadecimal digits.
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else { throw Realm.Error(.fail) }
        stringValue = string.lowercased()
    }
    public static func generate() -> ObjectId { ObjectId() }
    public static func < (first: ObjectId, second: ObjectId) -> Bool { first.stringValue < second.stringValue }
    public var description: String { stringValue }
}
public protocol PrimaryKey {}
extension String: PrimaryKey {}
extension Int: PrimaryKey {}
extension UUID: PrimaryKey {}

/// What an object can keep, with the value that it begins with.
public protocol _Persistable { static func _initial() -> Self }
extension Int: _Persistable { public static func _initial() -> Int { 0 } }
extension Int8: _Persistable { public static func _initial() -> Int8 { 0 } }
extension Int16: _Persistable { public static func _initial() -> Int16 { 0 } }
extension Int32: _Persistable { public static func _initial() -> Int32 { 0 } }
extension Int64: _Persistable { public static func _initial() -> Int64 { 0 } }
extension Bool: _Persistable { public static func _initial() -> Bool { false } }
extension Float: _Persistable { public static func _initial() -> Float { 0 } }
extension Double: _Persistable { public static func _initial() -> Double { 0 } }
extension String: _Persistable { public static func _initial() -> String { "" } }
extension Data: _Persistable { public static func _initial() -> Data { Data() } }
extension Date: _Persistable { public static func _initial() -> Date { Date(timeIntervalSince1970: 0) } }
extension UUID: _Persistable { public static func _initial() -> UUID { UUID() } }
extension ObjectId: _Persistable { public static func _initial() -> ObjectId { ObjectId() } }
extension Optional: _Persistable { public static func _initial() -> Wrapped? { nil } }
/// Enumerations that objects keep.
public protocol PersistableEnum: _Persistable, CaseIterable, RawRepresentable {}
extension PersistableEnum {
    public static func _initial() -> Self {
        guard let first = allCases.first else { fatalError("\(Self.self) has no cases") }
        return first
    }
}

/// A value of an object.
@propertyWrapper
public struct Persisted<Value: _Persistable>: _PersistedValue {
    public var wrappedValue: Value
    let isPrimary: Bool
    public init() { (wrappedValue, isPrimary) = (Value._initial(), false) }
    public init(wrappedValue: Value) { (self.wrappedValue, isPrimary) = (wrappedValue, false) }
    public init(wrappedValue: Value, indexed: Bool) { (self.wrappedValue, isPrimary) = (wrappedValue, false) }
    public init(indexed: Bool) { (wrappedValue, isPrimary) = (Value._initial(), false) }
    public init(wrappedValue: Value, primaryKey: Bool) { (self.wrappedValue, isPrimary) = (wrappedValue, primaryKey) }
    public init(primaryKey: Bool) { (wrappedValue, isPrimary) = (Value._initial(), primaryKey) }
    var _value: Any { wrappedValue }
    var _isPrimary: Bool { isPrimary }
}
extension Persisted where Value: _LinkingObjectsProtocol {
    /// What objects have this one in a list or a value. None is known.
    public init(originProperty: String) { self.init() }
}
public protocol _LinkingObjectsProtocol {}
protocol _PersistedValue {
    var _value: Any { get }
    var _isPrimary: Bool { get }
}

/// An object that a program keeps.
open class ObjectBase: NSObject, ObservableObject {
    public required override init() { super.init() }
    /// Whether it is no longer kept.
    public internal(set) var isInvalidated = false
    weak var owner: Realm?
    /// Where it is kept; nil before.
    public var realm: Realm? { owner }
    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }
    /// The value of a property.
    func value(named name: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == "_" + name || child.label == name {
                return (child.value as? any _PersistedValue)?._value ?? child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }
    /// The value that it is found by.
    var key: AnyHashable? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                if let value = child.value as? any _PersistedValue, value._isPrimary {
                    return value._value as? AnyHashable
                }
            }
            mirror = current.superclassMirror
        }
        return type(of: self).primaryKey().flatMap { value(named: $0) as? AnyHashable }
    }
    open class func primaryKey() -> String? { nil }
    open class func indexedProperties() -> [String] { [] }
    open class func ignoredProperties() -> [String] { [] }
}
public typealias RealmSwiftObject = Object
open class Object: ObjectBase {
    /// An object with some values; they are not set.
    public convenience init(value: Any) { self.init() }
}
open class EmbeddedObject: ObjectBase {}
/// Objects that views tell apart by themselves.
public protocol ObjectKeyIdentifiable: Identifiable, AnyObject {}
extension ObjectKeyIdentifiable where Self: ObjectBase {
    public var id: ObjectIdentifier { ObjectIdentifier(self) }
}
public protocol RealmCollectionValue {}
extension ObjectBase: RealmCollectionValue {}
extension String: RealmCollectionValue {}
extension Int: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension Bool: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension ObjectId: RealmCollectionValue {}
