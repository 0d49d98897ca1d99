import Foundation
import QuadrantSubstitutes

// GoogleGenerativeAI: Gemini has no service here, so that every request throws an error.

public struct RequestOptions: Sendable {
    public let timeout: TimeInterval, apiVersion: String
    public init(timeout: TimeInterval = 300, apiVersion: String = "v1beta") {
        (self.timeout, self.apiVersion) = (timeout, apiVersion)
    }
}
public final class GenerativeModel: Sendable {
    public let name: String
    public init(
        name: String, apiKey: String, generationConfig: GenerationConfig? = nil, safetySettings: [SafetySetting]? = nil,
        tools: [Tool]? = nil, toolConfig: ToolConfig? = nil, systemInstruction: ModelContent? = nil,
        requestOptions: RequestOptions = RequestOptions()
    ) {
        self.name = name
    }
    public convenience init(
        name: String, apiKey: String, generationConfig: GenerationConfig? = nil, safetySettings: [SafetySetting]? = nil,
        tools: [Tool]? = nil, toolConfig: ToolConfig? = nil, systemInstruction: String,
        requestOptions: RequestOptions = RequestOptions()
    ) {
        self.init(name: name, apiKey: apiKey)
    }
    public func generateContent(_ parts: any ThrowingPartsRepresentable...) async throws -> GenerateContentResponse {
        throw unavailable()
    }
    public func generateContent(
        _ content: @autoclosure () throws -> [ModelContent]
    ) async throws -> GenerateContentResponse {
        throw unavailable()
    }
    public func generateContentStream(
        _ parts: any ThrowingPartsRepresentable...
    ) -> AsyncThrowingStream<GenerateContentResponse, any Error> { failing() }
    public func generateContentStream(
        _ content: @autoclosure () throws -> [ModelContent]
    ) -> AsyncThrowingStream<GenerateContentResponse, any Error> { failing() }
    public func startChat(history: [ModelContent] = []) -> Chat { Chat(history) }
    public func countTokens(_ parts: any ThrowingPartsRepresentable...) async throws -> CountTokensResponse {
        throw unavailable()
    }
}
public final class Chat: @unchecked Sendable {
    public var history: [ModelContent]
    init(_ history: [ModelContent]) { self.history = history }
    public func sendMessage(_ parts: any ThrowingPartsRepresentable...) async throws -> GenerateContentResponse {
        throw unavailable()
    }
    public func sendMessage(
        _ content: @autoclosure () throws -> [ModelContent]
    ) async throws -> GenerateContentResponse {
        throw unavailable()
    }
    public func sendMessageStream(
        _ parts: any ThrowingPartsRepresentable...
    ) -> AsyncThrowingStream<GenerateContentResponse, any Error> { failing() }
    public func sendMessageStream(
        _ content: @autoclosure () throws -> [ModelContent]
    ) -> AsyncThrowingStream<GenerateContentResponse, any Error> { failing() }
}
public struct CountTokensResponse: Sendable {
    public let totalTokens: Int
}

private func unavailable() -> GenerateContentError { .internalError(underlying: ServiceError("Gemini")) }
private func failing() -> AsyncThrowingStream<GenerateContentResponse, any Error> {
    AsyncThrowingStream { $0.finish(throwing: unavailable()) }
}
