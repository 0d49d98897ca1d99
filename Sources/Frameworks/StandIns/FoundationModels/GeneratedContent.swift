import Foundation

// Values that a model makes, as JSON has them.

/// The name of a value while it is generated.
public struct GenerationID: Sendable, Hashable, Codable {
    private let id: UUID
    /// A new name.
    public init() { id = UUID() }
}

/// A type that is made of generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// A value of the content, or an error where the content does not fit.
    init(_ content: GeneratedContent) throws
}
/// A type that generated content can be made of.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
    /// The value as content.
    var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
    /// The content as JSON.
    public var promptRepresentation: Prompt { return Prompt(generatedContent.jsonString) }
    /// The content as JSON.
    public var instructionsRepresentation: Instructions { return Instructions(generatedContent.jsonString) }
}

/// Generated content: null, a boolean, a number, a string, an array or a structure.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
    /// What content is.
    public enum Kind: Sendable, Equatable {
        case null, bool(Bool), number(Double), string(String), array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }
    /// The name of the content while it is generated; nil for content that a program makes.
    public var id: GenerationID?
    /// What it is.
    public let kind: Kind

    /// Content of a kind.
    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
    /// A structure; the value of a property that occurs twice is the last one.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        var values: [String: GeneratedContent] = [:], keys: [String] = []
        for (key, value) in properties {
            if values.updateValue(value.generatedContent, forKey: key) == nil { keys.append(key) }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }
    /// An array.
    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
    /// The content of a value.
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
    /// The content of a value, with a name.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self.init(kind: value.generatedContent.kind, id: id)
    }
    /// The content of a text in JSON. The keys of a structure are in the order of the alphabet.
    public init(json: String) throws {
        do {
            let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            self.init(kind: Self.kind(value))
        } catch {
            throw LanguageModelSession.GenerationError.decodingFailure(
                .init(debugDescription: "The text is not JSON: \(error)"))
        }
    }
    private static func kind(_ value: Any) -> Kind {
        switch value {
        case let string as String: return .string(string)
        case let array as [Any]: return .array(array.map { GeneratedContent(kind: kind($0)) })
        case let values as [String: Any]:
            return .structure(properties: values.mapValues { GeneratedContent(kind: kind($0)) },
                              orderedKeys: values.keys.sorted())
        case let number as NSNumber:
            let isBoolean = "\(number)" == "true" || "\(number)" == "false"
            return isBoolean ? .bool(number.boolValue) : .number(number.doubleValue)
        default: return .null
        }
    }

    /// Always true: nothing is generated in parts.
    public var isComplete: Bool { true }
    /// The content in JSON.
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let value): Self.quoted(value)
        case .array(let elements): "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            "{" + keys.map { Self.quoted($0) + ": " + (properties[$0]?.jsonString ?? "null") }
                .joined(separator: ", ") + "}"
        }
    }
    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
    /// The content in JSON.
    public var debugDescription: String { jsonString }

    /// The content as a value of a type.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }
    /// A property as a value of a type.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard case .structure(let properties, _) = kind, let content = properties[property] else {
            throw misfit("has no property '\(property)'")
        }
        return try Value(content)
    }
    /// A property as a value of a type; nil where there is none, or where it is null.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard case .structure(let properties, _) = kind else { throw misfit("is no structure") }
        guard let content = properties[property], content.kind != .null else { return nil }
        return try Value(content)
    }
    func misfit(_ text: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "\(jsonString) \(text)"))
    }
}
extension GeneratedContent: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, Generable {
    /// The content itself.
    public init(_ content: GeneratedContent) throws { self = content }
    /// The content itself.
    public var generatedContent: GeneratedContent { self }
    /// Anything.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "GeneratedContent") }
}
