import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Line breaking")
struct WrapTests {
    static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

    /// The example of Apple's recording: 13 points in 150 points of width are four lines.
    @Test func breaksAtSpaces() {
        let lines = Sample.text(Self.sentence, size: 13).lines(150)
        #expect(lines.count == 4)
        #expect(lines.joined(separator: " ") == Self.sentence)
        #expect(lines.allSatisfy { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
    }

    static let short = "Short second text that wraps twice here"
    static let kerned = "Wrapped kerned words fill the line"
    static let redacted = "Two lines of redacted text that wrap around inside a narrow frame"

    struct Layout: Sendable {
        var width: Double
        var string: String
        var size: CGSize
        var lineLimit: Int?
        var truncation = TextStyle.Truncation.tail
        var kerning: Double?
        var lineSpacing = 0.0

        init(_ width: Double, _ string: String, _ taken: Double, _ height: Double, lines: Int? = nil,
             truncation: TextStyle.Truncation = .tail, kerning: Double? = nil, lineSpacing: Double = 0) {
            self.width = width
            self.string = string
            size = CGSize(width: taken, height: height)
            lineLimit = lines
            self.truncation = truncation
            self.kerning = kerning
            self.lineSpacing = lineSpacing
        }
    }

    /// Sizes Apple's SwiftUI printed on iOS 26 for 13 points at 2x (iamcgn/swiftui-web, Apache-2.0): proposed width,
    /// text, width and height taken. Heights are exact; widths depend on the fitted advances, so within a point.
    @Test(arguments: [
        Layout(60, "Supercalifragilistic", 56.5, 31.5), Layout(100, sentence, 95.5, 93.5),
        Layout(110, sentence, 110, 78),
        Layout(110, sentence, 103.5, 16, lines: 1), Layout(110, sentence, 110, 31.5, lines: 2),
        Layout(110, sentence, 110, 47, lines: 3), Layout(110, sentence, 110, 62.5, lines: 4),
        Layout(120, sentence, 118, 62.5), Layout(134, sentence, 134, 62.5), Layout(150, sentence, 137, 62.5),
        Layout(150, sentence, 145, 16, lines: 1, truncation: .head),
        Layout(150, sentence, 150, 16, lines: 1, truncation: .middle), Layout(150, sentence, 144, 16, lines: 1),
        Layout(150, sentence, 147, 31.5, lines: 2, truncation: .middle), Layout(150, sentence, 144, 31.5, lines: 2),
        Layout(150, sentence, 147, 47, lines: 3), Layout(150, sentence, 137, 62.5, lines: 4),
        Layout(150, sentence, 137, 74.5, lineSpacing: 4), Layout(150, sentence, 137, 92.5, lineSpacing: 10),
        Layout(150, short, 139, 31.5), Layout(150, short, 145.5, 16, lines: 1),
        Layout(160, kerned, 140.5, 31.5, kerning: 2), Layout(160, kerned, 160, 31.5), Layout(200, sentence, 196.5, 47),
        Layout(200, redacted, 188, 47), Layout(220, "First line.\nSecond paragraph wraps here as well.", 186, 47),
        Layout(260, sentence, 258, 16, lines: 1), Layout(260, sentence, 227, 31.5),
        Layout(270, "Hello\nWorld", 35.5, 31.5),
        Layout(270, sentence, 227, 31.5), Layout(300, sentence, 274, 31.5)
    ])
    func linesBreakAsRecorded(layout: Layout) {
        let span = Sample.span(layout.string, size: 13) { $0.kerning = layout.kerning }
        let size = Sample.text([span]) {
            $0.lineLimit = layout.lineLimit
            $0.truncation = layout.truncation
            $0.lineSpacing = layout.lineSpacing
        }.measure(width: layout.width, height: nil).size
        #expect(size.height == layout.size.height)
        #expect(abs(size.width - layout.size.width) <= 1)
    }

    /// Trailing spaces of a line hang beyond its width, and never start the next line.
    @Test func spacesHang() {
        let word = Sample.text("aaaa").width()
        #expect(Sample.text("aaaa aaaa").lines(word) == ["aaaa", "aaaa"])
    }

    /// Neither does a space at which no line may be broken, such as the one before a full stop, where a word that is
    /// too wide is broken.
    @Test func spacesHangWhereAWordIsBroken() {
        let word = Sample.text("aaaa").width()
        #expect(Sample.text("aaaa .iii").lines(word) == ["aaaa", ".iii"])
        #expect(Sample.text("aaaa .iii").lines(Sample.text("aaaa ").width()) == ["aaaa", ".iii"])
    }

    /// The reported width includes the hanging space, up to the proposal.
    @Test func hangingSpaceCountsUpToTheProposal() {
        let text = Sample.text("aaaa bbbbbbbb")
        let word = Sample.text("bbbbbbbb").width()
        #expect(text.width(word) == word)
        #expect(Sample.text("aaaa ").width() > Sample.text("aaaa").width())
        #expect(Sample.text("aaaa ").width(Sample.text("aaaa").width()) == Sample.text("aaaa").width())
    }

    /// A word wider than the proposal is broken between characters.
    @Test func longWordsBreakAnywhere() {
        let lines = Sample.text("Supercalifragilistic").lines(60)
        #expect(lines.count > 2)
        #expect(lines.joined() == "Supercalifragilistic")
    }

    /// With a width of 0 each line has one character. 13 points: 61 characters without spaces, 61 * 15.5137 = 946.33.
    @Test func withoutWidthALineHasOneCharacter() {
        let measure = Sample.text(Self.sentence, size: 13).measure(width: 0, height: nil)
        #expect(measure.size == CGSize(width: 0, height: 946.5))
        #expect(measure.lastBaseline == 943.5)
        #expect(Sample.text("a").measure(width: 0, height: 0).size == .zero)
    }

    /// A last line with a single word is avoided if moving another word makes the lines more even.
    @Test func noLoneLastWord() {
        let text = "one two three four"
        let width = Sample.text("one two three").width()
        #expect(Sample.text(text).lines(width) == ["one two", "three four"])
        // The last word is long already: moving another one would make the lines less even.
        let long = "to be extraordinary"
        #expect(Sample.text(long).lines(Sample.text("extraordinary").width() + 1) == ["to be", "extraordinary"])
    }

    /// Lines of different heights are balanced in the same way, and spaced by their own heights.
    @Test func noLoneLastWordAmongSeveralHeights() {
        let width = Sample.text("one two three").width() + 0.1
        func spans(_ tall: Int) -> [TextSpan] {
            ["one ", "two ", "three ", "four"].enumerated().map { index, word in
                // A taller line with letters of the same width.
                Sample.span(word, linePitch: index == tall ? 40 : 0)
            }
        }
        for tall in 0..<4 {
            let text = Sample.text(spans(tall))
            #expect(text.lines(width) == ["one two", "three four"])
            let two = Sample.text([Sample.span("one two\n", linePitch: tall < 2 ? 40 : 0),
                                   Sample.span("three four", linePitch: tall < 2 ? 0 : 40)])
            #expect(text.height(width) == two.height())
        }
    }

    /// Line breaks in the text start new lines; one at the end adds an empty line.
    @Test func lineBreaksInTheTextStartLines() {
        #expect(Sample.text("a\nb").lines() == ["a", "b"])
        #expect(Sample.text("a\r\nb\u{2028}c").lines() == ["a", "b", "c"])
        #expect(Sample.text("a\n\nb").height() == Sample.text("a\nb\nc").height())
        #expect(Sample.text("a\n").height() == Sample.text("a\nb").height())
    }

    /// Chinese and Japanese break between characters, but no line starts with a full stop.
    @Test func eastAsianText() {
        let lines = Sample.text("東京都庁舎です。").lines(55)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { !$0.hasPrefix("。") })
        #expect(lines.joined() == "東京都庁舎です。")
    }

    /// A text proposed its own measured size has the same size: it is not wrapped again.
    @Test(arguments: [40.0, 75, 120, 200, 333])
    func ownSizeIsStable(width: Double) {
        let size = Sample.text(Self.sentence).measure(width: width, height: nil).size
        let again = Sample.text(Self.sentence).measure(width: Double(size.width), height: Double(size.height)).size
        #expect(size == again)
    }

    /// Lines are placed by the alignment, mirrored from right to left.
    @Test(arguments: [
        (TextStyle.Alignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1), (.leading, true, 1),
        (.center, true, 0.5), (.trailing, true, 0),
    ])
    func linesArePlacedByTheAlignment(alignment: TextStyle.Alignment, isRightToLeft: Bool, share: Double) throws {
        let text = Sample.text("aaaaaaaaaa\nb") { $0.alignment = alignment; $0.isRightToLeft = isRightToLeft }
        let size = text.measure(width: nil, height: nil).size
        let short = Sample.text("b").item(in: CGSize(width: 100, height: 50))
        let (bearing, advance) = (
            try #require(short.runs[0].glyphs.first?.position.x), try #require(short.runs[0].glyphs.first?.advance)
        )
        let x = try #require(text.item(in: size).runs.last?.glyphs.first?.position.x)
        let available = Double(size.width) - Double(bearing + advance)
        #expect(abs(Double(x - bearing) - available * share) < 1)
    }
}
