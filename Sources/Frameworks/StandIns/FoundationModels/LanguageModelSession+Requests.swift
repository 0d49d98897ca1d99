// Every request throws `assetsUnavailable`, and every stream throws it at its first value.

extension LanguageModelSession {
    private var failure: GenerationError {
        .assetsUnavailable(.init(debugDescription: "There is no language model."))
    }

    // MARK: Texts

    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
        -> Response<String> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt)
        async throws -> Response<String> { throw failure }

    // MARK: Values

    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { throw failure }

    // MARK: Schemas

    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> { throw failure }
    /// Throws `assetsUnavailable`.
    @discardableResult
    public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> { throw failure }

    // MARK: Streams

    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
        -> ResponseStream<String> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
        -> ResponseStream<String> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse(options: GenerationOptions = GenerationOptions(),
                               @PromptBuilder prompt: () throws -> Prompt) rethrows
        -> ResponseStream<String> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> { ResponseStream(failure: failure) }
    /// Throws `assetsUnavailable` at its first value.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<GeneratedContent> { ResponseStream(failure: failure) }

    /// An answer in parts.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// A part of an answer.
        public struct Snapshot {
            /// The answer so far.
            public let content: Content.PartiallyGenerated
            /// The answer so far, as content.
            public let rawContent: GeneratedContent
        }
        public typealias Element = Snapshot
        let failure: GenerationError
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
