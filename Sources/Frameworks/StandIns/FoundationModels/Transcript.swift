public import Foundation

/// A conversation, entry by entry.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    /// An entry.
    public enum Entry: Sendable, Identifiable, Equatable {
        case instructions(Instructions), prompt(Prompt)
        case toolCalls(ToolCalls), toolOutput(ToolOutput)
        case response(Response)
        /// The name of the entry.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }
    }
    /// A part of an entry.
    public enum Segment: Sendable, Identifiable, Equatable {
        case text(TextSegment), structure(StructuredSegment)
        /// The name of the part.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }
    }
    /// A text.
    public struct TextSegment: Sendable, Identifiable, Equatable {
        /// The name of the part.
        public var id: String
        /// The text.
        public var content: String
        /// A text.
        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
    }
    /// A structure.
    public struct StructuredSegment: Sendable, Identifiable, Equatable {
        /// The name of the part.
        public var id: String
        /// Where the structure is from.
        public var source: String
        /// The structure.
        public var content: GeneratedContent
        /// A structure.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
    }
    /// What the model is notified at the beginning.
    public struct Instructions: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// Its parts.
        public var segments: [Segment]
        /// The functions that the model may call.
        public var toolDefinitions: [ToolDefinition]
        /// Instructions of parts.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }
    }
    /// A function that the model may call.
    public struct ToolDefinition: Sendable, Equatable {
        /// The name by which the model calls it.
        public var name: String
        /// What it is for.
        public var description: String
        private let parameters: GenerationSchema
        /// A function, with what its arguments look like.
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description, self.parameters) = (name, description, parameters)
        }
        /// The function of a tool.
        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }
        public static func == (a: ToolDefinition, b: ToolDefinition) -> Bool {
            (a.name, a.description, a.parameters.debugDescription)
                == (b.name, b.description, b.parameters.debugDescription)
        }
    }
    /// What the model is asked.
    public struct Prompt: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// Its parts.
        public var segments: [Segment]
        /// How the answer is made.
        public var options: GenerationOptions
        /// What the answer looks like; nil for a text.
        public var responseFormat: ResponseFormat?
        /// A prompt of parts.
        public init(id: String = UUID().uuidString, segments: [Segment],
                    options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil) {
            (self.id, self.segments, self.options) = (id, segments, options)
            self.responseFormat = responseFormat
        }
    }
    /// What an answer looks like.
    public struct ResponseFormat: Sendable, Equatable {
        /// The name of the type.
        public let name: String
        private let schema: GenerationSchema
        /// The format of a type.
        public init<Content: Generable>(type: Content.Type) {
            (name, schema) = ("\(type)", Content.generationSchema)
        }
        /// The format of a schema.
        public init(schema: GenerationSchema) {
            name = String(schema.debugDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            self.schema = schema
        }
        public static func == (a: ResponseFormat, b: ResponseFormat) -> Bool {
            (a.name, a.schema.debugDescription) == (b.name, b.schema.debugDescription)
        }
    }
    /// The functions that the model calls at one time.
    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection {
        /// The name of the entry.
        public var id: String
        private var calls: [ToolCall]
        /// Calls in their order.
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            (self.id, self.calls) = (id, Array(calls))
        }
        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }
        /// A call.
        public subscript(position: Int) -> ToolCall { calls[position] }
    }
    /// A function that the model calls.
    public struct ToolCall: Sendable, Identifiable, Equatable {
        /// The name of the call.
        public var id: String
        /// The name of the function.
        public var toolName: String
        /// What it is called with.
        public var arguments: GeneratedContent
        /// A call of a function.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
    }
    /// What a function has returned.
    public struct ToolOutput: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// The name of the function.
        public var toolName: String
        /// Its parts.
        public var segments: [Segment]
        /// The parts that a function has returned.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }
    /// What the model answers.
    public struct Response: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// The files that the model has used.
        public var assetIDs: [String]
        /// Its parts.
        public var segments: [Segment]
        /// A response of parts.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
    }
    private var entries: [Entry]
    /// A conversation of entries.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    /// An entry.
    public subscript(index: Int) -> Entry { entries[index] }
}

// MARK: Descriptions

extension Transcript.Entry: CustomStringConvertible {
    public var description: String {
        switch self {
        case .instructions(let entry): "(Instructions) \(entry)"
        case .prompt(let entry): "(Prompt) \(entry)"
        case .toolCalls(let entry): "(ToolCalls) \(entry)"
        case .toolOutput(let entry): "(ToolOutput) \(entry)"
        case .response(let entry): "(Response) \(entry)"
        }
    }
}
extension Transcript.Segment: CustomStringConvertible {
    public var description: String {
        switch self {
        case .text(let segment): segment.description
        case .structure(let segment): segment.description
        }
    }
}
extension Transcript.TextSegment: CustomStringConvertible { public var description: String { content } }
extension Transcript.StructuredSegment: CustomStringConvertible {
    public var description: String { content.jsonString }
}
extension Transcript.Instructions: CustomStringConvertible { public var description: String { lines(segments) } }
extension Transcript.Prompt: CustomStringConvertible { public var description: String { lines(segments) } }
extension Transcript.ToolCalls: CustomStringConvertible {
    public var description: String { map(\.description).joined(separator: "\n") }
}
extension Transcript.ToolCall: CustomStringConvertible {
    public var description: String { "\(toolName): \(arguments.jsonString)" }
}
extension Transcript.ToolOutput: CustomStringConvertible {
    public var description: String { "\(toolName): \(lines(segments))" }
}
extension Transcript.Response: CustomStringConvertible { public var description: String { lines(segments) } }
extension Transcript.ResponseFormat: CustomStringConvertible { public var description: String { name } }

/// The parts of an entry below each other.
private func lines(_ segments: [Transcript.Segment]) -> String {
    segments.map(\.description).joined(separator: "\n")
}
