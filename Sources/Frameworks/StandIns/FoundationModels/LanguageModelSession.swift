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
    public init(stringLiteral value: String) { text = value }
    /// A text of lines.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}
/// A text that the model answers.
public struct Prompt: ExpressibleByStringLiteral, Sendable {
    let text: String
    /// A text.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
    /// A text of lines.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}
/// Makes instructions of lines.
@resultBuilder
public struct InstructionsBuilder {
    /// A line.
    public static func buildExpression(_ expression: String) -> Instructions { Instructions(expression) }
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
    public static func buildExpression(_ expression: String) -> Prompt { Prompt(expression) }
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
    /// How different answers are.
    public var temperature: Double?
    /// How long an answer may be.
    public var maximumResponseTokens: Int?
    /// Options for an answer.
    public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
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
        public var errorDescription: String? { "There is no language model on this system." }
    }
    /// An answer. None is made.
    public struct Response<Content: Sendable>: Sendable {
        /// The answer.
        public let content: Content
    }
    /// A conversation.
    public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
    /// A conversation.
    public init(model: SystemLanguageModel = .default, instructions: Instructions) {}
    /// A conversation.
    public convenience init(model: SystemLanguageModel = .default,
                            @InstructionsBuilder instructions: () throws -> Instructions) rethrows {
        self.init(model: model, instructions: try instructions())
    }
    /// False.
    public var isResponding: Bool { false }
    /// Loads the model ahead. Nothing to do: there is no model.
    public func prewarm() {}
    private var failure: GenerationError { .assetsUnavailable(.init(debugDescription: "There is no language model.")) }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt)
        async throws -> Response<String> { throw failure }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
        -> ResponseStream<String> { ResponseStream(failure: failure) }

    /// An answer in parts.
    public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
        /// A part of an answer.
        public struct Snapshot: Sendable {
            /// The answer so far.
            public let content: Content
        }
        public typealias Element = Snapshot
        fileprivate let failure: GenerationError
        /// Throws at its first value.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let failure: GenerationError
            public mutating func next() async throws -> Snapshot? { throw failure }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(failure: failure) }
        /// Throws `assetsUnavailable`.
        public func collect() async throws -> Response<Content> { throw failure }
    }
}
