import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Markdown in localized text") @MainActor
struct InlineMarkdownTests {
    /// The text of each style: b bold, i italic, c code, s strikethrough, l link.
    private func appearances(_ key: LocalizedStringKey) -> [String] {
        InlineMarkdown.parse(key.parts).map { part, style in
            let content: String = switch part {
            case .literal(let content): content
            case .value(let value): value.format(Locale(identifier: "en_US"))
            case .text(let text): text.shownText ?? ""
            }
            let marks = [(style.isStrong, "b"), (style.isEmphasized, "i"), (style.isCode, "c"), (style.isStruck, "s"),
                         (style.isLink, "l")].filter(\.0).map(\.1).joined()
            return marks.isEmpty ? content : "\(marks):\(content)"
        }
    }

    /// CommonMark's rules of emphasis, one a line.
    @Test(arguments: [
        ("plain", ["plain"]),
        ("a **b** c", ["a ", "b:b", " c"]),
        ("*a* _b_ __c__", ["i:a", " ", "i:b", " ", "b:c"]),
        ("***a***", ["bi:a"]),
        ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
        ("snake_case_name", ["snake_case_name"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("a**b", ["a**b"]),
        ("\\*a\\*", ["*a*"]),
        ("`*a*` ~~b~~", ["c:*a*", " ", "s:b"]),
        ("[a *b*](https://a.example)", ["l:a ", "il:b"]),
        ("[a] (b)", ["[a] (b)"]),
        ("``a ` b``", ["c:a ` b"]),
        ("a <https://a.example/b?c=*d*> e", ["a ", "l:https://a.example/b?c=*d*", " e"]),
        ("<name@a.example>", ["l:name@a.example"]),
        ("a < b > c, <b>d</b>, \\<https://a.example>", ["a < b > c, <b>d</b>, <https://a.example>"]),
        ("[a](https://a.example/b_(c) \"title\") d", ["l:a", " d"]),
        ("[a](b c)", ["[a](b c)"]),
    ])
    func emphasisFollowsCommonMark(source: String, expected: [String]) {
        #expect(appearances(LocalizedStringKey(source)) == expected)
    }

    /// An interpolated value is not parsed as Markdown, but may be inside of emphasis.
    @Test func valuesAreNoMarkdown() {
        #expect(appearances("**\("*x*")** y") == ["b:*x*", " y"])
    }

    /// A literal is a localized key, not an attributed string.
    @Test func literalsAreRead() {
        let scene = ViewHarness { Text("a **b**") }
        #expect(scene.host.graph.nodes(showing: "a b").count == 1)
    }

    /// Bold text is wider than plain text; a string variable is not parsed.
    @Test func looksAreDrawn() {
        func width(_ text: Text) -> CGFloat { ViewHarness { text.tagged("text") }.size("text").width }
        #expect(width(Text("**winter**")) == width(Text("winter").bold()))
        let joined = Text("winter").italic() + Text(" ") + Text("code").monospaced()
        #expect(width(Text("_winter_ `code`")) == width(joined))
        let string = "**winter**"
        #expect(width(Text(string)) == width(Text(verbatim: "**winter**")))
    }

    /// The attributes of an attributed string are applied.
    @Test func attributedStrings() {
        func width(_ text: Text) -> CGFloat { ViewHarness { text.tagged("text") }.size("text").width }
        var string = AttributedString("large small")
        string.font = .caption
        if let range = string.range(of: "large") { string[range].font = .largeTitle }
        #expect(width(Text(string)) == width(Text("large").font(.largeTitle) + Text(" small").font(.caption)))
    }

    /// Markdown is parsed into attributes; blocks are joined without a line break, and lines of a paragraph are one
    /// line.
    @Test func markdownBecomesAnAttributedString() throws {
        let string = try AttributedString(markdown: "# Title\n\nOne **bold**\nand [site](https://a.b/c).\n- *x*")
        #expect(String(string.characters) == "TitleOne bold and site.x")
        func intent(_ content: String) -> InlinePresentationIntent? {
            string.range(of: content).flatMap { string[$0].inlinePresentationIntent }
        }
        #expect(intent("bold") == .stronglyEmphasized)
        #expect(intent("x") == .emphasized)
        #expect(intent("and") == nil)
        #expect(string.range(of: "site").flatMap { string[$0].link } == URL(string: "https://a.b/c"))
    }

    @Test func marksWithinAParagraphKeepItsLines() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let string = try AttributedString(markdown: "# a\n`b`", options: options)
        #expect(String(string.characters) == "# a\nb")
        func width(_ text: Text) -> CGFloat { ViewHarness { text.tagged("text") }.size("text").width }
        #expect(width(Text(try AttributedString(markdown: "**winter**"))) == width(Text("winter").bold()))
    }

    /// An attributed string interpolated in a localized text keeps its attributes.
    @Test func attributedStringsWithinTexts() throws {
        func width(_ text: Text) -> CGFloat { ViewHarness { text.tagged("text") }.size("text").width }
        let string = try AttributedString(markdown: "**winter**")
        #expect(width(Text("\(string)")) == width(Text("winter").bold()))
    }
}
