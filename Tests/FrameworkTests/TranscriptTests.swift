import Foundation
import FoundationModels
import Testing

@Suite("Conversations with a language model")
struct TranscriptTests {
    @Generable struct Place { var city: String }
    struct Weather: Tool {
        let description = "The weather of a place."
        func call(arguments: Place) async throws -> String { "Rain in \(arguments.city)" }
    }

    @Test func entriesHoldCallsOfFunctions() throws {
        let arguments = try GeneratedContent(json: #"{"city": "Graz"}"#)
        let call = Transcript.ToolCall(id: "1", toolName: "Weather", arguments: arguments)
        let calls = Transcript.ToolCalls(id: "calls", [call])
        let output = Transcript.ToolOutput(id: "2", toolName: "Weather",
                                           segments: [.text(.init(content: "Rain in Graz"))])
        let transcript = Transcript(entries: [.toolCalls(calls), .toolOutput(output)])
        #expect(transcript.map(\.id) == ["calls", "2"] && calls.first == call)
        #expect(transcript[1].description == "(ToolOutput) Weather: Rain in Graz")
    }

    @Test func aSessionNamesItsTools() throws {
        let session = LanguageModelSession(tools: [Weather()], instructions: "Be brief.")
        guard case .instructions(let instructions) = try #require(session.transcript.first) else {
            Issue.record("The first entry has the instructions.")
            return
        }
        #expect(instructions.toolDefinitions.map(\.name) == ["Weather"])
        #expect(instructions.toolDefinitions == [Transcript.ToolDefinition(tool: Weather())])
        #expect(Transcript.ResponseFormat(type: Place.self).name == "Place")
    }

    @Test func feedbackIsAFile() throws {
        let data = LanguageModelSession(instructions: "Be brief.").logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "Long.")],
            desiredResponseText: "Yes.")
        let parts = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(parts["sentiment"] as? String == "negative" && parts["desiredOutput"] as? String == "Yes.")
    }

    @Test func withoutAModelNothingIsCounted() async {
        let model = SystemLanguageModel.default
        #expect(model.contextSize == 4_096)
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await model.tokenCount(for: "words") }
        #expect(throws: SystemLanguageModel.Adapter.AssetError.self) { try SystemLanguageModel.Adapter(name: "a") }
    }
}
