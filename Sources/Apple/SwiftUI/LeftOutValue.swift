import Combine
import Foundation
import QuadrantViews
import UIKit

/// Stands for a type that is not found, in a program of which the command leaves out what does not compile: the
/// declarations that mention the type stay, and with them the code that does not need it.
///
/// It has any member and can be called with anything, because the code around it is not the reason of the error. A
/// value exists only where the program makes one; a variable of an optional type is nil.
@dynamicMemberLookup @dynamicCallable
public nonisolated struct _LeftOutType: Hashable, Codable, Sendable, Error, Identifiable {
    public init() {}
    public var id: Int { 0 }
    public subscript(dynamicMember member: String) -> _LeftOutType {
        get { self }
        nonmutating set {}
    }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _LeftOutType { self }
}

/// The result of a function, or the value of a property, whose code is left out: an empty value where the type has one.
/// Any other type ends the program, with the name of what was left out and the reason.
public nonisolated func _leftOutValue<Value>(_ name: String, _ reason: String) -> Value {
    if let value = EmptyValue.of(Value.self, depth: 0) { return value }
    _leftOutStop(name, reason)
}

/// Ends a program that has come to code that is left out.
public nonisolated func _leftOutStop(_ name: String, _ reason: String) -> Never {
    let text = "\(name) was skipped: \(reason)"
    LeftOutStop.note("Fatal error: " + text)
    Misuse.stop(text)
}

/// As `_leftOutStop`, for a function of C that no library has.
@_cdecl("quadrant_left_out")
public nonisolated func _leftOutFunction(_ name: UnsafePointer<CChar>, _ reason: UnsafePointer<CChar>) {
    _leftOutStop(String(cString: name), String(cString: reason))
}

/// The last words of a program that has come to code that is left out, in memory that a signal handler can read.
package nonisolated enum LeftOutStop {
    nonisolated(unsafe) package private(set) static var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    static func note(_ string: String) {
        let bytes = Array(string.utf8), copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        text = UnsafeBufferPointer(copy)
    }
}

/// A type of SwiftUI that has an empty value if its own parts have one.
nonisolated protocol EmptyByParts {
    static func empty(depth: Int) -> Self?
}

extension Binding: EmptyByParts {
    nonisolated static func empty(depth: Int) -> Binding<Value>? {
        guard let value = EmptyValue.of(Value.self, depth: depth) else { return nil }
        return Binding(reading: { value }, writing: { _ in })
    }
}

extension State: EmptyByParts {
    nonisolated static func empty(depth: Int) -> State<Value>? {
        EmptyValue.of(Value.self, depth: depth).map { State(initialValue: $0) }
    }
}

extension Published: EmptyByParts {
    nonisolated static func empty(depth: Int) -> Published<Value>? {
        EmptyValue.of(Value.self, depth: depth).map { Published(wrappedValue: $0) }
    }
}

extension NSCache: EmptyByParts {
    nonisolated static func empty(depth: Int) -> Self? { NSCache() as? Self }
}

/// Empty values: nil, false, zero, nothing in a collection, the first case, a value decoded from nothing.
private nonisolated enum EmptyValue {
    /// A value may hold others; a type that holds itself has none.
    private static let maxDepth = 8

    static func of<Value>(_ type: Value.Type, depth: Int) -> Value? {
        guard depth < maxDepth else { return nil }
        return any(type, depth) as? Value
    }

    private static func any<Value>(_ type: Value.Type, _ depth: Int) -> Any? {
        // An optional that holds nil is not the nil that means that there is no value.
        func box<Made>(_ value: Made) -> Any { value }
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: return box(none(type))
        case is Bool.Type: return false
        case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
        case is UUID.Type: return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is URL.Type: return URL(string: "about:blank")
        case is Decimal.Type: return Decimal(0)
        case is UserDefaults.Type: return UserDefaults.standard
        case is NotificationCenter.Type: return NotificationCenter.default
        case is FileManager.Type: return FileManager.default
        case is Bundle.Type: return Bundle.main
        case is AnyView.Type: return AnyView(EmptyView())
        case is Color.Type: return Color.gray
        case is Font.Type: return Font.body
        case is UIColor.Type: return UIColor.gray
        case is UIFont.Type: return UIFont.preferredFont(forTextStyle: .body)
        case is Text.Type: return Text(verbatim: "")
        case let type as any EmptyByParts.Type: return parts(type, depth)
        case let type as any BinaryInteger.Type: return zero(type)
        case let type as any BinaryFloatingPoint.Type: return zero(type)
        case let type as any RangeReplaceableCollection.Type: return nothing(type)
        case let type as any ExpressibleByArrayLiteral.Type: return array(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: return dictionary(type)
        case let type as any ExpressibleByStringLiteral.Type: return string(type)
        case let type as any CaseIterable.Type: return first(type)
        case let type as any Decodable.Type: return try? type.init(from: EmptyDecoder(depth: depth + 1))
        default: return nil
        }
    }

    private static func none<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }
    private static func zero<T: BinaryInteger>(_ type: T.Type) -> Any { T(0) }
    private static func zero<T: BinaryFloatingPoint>(_ type: T.Type) -> Any { T(0) }
    private static func nothing<T: RangeReplaceableCollection>(_ type: T.Type) -> Any { T() }
    private static func array<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any { [] as T }
    private static func dictionary<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any { [:] as T }
    private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }
    private static func parts<T: EmptyByParts>(_ type: T.Type, _ depth: Int) -> Any? { type.empty(depth: depth + 1) }
    private static func string<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any? {
        guard let text = "" as? T.StringLiteralType else { return nil }
        return T(stringLiteral: text)
    }
}

/// A decoder of an input with nothing in it: every value is empty.
private nonisolated struct EmptyDecoder: Decoder {
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    struct NoValue: Error {}

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        guard let value = EmptyValue.of(type, depth: depth) else { throw NoValue() }
        return value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(decoder: self))
    }
    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: EmptyDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }
        func contains(_ key: Key) -> Bool { false }
        func decodeNil(forKey key: Key) -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.value(type) }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
            -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: EmptyDecoder
        var codingPath: [any CodingKey] { [] }
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        private(set) var currentIndex = 0
        init(decoder: EmptyDecoder) { self.decoder = decoder }
        mutating func decodeNil() -> Bool { true }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type)
            -> KeyedDecodingContainer<Nested> { decoder.container(keyedBy: type) }
        mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
        mutating func superDecoder() -> any Decoder { decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: EmptyDecoder
        var codingPath: [any CodingKey] { [] }
        func decodeNil() -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
    }
}
