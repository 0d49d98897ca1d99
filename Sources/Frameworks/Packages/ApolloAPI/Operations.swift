import Foundation

// What is asked of a service, and the values that are sent with it.

/// A value that is sent; nil is left out.
public protocol InputEncodable {
    var _encoded: Any? { get }
}
public protocol GraphQLOperationVariableValue {
    var _encoded: Any? { get }
}
extension Array: InputEncodable, GraphQLOperationVariableValue where Element: InputEncodable {
    public var _encoded: Any? { map { $0._encoded ?? NSNull() } }
}
extension Optional: InputEncodable, GraphQLOperationVariableValue where Wrapped: InputEncodable {
    public var _encoded: Any? { self?._encoded }
}

/// A value that may be missing or null.
@dynamicMemberLookup
public enum GraphQLNullable<Wrapped>: ExpressibleByNilLiteral {
    case none, null, some(Wrapped)
    public init(nilLiteral: ()) { self = .none }
    public init(_ value: Wrapped) { self = .some(value) }
    public init(_ optional: Wrapped?) { self = optional.map { .some($0) } ?? .none }
    public var unwrapped: Wrapped? { if case .some(let value) = self { value } else { nil } }
    public subscript<T>(dynamicMember path: KeyPath<Wrapped, T>) -> T? { unwrapped?[keyPath: path] }
}
extension GraphQLNullable {
    public init<T: EnumType>(_ caseValue: T) where Wrapped == GraphQLEnum<T> { self = .some(.case(caseValue)) }
}
extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}
extension GraphQLNullable: InputEncodable, GraphQLOperationVariableValue where Wrapped: InputEncodable {
    public var _encoded: Any? {
        switch self {
        case .none: nil
        case .null: NSNull()
        case .some(let value): value._encoded
        }
    }
}
extension GraphQLNullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
        self = .some(Wrapped(unicodeScalarLiteral: value))
    }
}
extension GraphQLNullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
        self = .some(Wrapped(extendedGraphemeClusterLiteral: value))
    }
}
extension GraphQLNullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
    public init(stringLiteral value: Wrapped.StringLiteralType) { self = .some(Wrapped(stringLiteral: value)) }
}
extension GraphQLNullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Wrapped.IntegerLiteralType) { self = .some(Wrapped(integerLiteral: value)) }
}
extension GraphQLNullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Wrapped.FloatLiteralType) { self = .some(Wrapped(floatLiteral: value)) }
}
extension GraphQLNullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Wrapped.BooleanLiteralType) { self = .some(Wrapped(booleanLiteral: value)) }
}
public func ?? <T>(value: T?, other: GraphQLNullable<T>) -> GraphQLNullable<T> { value.map { .some($0) } ?? other }

/// An object that is sent.
public protocol InputObject: GraphQLOperationVariableValue, InputEncodable, Hashable {
    var __data: InputDict { get }
}
extension InputObject {
    public var _encoded: Any? { __data.data.compactMapValues { ($0 as? any InputEncodable)?._encoded } }
    public static func == (a: Self, b: Self) -> Bool { a.__data == b.__data }
    public func hash(into hasher: inout Hasher) { hasher.combine(__data) }
}
public struct InputDict: Hashable {
    var data: [String: Any]
    public init(_ data: [String: (any InputEncodable)?] = [:]) { self.data = data.compactMapValues { $0 } }
    public subscript<T: InputEncodable>(key: String) -> T {
        get {
            guard let value = data[key] as? T else { fatalError("The field '\(key)' is no \(T.self).") }
            return value
        }
        set { data[key] = newValue }
    }
    private var text: String { data.map { "\($0): \($1)" }.sorted().joined() }
    public static func == (a: InputDict, b: InputDict) -> Bool { a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// MARK: Operations

public enum GraphQLOperationType: Hashable, Sendable { case query, mutation, subscription }
public struct OperationDefinition {
    let text: String
    public init(_ definition: String, fragments: [any Fragment.Type]? = nil) {
        text = ([definition] + (fragments ?? []).map { "\($0.fragmentDefinition)" }).joined(separator: "\n")
    }
    public var queryDocument: String { text }
}
public struct OperationDocument {
    public let operationIdentifier: String?, definition: OperationDefinition?
    public init(operationIdentifier: String? = nil, definition: OperationDefinition? = nil) {
        (self.operationIdentifier, self.definition) = (operationIdentifier, definition)
    }
}
/// What generated code of the first version calls its text.
public enum DocumentType {
    case notPersisted(definition: OperationDefinition), persistedOperationsOnly(operationIdentifier: String)
    case automaticallyPersisted(operationIdentifier: String, definition: OperationDefinition)
}
public protocol GraphQLOperation: AnyObject, Hashable {
    typealias Variables = [String: any GraphQLOperationVariableValue]
    associatedtype Data: RootSelectionSet
    static var operationName: String { get }
    static var operationType: GraphQLOperationType { get }
    static var operationDocument: OperationDocument { get }
    static var document: DocumentType { get }
    var __variables: Variables? { get }
}
extension GraphQLOperation {
    public var __variables: Variables? { nil }
    public static var operationDocument: OperationDocument {
        switch document {
        case .notPersisted(let text): OperationDocument(definition: text)
        case .persistedOperationsOnly(let name): OperationDocument(operationIdentifier: name)
        case .automaticallyPersisted(let name, let text):
            OperationDocument(operationIdentifier: name, definition: text)
        }
    }
    public static var document: DocumentType {
        .notPersisted(definition: operationDocument.definition ?? OperationDefinition(""))
    }
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public protocol GraphQLQuery: GraphQLOperation {}
public protocol GraphQLMutation: GraphQLOperation {}
public protocol GraphQLSubscription: GraphQLOperation {}
extension GraphQLQuery { public static var operationType: GraphQLOperationType { .query } }
extension GraphQLMutation { public static var operationType: GraphQLOperationType { .mutation } }
extension GraphQLSubscription { public static var operationType: GraphQLOperationType { .subscription } }
public protocol LocalCacheMutation: AnyObject, Hashable {
    associatedtype Data: MutableRootSelectionSet
    static var operationType: GraphQLOperationType { get }
}
