import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantText
import Testing

@Suite("Text in SVG")
struct SVGTextTests {
    private func list(_ string: String, _ effect: Effect? = nil) -> DisplayList {
        let attributes = TextAttributes(font: FontSpec(family: .system(.standard), size: 17, weight: 400))
        let layouter = TextLayouter(spans: [TextSpan(string: string, attributes: attributes)],
                                    style: TextStyle(displayScale: 2))
        let item = layouter.item(in: layouter.measure(width: nil, height: nil).size)
        let text = DisplayItem.text(item)
        let root = effect.map { Fragment([.effect($0, Fragment([text]), frame: item.frame)]) } ?? Fragment([text])
        return DisplayList(root: root, size: CGSize(width: 300, height: 40), scale: 2)
    }

    private func svg(_ list: DisplayList, _ style: SVG.TextStyle = .selectable) throws -> String {
        String(decoding: try SVG.encode(list, text: style), as: UTF8.self)
    }

    /// Every character has its own x coordinate, and the font is embedded.
    @Test func charactersKeepTheirPlaces() throws {
        let text = try svg(list("Hello"))
        let element = try #require(text.components(separatedBy: "<text x=\"").last)
        #expect(element.prefix { $0 != "\"" }.split(separator: " ").count == 5)
        #expect(element.contains(">Hello</text>"))
        #expect(text.contains("@font-face{font-family:f1;src:url(data:font/ttf;base64,"))
    }

    @Test func markupInTextIsEscaped() throws {
        #expect(try svg(list("a<b & \"c\"")).contains(">a&lt;b &amp; &quot;c&quot;</text>"))
    }

    /// XML cannot hold control characters.
    @Test func controlCharactersAreLeftOut() throws {
        #expect(try !svg(list("a\u{1}b")).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    }

    @Test func outlinesHaveNoText() throws {
        let text = try svg(list("Hello"), .outlines)
        #expect(!text.contains("<text") && !text.contains("font-face"))
        #expect(text.contains("<path d=\"M"))
    }

    /// Ligatures of several characters are written as outlines.
    @Test func joinedLettersAreOutlines() throws {
        #expect(try svg(list("مرحبا")).contains("<path d=\"M"))
    }

    @Test func textInPerspectiveIsOutlines() throws {
        var transform = ProjectionTransform()
        transform.m13 = 0.001
        #expect(try !svg(list("Hello", .transform(transform))).contains("<text"))
    }

    @Test func emojiAreImages() throws {
        #expect(try svg(list("👍")).contains("data:image/png;base64,"))
    }

    @Test func sameTextGivesTheSameBytes() throws {
        let list = list("Straße 日本 👍")
        #expect(try SVG.encode(list) == SVG.encode(list))
    }
}
