import Foundation
import QuadrantViews
import UIKit
import Testing

@Suite("Attributed strings of both kinds")
struct AttributedStringBridgingTests {
    @Test func markdownIsTheSameInBoth() throws {
        let source = "# Title\n\nSome *slanted* and **bold** [words](https://example.com)."
        let new = try AttributedString(markdown: source), old = try NSAttributedString(markdown: source)
        #expect(old.string == String(new.characters) && old.length == old.string.utf16.count)
        #expect(AttributedString(old) == new && NSAttributedString(new).isEqual(to: old))
        var links: [URL] = [], intents: [UInt] = []
        old.enumerateAttributes(in: NSRange(location: 0, length: old.length), options: []) { values, _, _ in
            if let link = values[.init("NSLink")] as? URL { links.append(link) }
            if let intent = values[.inlinePresentationIntent] as? NSNumber { intents.append(intent.uintValue) }
            #expect(values[.presentationIntentAttributeName] is PresentationIntent)
        }
        #expect(links == [URL(string: "https://example.com")] && intents == [1, 2])
    }

    @Test func scopesAreAccepted() throws {
        let plain = try AttributedString(markdown: "*a*")
        #expect(try AttributedString(markdown: "*a*", including: \.foundation) == plain)
        #expect(try AttributedString(markdown: Data("*a*".utf8), including: AttributeScopes.FoundationAttributes.self,
                                     options: .init(), baseURL: nil) == plain)
        let old = try NSAttributedString(plain, including: \.foundation)
        #expect(try AttributedString(old, including: \.foundation) == plain)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }

    @Test func attributesAreMadeOfADictionary() throws {
        let font = UIFont.systemFont(ofSize: 12, weight: .black)
        let attributes = AttributeContainer([.font: font, .foregroundColor: UIColor.red, .init("own"): 1])
        #expect(AttributedString("a", attributes: attributes).uiKit.font == font)
        let back = [NSAttributedString.Key: Any](attributes)
        #expect(back[.font] as? UIFont == font && back[.foregroundColor] as? UIColor == .red && back.count == 2)
        #expect(try AttributeContainer([.font: font], including: \.uiKit) == AttributeContainer([.font: font]))
    }
}
