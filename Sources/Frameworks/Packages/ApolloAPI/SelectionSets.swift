import Foundation

// The answers of operations: objects with the fields that were selected.

/// What a field of an object can be: a scalar, an object, or a list or an optional of one.
public protocol SelectionSetEntityValue {
    static func _value(of field: AnyHashable?) -> Self?
    var _fieldData: AnyHashable { get }
}
extension Optional: SelectionSetEntityValue where Wrapped: SelectionSetEntityValue {
    public static func _value(of field: AnyHashable?) -> Self? {
        .some(field.flatMap { $0.base is NSNull ? nil : Wrapped._value(of: $0) })
    }
    public var _fieldData: AnyHashable { self?._fieldData ?? DataDict._NullValue }
}
extension Array: SelectionSetEntityValue where Element: SelectionSetEntityValue {
    public static func _value(of field: AnyHashable?) -> Self? {
        (field?.base as? [AnyHashable])?.compactMap { Element._value(of: $0) }
    }
    public var _fieldData: AnyHashable { map(\._fieldData) }
}

/// The fields of an object, and the fragments that it has.
public struct DataDict: Hashable, @unchecked Sendable {
    nonisolated(unsafe) public static let _NullValue: AnyHashable = NSNull()
    public var _data: [String: AnyHashable]
    public let _fulfilledFragments: Set<ObjectIdentifier>
    public init(
        data: [String: AnyHashable], fulfilledFragments: Set<ObjectIdentifier>,
        deferredFragments: Set<ObjectIdentifier> = []
    ) {
        (_data, _fulfilledFragments) = (data, fulfilledFragments)
    }
    public subscript<T: SelectionSetEntityValue>(_ key: String) -> T {
        get {
            guard let value = T._value(of: _data[key]) else { fatalError("The field '\(key)' is no \(T.self).") }
            return value
        }
        set { _data[key] = newValue._fieldData }
    }
    public static func == (a: DataDict, b: DataDict) -> Bool { a._data == b._data }
    public func hash(into hasher: inout Hasher) { hasher.combine(_data) }
}

public protocol FragmentContainer {
    var __data: DataDict { get }
    init(_dataDict: DataDict)
}
extension FragmentContainer {
    public func _toFragment<T: SelectionSet>() -> T { T(_dataDict: __data) }
}
public struct NoFragments: Sendable {}

public protocol SelectionSet: SelectionSetEntityValue, Hashable, CustomDebugStringConvertible {
    associatedtype Schema: SchemaMetadata
    associatedtype Fragments = NoFragments
    static var __selections: [Selection] { get }
    static var __parentType: any ParentType { get }
    var __data: DataDict { get }
    init(_dataDict: DataDict)
}
extension SelectionSet {
    public static var __selections: [Selection] { [] }
    public var __typename: String? { __data["__typename"] }
    public var __objectType: Object? { __typename.flatMap { Schema.objectType(forTypename: $0) } }
    public static func _value(of field: AnyHashable?) -> Self? {
        if let dictionary = field?.base as? DataDict { return Self(_dataDict: dictionary) }
        guard let object = field?.base as? JSONObject else { return nil }
        return Self(_dataDict: DataDict(data: object, fulfilledFragments: []))
    }
    public var _fieldData: AnyHashable { __data }
    public static func == (a: Self, b: Self) -> Bool { a.__data == b.__data }
    public func hash(into hasher: inout Hasher) { hasher.combine(__data) }
    public var debugDescription: String { "\(__data._data)" }
    public func _asInlineFragment<T: SelectionSet>() -> T? {
        guard let type = __objectType else { return nil }
        let fits = switch T.__parentType {
        case let object as Object: object == type
        case let interface as Interface:
            type.implements(interface) || interface.implementingObjects.contains(type.typename)
        case let union as Union: union.possibleTypes.contains(type)
        default: false
        }
        return fits ? T(_dataDict: __data) : nil
    }
}
extension SelectionSet where Fragments: FragmentContainer {
    public var fragments: Fragments { Fragments(_dataDict: __data) }
}
public protocol RootSelectionSet: SelectionSet, OutputTypeConvertible {}
extension RootSelectionSet {
    public init(data: JSONObject) { self.init(_dataDict: DataDict(data: data, fulfilledFragments: [])) }
}
public protocol Fragment: SelectionSet {
    static var fragmentDefinition: StaticString { get }
}
public protocol Deferrable: SelectionSet {}
public protocol OutputTypeConvertible {}
public protocol InlineFragment: SelectionSet {
    associatedtype RootEntityType: RootSelectionSet
}
public protocol CompositeInlineFragment: SelectionSet {
    static var __mergedSources: [any SelectionSet.Type] { get }
}
public protocol MutableSelectionSet: SelectionSet {
    var __data: DataDict { get set }
}
extension MutableSelectionSet {
    public var __typename: String? {
        get { __data["__typename"] }
        set { __data["__typename"] = newValue }
    }
}
public protocol MutableRootSelectionSet: RootSelectionSet, MutableSelectionSet {}

/// What is selected of an object. Nothing to do: all that an answer has is kept.
public struct Selection {
    public struct Conditions: ExpressibleByStringLiteral {
        public init(stringLiteral value: String) {}
        public static prefix func ! (value: Conditions) -> Conditions { value }
        public static func && (a: Conditions, b: Conditions) -> Conditions { a }
        public static func || (a: Conditions, b: Conditions) -> Conditions { a }
    }
    public static func field(
        _ name: String, alias: String? = nil, _ type: Any.Type, arguments: [String: InputValue]? = nil
    ) -> Selection { Selection() }
    public static func fragment(_ fragment: any Fragment.Type) -> Selection { Selection() }
    public static func inlineFragment(_ fragment: any SelectionSet.Type) -> Selection { Selection() }
    public static func include(if condition: Conditions, _ selection: Selection) -> Selection { Selection() }
    public static func include(if condition: Conditions, _ selections: [Selection]) -> Selection { Selection() }
}
public indirect enum InputValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    case scalar(Any), variable(String), list([InputValue]), object([String: InputValue]), null
    public init(stringLiteral value: String) { self = .scalar(value) }
    public init(integerLiteral value: Int) { self = .scalar(value) }
    public init(floatLiteral value: Double) { self = .scalar(value) }
    public init(booleanLiteral value: Bool) { self = .scalar(value) }
    public init(arrayLiteral elements: InputValue...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, InputValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
