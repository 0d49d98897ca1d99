@_exported public import Foundation
public import Observation

// The language model of the system. There is none on this device: it is unavailable, and requests throw.

/// The model of the system.
public final class SystemLanguageModel: Observable, Sendable {
    /// Whether the model can be used.
    public enum Availability: Equatable, Sendable {
        /// Why it cannot be used.
        public enum UnavailableReason: Equatable, Hashable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }
    /// What it is used for.
    public struct UseCase: Equatable, Sendable {
        private let name: String
        /// Anything.
        public static let general = UseCase(name: "general")
        /// Marking texts.
        public static let contentTagging = UseCase(name: "contentTagging")
    }
    /// What it does not answer.
    public struct Guardrails: Sendable {
        /// What the system has decided.
        public static let `default` = Guardrails()
        /// Less, for changing texts.
        public static let permissiveContentTransformations = Guardrails()
    }
    /// The model.
    public static let `default` = SystemLanguageModel()
    /// The model for a purpose.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    /// Unavailable: the device is not one of those that have it.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// False.
    public var isAvailable: Bool { false }
    /// None.
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// False.
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// A text that tells the model what to do.
public struct Instructions: ExpressibleByStringLiteral, Sendable {
    let text: String
    /// A text.
    public init(_ text: String) { self.text = text }
    /// The instructions of a value.
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(stringLiteral value: String) { text = value }
    /// A text of lines.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}
/// A text that the model answers.
public struct Prompt: ExpressibleByStringLiteral, Sendable {
    let text: String
    /// A text.
    public init(_ text: String) { self.text = text }
    /// The prompt of a value.
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(stringLiteral value: String) { text = value }
    /// A text of lines.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}
/// Makes instructions of lines.
@resultBuilder
public struct InstructionsBuilder {
    /// A line.
    public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
        expression.instructionsRepresentation
    }
    /// The lines below each other.
    public static func buildBlock(_ components: Instructions...) -> Instructions {
        Instructions(components.map(\.text).joined(separator: "\n"))
    }
    /// The lines of a condition.
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? "" }
    /// The lines of a condition.
    public static func buildEither(first component: Instructions) -> Instructions { component }
    /// The lines of a condition.
    public static func buildEither(second component: Instructions) -> Instructions { component }
    /// The lines of a loop.
    public static func buildArray(_ components: [Instructions]) -> Instructions {
        Instructions(components.map(\.text).joined(separator: "\n"))
    }
}
/// Makes a prompt of lines.
@resultBuilder
public struct PromptBuilder {
    /// A line.
    public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
        expression.promptRepresentation
    }
    /// The lines below each other.
    public static func buildBlock(_ components: Prompt...) -> Prompt {
        Prompt(components.map(\.text).joined(separator: "\n"))
    }
    /// The lines of a condition.
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? "" }
    /// The lines of a condition.
    public static func buildEither(first component: Prompt) -> Prompt { component }
    /// The lines of a condition.
    public static func buildEither(second component: Prompt) -> Prompt { component }
    /// The lines of a loop.
    public static func buildArray(_ components: [Prompt]) -> Prompt {
        Prompt(components.map(\.text).joined(separator: "\n"))
    }
}

/// How an answer is made.
public struct GenerationOptions: Equatable, Sendable {
    /// How the next word is chosen.
    public struct SamplingMode: Equatable, Sendable {
        private let name: String
        /// Always the likeliest.
        public static var greedy: SamplingMode { SamplingMode(name: "greedy") }
        /// One of the likeliest.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k)") }
        /// One of those that are likely enough together.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "threshold \(probabilityThreshold)")
        }
    }
    /// How the next word is chosen.
    public var sampling: SamplingMode?
    /// How different answers are.
    public var temperature: Double?
    /// How long an answer may be.
    public var maximumResponseTokens: Int?
    /// Options for an answer.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}

/// A conversation with the model. Every request throws.
public final class LanguageModelSession: Observable, Sendable {
    /// Why there is no answer.
    public enum GenerationError: Error, LocalizedError, Sendable {
        /// What has happened.
        public struct Context: Sendable {
            /// A text for developers.
            public let debugDescription: String
            /// What has happened.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context)
        case unsupportedGuide(Context), unsupportedLanguageOrLocale(Context), decodingFailure(Context)
        case rateLimited(Context), concurrentRequests(Context)
        case refusal(Refusal, Context)
        /// Why the model does not answer. None is made.
        public struct Refusal: Sendable {
            private let entries: [Transcript.Entry]
            /// A refusal at the end of a conversation.
            public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }
            /// Throws `assetsUnavailable`: there is no model that explains.
            public var explanation: Response<String> {
                get async throws {
                    throw GenerationError.assetsUnavailable(.init(debugDescription: "There is no language model."))
                }
            }
            /// Throws `assetsUnavailable` at its first value.
            public var explanationStream: ResponseStream<String> {
                ResponseStream(failure: .assetsUnavailable(.init(debugDescription: "There is no language model.")))
            }
        }
        public var errorDescription: String? { "There is no language model on this system." }
    }
    /// A tool has thrown. None is called.
    public struct ToolCallError: Error, LocalizedError {
        /// The tool.
        public let tool: any Tool
        /// What it has thrown.
        public let underlyingError: any Error
        /// An error of a tool.
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }
        public var errorDescription: String? { "The tool '\(tool.name)' has failed." }
    }
    /// An answer. None is made.
    public struct Response<Content> {
        /// The answer.
        public let content: Content
        /// The answer as content.
        public let rawContent: GeneratedContent
        /// The entries that the answer has added.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }
    /// The conversation so far: nothing is added to what it was made with.
    public let transcript: Transcript

    /// A conversation.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [],
                            @InstructionsBuilder instructions: () throws -> Instructions) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }
    /// A conversation.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String) {
        self.init(model: model, tools: tools, instructions: Instructions(instructions))
    }
    /// A conversation.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {
        transcript = Transcript(entries: (instructions.map { [$0] } ?? []).map {
            .instructions(.init(segments: [.text(.init(content: $0.text))],
                                toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) }))
        })
    }
    /// A conversation that is continued.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.transcript = transcript
    }
    /// False.
    public var isResponding: Bool { false }
    /// Loads the model ahead. Nothing to do: there is no model.
    public func prewarm(promptPrefix: Prompt? = nil) {}
}
