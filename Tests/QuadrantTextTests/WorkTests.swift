import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

// Serialised, because they count the shaping of the whole process.
@Suite("Work", .serialized)
struct WorkTests {
    /// A stack that proposes nil, infinity and its share shapes a text once.
    @Test func probesShapeOnce() {
        let text = Sample.text("A text that a stack measures several times")
        let before = TextLayouter.shapeCount
        for width in [0, nil, 120, 80, 120, 119.5] as [Double?] { _ = text.measure(width: width, height: nil) }
        _ = text.item(in: text.measure(width: 120, height: nil).size)
        _ = text.spacing
        // Other suites may shape at the same time, so the text's own counter is used.
        #expect(text.shapeCount == 1)
        #expect(TextLayouter.shapeCount > before)
    }

    /// A single-line text releases its glyph run once it is drawn, and has the same measurements afterwards; a
    /// paragraph, which is laid out again when its width changes, keeps it.
    @Test func aDrawnLineKeepsNoShape() {
        let line = Sample.text("One line"), fresh = Sample.text("One line")
        let size = line.measure(width: nil, height: nil).size
        let item = line.item(in: size)
        #expect(!line.keepsShape)
        #expect(line.item(in: size) == item)
        #expect(line.spacing == fresh.spacing)
        #expect(line.measure(width: 40, height: nil) == fresh.measure(width: 40, height: nil))
        #expect(line.lines(40) == fresh.lines(40))

        let paragraph = Sample.text("A paragraph of several lines")
        _ = paragraph.item(in: paragraph.measure(width: 80, height: nil).size)
        #expect(paragraph.keepsShape)
        let cut = Sample.text("A line that is cut off") { $0.lineLimit = 1 }
        _ = cut.item(in: cut.measure(width: 80, height: nil).size)
        #expect(cut.keepsShape)
    }

    /// Of very many texts the later ones keep no glyph run until they are drawn, and have the same measurements.
    @Test func ofManyTextsFewKeepTheirShape() {
        let texts = (0..<30_000).map { Sample.text("\($0 % 50)") }
        for text in texts { _ = text.spacing }
        #expect(!texts[29_999].keepsShape)
        #expect(texts.count { $0.keepsShape } < 25_000)
        #expect(texts[29_999].spacing == texts[49].spacing)
        #expect(texts[29_999].measure(width: 5, height: nil) == texts[49].measure(width: 5, height: nil))
        let size = CGSize(width: 40, height: 20)
        #expect(texts[29_999].item(in: size) == texts[49].item(in: size))
    }

    /// A stack of very many texts proposes nil, infinity, and a share of less than a pixel as height. A line is shaped
    /// at most once for all three.
    @Test func aLineOfVeryManyIsShapedOnceAtMost() {
        let texts = (0..<30_000).map { Sample.text("Row \($0)") }
        for text in texts { _ = text.spacing }
        for height in [0, nil, 0.028] as [Double?] {
            for text in texts { _ = text.measure(width: 393, height: height) }
        }
        for text in texts { _ = text.measure(width: 90, height: 20) }
        // The number of kept glyph runs depends on other suites that run at the same time.
        #expect(texts.allSatisfy { $0.shapeCount <= 1 })
        for (width, height) in [(393, 0), (393, 0.028), (90, 20), (nil, 0), (20, nil), (0, 0)] as [(Double?, Double?)] {
            let fresh = Sample.text("Row 29999").measure(width: width, height: height)
            #expect(texts[29_999].measure(width: width, height: height) == fresh)
        }
        #expect(texts[29_999].spacing == Sample.text("Row 29999").spacing)
    }

    /// Text with a minimum scale factor is fitted to every height, and truncated or wrapped text to every width.
    @Test(arguments: [
        { $0.minimumScaleFactor = 0.5 }, { $0.lineLimit = 1 }, { $0.allowsTightening = true },
        { $0.reservesLines = 3 }, { $0.isRightToLeft = true }, { $0.profile = .macOS },
    ] as [@Sendable (inout TextStyle) -> Void])
    func anAnswerThatServesAnotherProposalIsTheSame(_ change: @Sendable (inout TextStyle) -> Void) {
        let sides: [Double?] = [nil, 0, 0.028, 10, 30, 45, 60, 61, 62, 63, 64, 100, 300]
        for string in ["Row 12345", "Row 12345  ", "", " ", "a\n", "Two words\nand more", "\u{200B}"] {
            let asked = Sample.text(string, change: change)
            for height in sides {
                for width in sides {
                    let fresh = Sample.text(string, change: change)
                    #expect(asked.measure(width: width, height: height) == fresh.measure(width: width, height: height),
                            "\(string) in \(String(describing: width)) × \(String(describing: height))")
                }
            }
            for width in sides.compactMap({ $0 }) {
                let size = CGSize(width: width, height: 12)
                #expect(asked.item(in: size) == Sample.text(string, change: change).item(in: size))
            }
        }
    }

    /// Fonts and shaped words are shared by all threads: 200 concurrent measurements equal those of each text alone.
    @Test func threadsAgree() async {
        let strings = (0..<200).map { "thread \($0 % 20) שלום 漢字 \($0 % 7) 😀 words" }
        let alone = strings.map { Sample.text($0, size: 14).width() }
        let together = await withTaskGroup(of: (Int, Double).self) { group in
            for (index, string) in strings.enumerated() {
                group.addTask { (index, Sample.text(string, size: 14).width()) }
            }
            return await group.reduce(into: [Int: Double]()) { $0[$1.0] = $1.1 }
        }
        #expect(together == Dictionary(uniqueKeysWithValues: alone.enumerated().map { ($0.offset, $0.element) }))
    }
}
