import Foundation
import QuadrantViews
import Testing

@Suite struct PresentationIntentTests {
    private func blocks(_ text: String) throws -> [String] {
        let parsed = try AttributedString(markdown: text)
        return parsed.runs[\.presentationIntent].map { intent, range in
            let kinds = intent?.components.map(\.kind.description).joined(separator: " < ") ?? "-"
            return String(parsed[range].characters) + ": " + kinds
        }
    }

    @Test func aBlockKnowsThoseAroundIt() throws {
        #expect(try blocks("# Title\n\nFirst **line**\nsecond\n\n```swift\nlet a\n```") == [
            "Title: header 1", "First line second: paragraph", "let a\n: codeBlock 'swift'",
        ])
        #expect(try blocks("- a\n- b\n  1. c\n  2. d\n- e\n\n> quoted") == [
            "a: paragraph < listItem 1 < unorderedList", "b: paragraph < listItem 2 < unorderedList",
            "c: paragraph < listItem 1 < orderedList < listItem 2 < unorderedList",
            "d: paragraph < listItem 2 < orderedList < listItem 2 < unorderedList",
            "e: paragraph < listItem 3 < unorderedList", "quoted: paragraph < blockQuote",
        ])
        let inline = try AttributedString(markdown: "# a", options: .init(interpretedSyntax: .inlineOnly))
        #expect(inline.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test func blocksOfOneListHaveOneIdentity() throws {
        let parsed = try AttributedString(markdown: "- a\n- b\n\ntext\n\n- c")
        let lists = parsed.runs.compactMap { $0.presentationIntent?.components.last?.identity }
        #expect(lists[0] == lists[1] && lists[1] != lists[2] && lists[3] != lists[0])
        let intent = PresentationIntent(.paragraph, identity: 3, parent: PresentationIntent(.blockQuote, identity: 2))
        #expect(intent.indentationLevel == 1 && intent.description == "[paragraph (id 3), blockQuote (id 2)]")
        let data = try JSONEncoder().encode(intent)
        #expect(try JSONDecoder().decode(PresentationIntent.self, from: data) == intent)
    }
}
