public import Foundation

/// What a person thinks of an answer.
public struct LanguageModelFeedback {
    /// Whether it is good.
    public enum Sentiment: Sendable, CaseIterable, Equatable, Hashable { case positive, negative, neutral }
    /// What is wrong with it.
    public struct Issue: Sendable {
        /// The kind of fault.
        public enum Category: Sendable, CaseIterable, Equatable, Hashable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias
            case suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }
        let category: Category, explanation: String?
        /// A fault of a kind, with a text about it.
        public init(category: Category, explanation: String? = nil) {
            (self.category, self.explanation) = (category, explanation)
        }
    }
}

extension LanguageModelSession {
    /// What a person thinks of the last answer, as JSON to send to the makers of the model.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data { feedback(sentiment, issues, desiredOutput?.description) }
    /// What a person thinks of the last answer, with a better one, as JSON to send to the makers of the model.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data { feedback(sentiment, issues, desiredResponseText) }
    /// What a person thinks of the last answer, with a better one, as JSON to send to the makers of the model.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data { feedback(sentiment, issues, desiredResponseContent?.generatedContent.jsonString) }

    private func feedback(_ sentiment: LanguageModelFeedback.Sentiment?, _ issues: [LanguageModelFeedback.Issue],
                          _ desired: String?) -> Data {
        var parts: [String: Any] = [
            "transcript": transcript.map(\.description),
            "issues": issues.map { ["category": "\($0.category)", "explanation": $0.explanation ?? ""] },
        ]
        if let sentiment { parts["sentiment"] = "\(sentiment)" }
        if let desired { parts["desiredOutput"] = desired }
        return (try? JSONSerialization.data(withJSONObject: parts, options: .sortedKeys)) ?? Data()
    }
}

extension SystemLanguageModel {
    /// A model that a program has trained further. None can be loaded.
    public struct Adapter: Sendable {
        /// Why an adapter cannot be used.
        public enum AssetError: Error, LocalizedError, Sendable {
            /// What has happened.
            public struct Context: Sendable {
                /// A text for developers.
                public let debugDescription: String
                /// What has happened.
                public init(debugDescription: String) { self.debugDescription = debugDescription }
            }
            case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)
            public var errorDescription: String? { "The adapter cannot be used: there is no language model." }
        }
        private init() {}
        /// Throws: there is no model.
        public init(fileURL: URL) throws {
            throw AssetError.invalidAsset(.init(debugDescription: "There is no language model."))
        }
        /// Throws: there is no model.
        public init(name: String) throws {
            throw AssetError.compatibleAdapterNotFound(.init(debugDescription: "There is no language model."))
        }
        /// What its makers have written.
        public var creatorDefinedMetadata: [String: Any] { [:] }
        /// Prepares the model. Nothing to do: there is none.
        public func compile() async throws {}
        /// None.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
        /// Removes adapters for older models. Nothing to do: there are none.
        public static func removeObsoleteAdapters() throws {}
    }
    /// The model with an adapter, which cannot be made here.
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        self.init(useCase: .general, guardrails: guardrails)
    }

    /// How many parts of words a conversation may have: that of the model on a phone.
    public var contextSize: Int { 4_096 }
    /// Throws `assetsUnavailable`: the model counts.
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int { throw unavailable }
    /// Throws `assetsUnavailable`: the model counts.
    public func tokenCount(for instructions: Instructions) async throws -> Int { throw unavailable }
    /// Throws `assetsUnavailable`: the model counts.
    public func tokenCount(for tools: [any Tool]) async throws -> Int { throw unavailable }
    /// Throws `assetsUnavailable`: the model counts.
    public func tokenCount(for schema: GenerationSchema) async throws -> Int { throw unavailable }
    /// Throws `assetsUnavailable`: the model counts.
    public func tokenCount(for transcriptEntries: some Collection<Transcript.Entry>) async throws -> Int {
        throw unavailable
    }
    private var unavailable: LanguageModelSession.GenerationError {
        .assetsUnavailable(.init(debugDescription: "There is no language model."))
    }
}
