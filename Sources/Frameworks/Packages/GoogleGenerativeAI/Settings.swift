import Foundation

// What a model is asked to keep to, and what it answers.

public struct GenerationConfig: Sendable {
    public let temperature: Float?, topP: Float?, topK: Int?, candidateCount: Int?, maxOutputTokens: Int?
    public let stopSequences: [String]?, responseMIMEType: String?, responseSchema: Schema?
    public init(
        temperature: Float? = nil, topP: Float? = nil, topK: Int? = nil, candidateCount: Int? = nil,
        maxOutputTokens: Int? = nil, stopSequences: [String]? = nil, responseMIMEType: String? = nil,
        responseSchema: Schema? = nil
    ) {
        (self.temperature, self.topP, self.topK, self.candidateCount) = (temperature, topP, topK, candidateCount)
        (self.maxOutputTokens, self.stopSequences) = (maxOutputTokens, stopSequences)
        (self.responseMIMEType, self.responseSchema) = (responseMIMEType, responseSchema)
    }
}
public enum DataType: String, Codable, Sendable {
    case string = "STRING", number = "NUMBER", integer = "INTEGER", boolean = "BOOLEAN", array = "ARRAY"
    case object = "OBJECT"
}
public final class Schema: Sendable {
    public let type: DataType, format: String?, description: String?, nullable: Bool?, enumValues: [String]?
    public let items: Schema?, properties: [String: Schema]?, requiredProperties: [String]?
    public init(
        type: DataType, format: String? = nil, description: String? = nil, nullable: Bool? = nil,
        enumValues: [String]? = nil, items: Schema? = nil, properties: [String: Schema]? = nil,
        requiredProperties: [String]? = nil
    ) {
        (self.type, self.format, self.description, self.nullable) = (type, format, description, nullable)
        (self.enumValues, self.items, self.properties) = (enumValues, items, properties)
        self.requiredProperties = requiredProperties
    }
}
public struct FunctionDeclaration: Sendable {
    public let name: String, description: String
    public init(name: String, description: String, parameters: [String: Schema]?, requiredParameters: [String]? = nil) {
        (self.name, self.description) = (name, description)
    }
}
public struct Tool: Sendable {
    public init(functionDeclarations: [FunctionDeclaration]?) {}
}
public struct ToolConfig: Sendable {
    public init() {}
}

public struct SafetySetting: Codable, Sendable {
    public enum HarmCategory: String, Codable, Sendable {
        case unknown = "HARM_CATEGORY_UNSPECIFIED", harassment = "HARM_CATEGORY_HARASSMENT"
        case hateSpeech = "HARM_CATEGORY_HATE_SPEECH", sexuallyExplicit = "HARM_CATEGORY_SEXUALLY_EXPLICIT"
        case dangerousContent = "HARM_CATEGORY_DANGEROUS_CONTENT"
    }
    public enum BlockThreshold: String, Codable, Sendable {
        case blockLowAndAbove = "BLOCK_LOW_AND_ABOVE", blockMediumAndAbove = "BLOCK_MEDIUM_AND_ABOVE"
        case blockOnlyHigh = "BLOCK_ONLY_HIGH", blockNone = "BLOCK_NONE"
    }
    public let harmCategory: HarmCategory, threshold: BlockThreshold
    public init(harmCategory: HarmCategory, threshold: BlockThreshold) {
        (self.harmCategory, self.threshold) = (harmCategory, threshold)
    }
}
public struct SafetyRating: Equatable, Sendable {
    public enum HarmProbability: String, Sendable { case unknown, negligible, low, medium, high }
    public let category: SafetySetting.HarmCategory, probability: HarmProbability
    public init(category: SafetySetting.HarmCategory, probability: HarmProbability) {
        (self.category, self.probability) = (category, probability)
    }
}
public enum FinishReason: String, Sendable {
    case unknown = "FINISH_REASON_UNKNOWN", unspecified = "FINISH_REASON_UNSPECIFIED", stop = "STOP"
    case maxTokens = "MAX_TOKENS", safety = "SAFETY", recitation = "RECITATION", other = "OTHER"
}
public struct CandidateResponse: Sendable {
    public let content: ModelContent, safetyRatings: [SafetyRating], finishReason: FinishReason?
    public init(content: ModelContent, safetyRatings: [SafetyRating], finishReason: FinishReason?) {
        (self.content, self.safetyRatings, self.finishReason) = (content, safetyRatings, finishReason)
    }
}
public struct PromptFeedback: Sendable {
    public enum BlockReason: String, Sendable { case unknown, unspecified, safety, other }
    public let blockReason: BlockReason?, safetyRatings: [SafetyRating]
    public init(blockReason: BlockReason?, safetyRatings: [SafetyRating]) {
        (self.blockReason, self.safetyRatings) = (blockReason, safetyRatings)
    }
}
public struct GenerateContentResponse: Sendable {
    public struct UsageMetadata: Sendable {
        public let promptTokenCount: Int, candidatesTokenCount: Int, totalTokenCount: Int
    }
    public let candidates: [CandidateResponse], promptFeedback: PromptFeedback?, usageMetadata: UsageMetadata?
    public init(
        candidates: [CandidateResponse], promptFeedback: PromptFeedback? = nil, usageMetadata: UsageMetadata? = nil
    ) {
        (self.candidates, self.promptFeedback, self.usageMetadata) = (candidates, promptFeedback, usageMetadata)
    }
    /// The texts of the first candidate, with spaces between them; nil if there is none.
    public var text: String? {
        let texts = candidates.first?.content.parts.compactMap(\.text) ?? []
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}
public enum GenerateContentError: Error {
    case internalError(underlying: any Error), promptImageContentError(underlying: any Error)
    case promptBlocked(response: GenerateContentResponse)
    case responseStoppedEarly(reason: FinishReason, response: GenerateContentResponse)
    case invalidAPIKey(message: String), unsupportedUserLocation
}
