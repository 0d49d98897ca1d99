import Foundation
import FoundationModels
import Testing

/// What `@Generable` makes of a type, and what generated content is.
@Suite struct GenerableTests {
    @Generable struct Song: Equatable {
        @Guide(description: "The title") var title: String
        var seconds: Int
        var voices: [Voice]
        var key: String?
    }
    @Generable enum Voice { case high, low }

    @Test func aStructureIsMadeOfItsJSON() throws {
        let content = try GeneratedContent(json: #"{"title": "Evening", "seconds": 90, "voices": ["low", "high"]}"#)
        #expect(try Song(content) == Song(title: "Evening", seconds: 90, voices: [.low, .high], key: nil))
    }

    @Test func itsContentHasItsPropertiesInTheirOrder() {
        let song = Song(title: "Evening", seconds: 90, voices: [.high], key: "D")
        #expect(song.generatedContent.jsonString
            == #"{"title": "Evening", "seconds": 90, "voices": ["high"], "key": "D"}"#)
    }

    @Test func contentThatDoesNotFitIsRefused() throws {
        let content = try GeneratedContent(json: #"{"title": "Evening"}"#)
        #expect(throws: LanguageModelSession.GenerationError.self) { try Song(content) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Voice(GeneratedContent(json: #""loud""#)) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: "{") }
    }

    @Test func aPartOfAStructureIsAValueOfWhichPropertiesAreMissing() throws {
        let part = try Song.PartiallyGenerated(GeneratedContent(json: #"{"title": "Evening", "voices": ["low"]}"#))
        #expect(part.title == "Evening" && part.seconds == nil && part.voices == [.low])
    }

    @Test func aSchemaNamesThePropertiesAndTheirTypes() {
        #expect(Song.generationSchema.debugDescription
            == "Song { title: String, seconds: Int, voices: Array<Voice>, key: String? }")
        #expect(Voice.generationSchema.debugDescription == "Voice: high | low")
    }

    @Test func everyRequestFailsForLackOfAModel() async {
        let session = LanguageModelSession(instructions: "Answer.")
        #expect(session.transcript.count == 1)
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "A song", generating: Song.self)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await _ in session.streamResponse(to: "A song") {}
        }
    }
}
