import Foundation
import Testing
import UIKit

@Suite("NSAttributedString of documents")
@MainActor
struct HTMLTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
                               documentAttributes: nil)
    }
    private func traits(_ text: NSAttributedString, _ part: String) -> UIFontDescriptor.SymbolicTraits {
        let place = (text.string as NSString).range(of: part).location
        let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits ?? []
    }

    @Test func emphasisAndLinksAreRead() throws {
        let text = try text("""
            <html><head><title>No</title><style>p {}</style></head><body>
            <p>A <b>bold</b> and <i>slanted</i>&nbsp;word &amp; a <a href="https://swift.org">link</a>.</p>
            <ul><li>One</li><li>Two</li></ul></body></html>
            """)
        #expect(text.string == "A bold and slanted\u{A0}word & a link.\n\t•\tOne\n\t•\tTwo\n")
        #expect(
            traits(text, "bold") == .traitBold && traits(text, "slanted") == .traitItalic && traits(text, "word") == [])
        let place = (text.string as NSString).range(of: "link").location
        #expect(text.attribute(.link, at: place, effectiveRange: nil) as? URL == URL(string: "https://swift.org"))
    }

    @Test func coloursAndSizesAreRead() throws {
        let text = try text("<span style='color: #f00; font-size: 16px'>red</span><h1>Big</h1>")
        #expect(
            text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
        #expect((text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 24)
        let html = try text.data(
            from: NSRange(location: 0, length: 3),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        #expect(String(decoding: html, as: UTF8.self).contains("red"))
    }

    @Test func aParagraphStyleIsCopied() throws {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.alignment, style.headIndent) = (4, .center, 8)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 5
        #expect(copy.lineSpacing == 4 && copy.alignment == .center && copy != style)
        #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.headIndent == 8)
    }
}
