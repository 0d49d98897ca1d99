package import QuadrantCore
import QuadrantStore

/// The storage of one property of a model: a value, or none where it has not been read from the store.
@frozen public struct _Stored<Value> {
    @usableFromInline var value: Value?
    /// Storage with a value.
    @inlinable public init(_ value: Value) { self.value = value }
    /// Storage whose value is read when it is asked for.
    @inlinable public init() { value = nil }
    /// Whether there is no value yet.
    @inlinable public var isUnread: Bool { if case .none = value { true } else { false } }
    /// The value, which has been read.
    @inlinable public var known: Value {
        get { value! }
        set { value = newValue }
    }
    /// Changes the value in place.
    mutating func change(_ body: (inout Value) -> Void) { body(&value!) }
}
extension _Stored: Sendable where Value: Sendable {}

private protocol AnyStored {
    var any: Any? { get }
}
extension _Stored: AnyStored {
    fileprivate var any: Any? { value.map { $0 as Any } }
}

extension _Stored: CarriedContainer {
    package static func carried(from value: Any, _ values: CarriedValues) -> Any? {
        guard let old = value as? any AnyStored else { return nil }
        guard let any = old.any else { return Self() }
        return values.carry(any, to: Value.self).map { Self($0) as Any }
    }
    package static var content: Any.Type { Value.self }
    package static var empty: Any? {
        ((Value.self as? any CarriedContainer.Type)?.empty as? Value).map { Self($0) as Any }
    }
}

/// The row of a store that a model is made for. `@Model` generates an initialiser that takes it.
public struct _UnreadModel {
    let constants: [String: Any]
    /// The value of a constant, which is read when the model is made.
    public func value<Value>(_ name: String) -> Value {
        if let value = constants[name] as? Value { return value }
        if let empty = EmptyValue.of(Value.self) as? Value { return empty }
        fatalError("SwiftData: the constant '\(name)' has no value in the store.\n  at    \(Value.self)\n"
            + "  rule  A constant is read when its model is made.\n  fix   Make it a variable with a default value.")
    }
    /// Called where a class has a variable that only its own initialisers can set.
    public static func cannotBeMade(_ type: String, _ variable: String) -> Never {
        fatalError("SwiftData: a \(type) cannot be read from its store.\n  at    \(type).\(variable)\n"
            + "  rule  A variable that is not stored needs a default value: the store makes models without the "
            + "initialisers of the class.\n  fix   Write '= …' behind '\(variable)'.")
    }
}

/// Values that types begin with, where a store has none for them.
enum EmptyValue {
    static func of(_ type: Any.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: Self.none(type)
        case let type as any ExpressibleByArrayLiteral.Type: array(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
        case let type as any AdditiveArithmetic.Type: type.zero
        case is Bool.Type: false
        case is String.Type: ""
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is Data.Type: Data()
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is URL.Type: URL(fileURLWithPath: "/")
        case let type as any CaseIterable.Type: first(type)
        default: nil
        }
    }
    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
    private static func array<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Any { [] as Value }
    private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }
    private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }
}
