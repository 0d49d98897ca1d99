import Foundation
import QuadrantFoundation
import Testing

@Suite("Coding of attributed strings")
struct AttributedStringCodableTests {
    private struct Note: Codable, Equatable { var text: AttributedString }

    private var text: AttributedString {
        var link = AttributedString("here")
        link.link = URL(string: "https://a.org")
        link.languageIdentifier = "de"
        return AttributedString("Go ") + link
    }

    @Test func textsAndAttributesAlternate() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Note(text: text))
        #expect(String(decoding: data, as: UTF8.self) ==
            #"{"text":["Go ",{},"here",{"NSLanguage":"de","NSLink":{"relative":"https://a.org"}}]}"#)
        #expect(try JSONDecoder().decode(Note.self, from: data) == Note(text: text))
        let list = try PropertyListEncoder().encode(Note(text: text))
        #expect(try PropertyListDecoder().decode(Note.self, from: list) == Note(text: text))
    }

    @Test func anEmptyTextIsCoded() throws {
        let data = try JSONEncoder().encode(Note(text: AttributedString()))
        #expect(try JSONDecoder().decode(Note.self, from: data).text.characters.isEmpty)
    }

    @Test func aTableOfAttributesIsRead() throws {
        let json = #"{"runs":["a",0,"b",1,"c",0],"attributeTable":[{"NSLanguage":"de"},{}]}"#
        let read = try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
        #expect(String(read.characters) == "abc")
        #expect(read.runs.map(\.languageIdentifier) == ["de", nil, "de"])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AttributedString.self, from: Data(#"["a",3]"#.utf8))
        }
    }
}
