@_exported import Foundation

// SwiftyJSON: a value of JSON whose parts are asked for by keys and places; a part that is not there is null.

public enum Type: Int, Sendable { case number, string, bool, array, dictionary, null, unknown }
public enum SwiftyJSONError: Int, Error, Sendable {
    case unsupportedType = 999, indexOutOfBounds = 900, elementTooDeep = 902, wrongType = 901, notExist = 500
    case invalidJSON = 490
}
public enum JSONKey: Sendable { case index(Int), key(String) }
/// A key or a place.
public protocol JSONSubscriptType { var jsonKey: JSONKey { get } }
extension Int: JSONSubscriptType { public var jsonKey: JSONKey { .index(self) } }
extension String: JSONSubscriptType { public var jsonKey: JSONKey { .key(self) } }

public struct JSON {
    private enum Content {
        case null, bool(Bool), number(NSNumber), string(String), array([Any]), object([String: Any])
    }
    private var content: Content
    /// Why a part is not there; nil if it is.
    public private(set) var error: SwiftyJSONError?

    public init(_ object: Any) {
        switch object {
        case let data as Data: self = (try? JSON(data: data)) ?? JSON(NSNull())
        case let json as JSON: self = json
        default: (content, error) = (Self.content(object), nil)
        }
    }
    public init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
        self.init(try JSONSerialization.jsonObject(with: data, options: opt.union(.fragmentsAllowed)))
    }
    public init(parseJSON jsonString: String) { self.init(Data(jsonString.utf8)) }
    private init(missing error: SwiftyJSONError) { (content, self.error) = (.null, error) }

    private static func content(_ object: Any) -> Content {
        switch object {
        case let json as JSON: return json.content
        case let text as String: return .string(text)
        case let flag as Bool where isFlag(object): return .bool(flag)
        case let number as NSNumber: return .number(number)
        case let list as [Any]: return .array(list.map { ($0 as? JSON)?.object ?? $0 })
        case let values as [String: Any]: return .object(values.mapValues { ($0 as? JSON)?.object ?? $0 })
        default: return .null
        }
    }
    /// A number of Foundation may be read as a Boolean too.
    private static func isFlag(_ object: Any) -> Bool {
        Swift.type(of: object) == Bool.self
            || (object as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
    }

    public static var null: JSON { JSON(NSNull()) }
    public var type: Type {
        switch content {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .dictionary
        }
    }
    public var object: Any {
        get {
            switch content {
            case .null: NSNull()
            case .bool(let flag): flag
            case .number(let number): number
            case .string(let text): text
            case .array(let list): list
            case .object(let values): values
            }
        }
        set { (content, error) = (Self.content(newValue), nil) }
    }

    // MARK: Parts

    private subscript(one key: JSONKey) -> JSON {
        get {
            switch (key, content) {
            case (.index(let index), .array(let list)):
                list.indices.contains(index) ? JSON(list[index]) : JSON(missing: .indexOutOfBounds)
            case (.key(let key), .object(let values)): values[key].map { JSON($0) } ?? JSON(missing: .notExist)
            default: JSON(missing: error ?? .wrongType)
            }
        }
        set {
            switch (key, content) {
            case (.index(let index), .array(var list)) where list.indices.contains(index):
                list[index] = newValue.object
                content = .array(list)
            case (.key(let key), .object(var values)):
                values[key] = newValue.object
                content = .object(values)
            default: break
            }
        }
    }
    public subscript(path: [any JSONSubscriptType]) -> JSON {
        get { path.reduce(self) { $0[one: $1.jsonKey] } }
        set {
            guard let first = path.first else { return self = newValue }
            var part = self[one: first.jsonKey]
            part[Array(path.dropFirst())] = newValue
            self[one: first.jsonKey] = part
        }
    }
    public subscript(path: any JSONSubscriptType...) -> JSON {
        get { self[path] }
        set { self[path] = newValue }
    }
    public func exists() -> Bool { error == nil }
    public var isEmpty: Bool { count == 0 }
    public var count: Int {
        switch content {
        case .array(let list): list.count
        case .object(let values): values.count
        default: 0
        }
    }
    public mutating func merge(with other: JSON) throws {
        guard type == other.type else { throw SwiftyJSONError.wrongType }
        switch (content, other.content) {
        case (.array(let mine), .array(let theirs)): content = .array(mine + theirs)
        case (.object(let mine), .object(let theirs)): content = .object(mine.merging(theirs) { $1 })
        default: self = other
        }
    }

    // MARK: Values

    public var array: [JSON]? { if case .array(let list) = content { list.map { JSON($0) } } else { nil } }
    public var arrayValue: [JSON] { array ?? [] }
    public var arrayObject: [Any]? { if case .array(let list) = content { list } else { nil } }
    public var dictionary: [String: JSON]? { dictionaryObject?.mapValues { JSON($0) } }
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
    public var dictionaryObject: [String: Any]? { if case .object(let values) = content { values } else { nil } }
    public var string: String? { if case .string(let text) = content { text } else { nil } }
    public var stringValue: String {
        switch content {
        case .string(let text): text
        case .number(let number): number.stringValue
        case .bool(let flag): "\(flag)"
        default: ""
        }
    }
    public var bool: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    public var boolValue: Bool {
        switch content {
        case .bool(let flag): flag
        case .number(let number): number.boolValue
        case .string(let text): ["true", "y", "t", "yes", "1"].contains(text.lowercased())
        default: false
        }
    }
    public var number: NSNumber? {
        switch content {
        case .number(let number): number
        case .bool(let flag): NSNumber(value: flag ? 1 : 0)
        default: nil
        }
    }
    public var numberValue: NSNumber { number ?? string.flatMap { Double($0) }.map { NSNumber(value: $0) } ?? 0 }
    public var int: Int? { number?.intValue }
    public var intValue: Int { numberValue.intValue }
    public var int64: Int64? { number?.int64Value }
    public var int64Value: Int64 { numberValue.int64Value }
    public var double: Double? { number?.doubleValue }
    public var doubleValue: Double { numberValue.doubleValue }
    public var float: Float? { number?.floatValue }
    public var floatValue: Float { numberValue.floatValue }
    public var url: URL? { string.flatMap { URL(string: $0) } }
    public func rawData(options opt: JSONSerialization.WritingOptions = []) throws -> Data {
        try JSONSerialization.data(withJSONObject: object, options: opt.union(.fragmentsAllowed))
    }
    public func rawString(_ encoding: String.Encoding = .utf8,
                          options opt: JSONSerialization.WritingOptions = .prettyPrinted) -> String? {
        (try? rawData(options: opt)).flatMap { String(data: $0, encoding: encoding) }
    }
}
extension JSON: Equatable, Comparable, Hashable, CustomStringConvertible {
    public static func == (a: JSON, b: JSON) -> Bool { (a.object as? NSObject) == (b.object as? NSObject) }
    public static func < (a: JSON, b: JSON) -> Bool {
        if let a = a.string, let b = b.string { return a < b }
        return a.type == .number && b.type == .number && a.doubleValue < b.doubleValue
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
    public var description: String { rawString(options: [.prettyPrinted, .sortedKeys]) ?? "unknown" }
}
extension JSON: Sequence {
    /// The parts, by key or place as text.
    public func makeIterator() -> IndexingIterator<[(String, JSON)]> {
        (array?.enumerated().map { ("\($0)", $1) } ?? dictionaryValue.map { ($0, $1) }).makeIterator()
    }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    public init(stringLiteral value: String) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public init(arrayLiteral elements: Any...) { self.init(elements) }
    public init(dictionaryLiteral elements: (String, Any)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    public init(nilLiteral: ()) { self.init(NSNull()) }
}
extension JSON: Codable {
    public init(from decoder: any Decoder) throws {
        if let values = try? decoder.singleValueContainer().decode([String: JSON].self) { self.init(values); return }
        if let list = try? decoder.singleValueContainer().decode([JSON].self) { self.init(list); return }
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) { self.init(flag) } else if let number = try? container.decode(
            Double.self) { self.init(number) } else if let text = try? container.decode(String.self) {
            self.init(text)
        } else { self.init(NSNull()) }
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch content {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number.doubleValue)
        case .string(let text): try container.encode(text)
        case .array: try container.encode(arrayValue)
        case .object: try container.encode(dictionaryValue)
        }
    }
}
