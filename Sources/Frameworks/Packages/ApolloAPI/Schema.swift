import Foundation

// ApolloAPI: the values that generated code names. It describes the types of a schema.

public typealias JSONValue = AnyHashable
public typealias JSONObject = [String: JSONValue]

public protocol ParentType: Sendable {}
public struct Object: ParentType, Hashable {
    public let typename: String, implementedInterfaces: [Interface], keyFields: [String]?
    public init(typename: String, implementedInterfaces: [Interface], keyFields: [String]? = nil) {
        (self.typename, self.implementedInterfaces, self.keyFields) = (typename, implementedInterfaces, keyFields)
    }
    public func implements(_ interface: Interface) -> Bool { implementedInterfaces.contains(interface) }
}
public struct Interface: ParentType, Hashable {
    public let name: String, keyFields: [String]?, implementingObjects: [String]
    public init(name: String, keyFields: [String]? = nil, implementingObjects: [String] = []) {
        (self.name, self.keyFields, self.implementingObjects) = (name, keyFields, implementingObjects)
    }
}
public struct Union: ParentType, Hashable {
    public let name: String, possibleTypes: [Object]
    public init(name: String, possibleTypes: [Object]) { (self.name, self.possibleTypes) = (name, possibleTypes) }
}
public protocol SchemaMetadata {
    static var configuration: any SchemaConfiguration.Type { get }
    static func objectType(forTypename typename: String) -> Object?
}
public protocol SchemaConfiguration {
    static func cacheKeyInfo(for type: Object, object: ObjectData) -> CacheKeyInfo?
}
public struct CacheKeyInfo {
    public let id: String, uniqueKeyGroup: String?
    public init(id: String, uniqueKeyGroup: String? = nil) { (self.id, self.uniqueKeyGroup) = (id, uniqueKeyGroup) }
    public init(jsonValue: (any Hashable)?, uniqueKeyGroup: String? = nil) throws {
        guard let jsonValue else { throw JSONDecodingError.missingValue }
        self.init(id: "\(jsonValue)", uniqueKeyGroup: uniqueKeyGroup)
    }
}
public struct ObjectData {
    let data: JSONObject
    public subscript(_ key: String) -> (any Hashable)? { data[key]?.base as? any Hashable }
}
public enum JSONDecodingError: Error {
    case missingValue, nullValue, wrongType, couldNotConvert(value: AnyHashable, to: Any.Type)
}

// MARK: Values

/// A value of a field: a text, a number, an enumeration or a scalar of the program.
public protocol ScalarType: AnyScalarType, GraphQLOperationVariableValue, InputEncodable {}
public protocol AnyScalarType: SelectionSetEntityValue {}
public protocol CustomScalarType: AnyScalarType, GraphQLOperationVariableValue, InputEncodable, Hashable {
    init(_jsonValue value: JSONValue) throws
    var _jsonValue: JSONValue { get }
}
extension CustomScalarType {
    public static func _value(of field: AnyHashable?) -> Self? {
        (field?.base as? Self) ?? field.flatMap { try? Self(_jsonValue: $0) }
    }
    public var _fieldData: AnyHashable { self }
    public var _encoded: Any? { _jsonValue.base }
}
extension String: ScalarType {
    /// Numbers are texts as well, because an identifier may be one.
    public static func _value(of field: AnyHashable?) -> String? {
        (field?.base as? String) ?? (field?.base as? Int).map { "\($0)" }
    }
}
extension Int: ScalarType {
    public static func _value(of field: AnyHashable?) -> Int? {
        (field?.base as? Int) ?? (field?.base as? Int32).map(Int.init)
    }
}
extension Int32: ScalarType {
    public static func _value(of field: AnyHashable?) -> Int32? {
        (field?.base as? Int32) ?? (field?.base as? Int).flatMap { Int32(exactly: $0) }
    }
}
extension Double: ScalarType {
    public static func _value(of field: AnyHashable?) -> Double? {
        (field?.base as? Double) ?? (field?.base as? Int).map(Double.init)
    }
}
extension Float: ScalarType {
    public static func _value(of field: AnyHashable?) -> Float? {
        (field?.base as? Float) ?? Double._value(of: field).map(Float.init)
    }
}
extension Bool: ScalarType {
    public static func _value(of field: AnyHashable?) -> Bool? { field?.base as? Bool }
}
extension ScalarType where Self: Hashable {
    public var _fieldData: AnyHashable { AnyHashable(self) }
    public var _encoded: Any? { self }
}

public protocol EnumType: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
/// A value of an enumeration of the schema, or a text that the schema did not have when code was generated.
public enum GraphQLEnum<T: EnumType>: AnyScalarType, GraphQLOperationVariableValue, InputEncodable, Hashable,
    RawRepresentable, CaseIterable, Sendable {
    case `case`(T), unknown(String)
    public init(_ caseValue: T) { self = .case(caseValue) }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    public init(rawValue: String) { self = T(rawValue: rawValue).map { .case($0) } ?? .unknown(rawValue) }
    public var value: T? { if case .case(let value) = self { value } else { nil } }
    public var rawValue: String {
        switch self {
        case .case(let value): value.rawValue
        case .unknown(let text): text
        }
    }
    public static var allCases: [GraphQLEnum<T>] { T.allCases.map { .case($0) } }
    public static func == (a: GraphQLEnum<T>, b: T) -> Bool { a.value == b }
    public static func != (a: GraphQLEnum<T>, b: T) -> Bool { a.value != b }
    public static func ~= (a: T, b: GraphQLEnum<T>) -> Bool { b.value == a }
    public static func _value(of field: AnyHashable?) -> Self? {
        (field?.base as? Self) ?? (field?.base as? String).map { Self(rawValue: $0) }
    }
    public var _fieldData: AnyHashable { self }
    public var _encoded: Any? { rawValue }
}
public func == <T: EnumType>(a: GraphQLEnum<T>?, b: T) -> Bool { a?.value == b }
public func != <T: EnumType>(a: GraphQLEnum<T>?, b: T) -> Bool { a?.value != b }
