public import Foundation

/// What can be part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}
/// What can be part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
// The builder of a requirement applies to what fulfils it, unless that returns: it would call itself.

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt { return self }
}
extension Instructions: InstructionsRepresentable {
    /// The instructions themselves.
    public var instructionsRepresentation: Instructions { return self }
}

/// A function of the program that a model may call. There is no model: none is ever called.
public protocol Tool<Arguments, Output>: Sendable {
    /// What the function returns.
    associatedtype Output: PromptRepresentable
    /// What it is called with.
    associatedtype Arguments: ConvertibleFromGeneratedContent
    /// The name by which a model calls it; that of the type by default.
    var name: String { get }
    /// What it is for.
    var description: String { get }
    /// What its arguments look like.
    var parameters: GenerationSchema { get }
    /// Whether the model receives the schema; true by default.
    var includesSchemaInInstructions: Bool { get }
    /// The function.
    @concurrent func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

/// A conversation, entry by entry.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    /// An entry.
    public enum Entry: Sendable, Identifiable, Equatable {
        case instructions(Instructions), prompt(Prompt), response(Response)
        /// The name of the entry.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
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
        /// Instructions of parts.
        public init(id: String = UUID().uuidString, segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }
    /// What the model is asked.
    public struct Prompt: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// Its parts.
        public var segments: [Segment]
        /// How the answer is made.
        public var options: GenerationOptions
        /// A prompt of parts.
        public init(id: String = UUID().uuidString, segments: [Segment],
                    options: GenerationOptions = GenerationOptions()) {
            (self.id, self.segments, self.options) = (id, segments, options)
        }
    }
    /// What the model answers.
    public struct Response: Sendable, Identifiable, Equatable {
        /// The name of the entry.
        public var id: String
        /// Its parts.
        public var segments: [Segment]
        /// A response of parts.
        public init(id: String = UUID().uuidString, segments: [Segment]) { (self.id, self.segments) = (id, segments) }
    }
    private var entries: [Entry]
    /// A conversation of entries.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    /// An entry.
    public subscript(index: Int) -> Entry { entries[index] }
}
