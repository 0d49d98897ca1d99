import Foundation

/// A value of JSON, which is computed.
public enum AnyJSON: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case object(JSONObject)
    case array(JSONArray)

    /// What an encodable value is in JSON.
    public init(_ value: some Codable) throws {
        if let value = value as? AnyJSON {
            self = value
        } else {
            self = try AnyJSON.decoder.decode(AnyJSON.self, from: try AnyJSON.encoder.encode(value))
        }
    }
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(JSONArray.self) {
            self = .array(value)
        } else {
            self = .object(try container.decode(JSONObject.self))
        }
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        }
    }

    public static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
    public static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    public func decode<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder = AnyJSON.decoder) throws -> T {
        try decoder.decode(type, from: try AnyJSON.encoder.encode(self))
    }

    /// The value without its type; `NSNull` for null.
    public var value: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .string(let value): value
        case .object(let value): value.mapValues(\.value)
        case .array(let value): value.map(\.value)
        }
    }
    public var isNil: Bool { self == .null }
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var intValue: Int? { if case .integer(let value) = self { value } else { nil } }
    public var doubleValue: Double? {
        switch self {
        case .double(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
    public var arrayValue: JSONArray? { if case .array(let value) = self { value } else { nil } }
}

public typealias JSONObject = [String: AnyJSON]
public typealias JSONArray = [AnyJSON]

extension JSONObject {
    public init(_ value: some Codable) throws {
        guard let object = try AnyJSON(value).objectValue else {
            throw DecodingError.typeMismatch(
                JSONObject.self, .init(codingPath: [], debugDescription: "The value is no object of JSON."))
        }
        self = object
    }
    public func decode<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder = AnyJSON.decoder) throws -> T {
        try AnyJSON.object(self).decode(as: type, decoder: decoder)
    }
}

extension AnyJSON: ExpressibleByNilLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    CustomStringConvertible {
    public init(nilLiteral: ()) { self = .null }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: AnyJSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, AnyJSON)...) {
        self = .object(Dictionary(elements) { $1 })
    }
    public var description: String { "\(value)" }
}
