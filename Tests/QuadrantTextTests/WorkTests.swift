import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

// One test after the other: they count what the whole process has shaped.
@Suite("Work", .serialized)
struct WorkTests {
    /// A stack that asks with nothing, everything and its share shapes a text once.
    @Test func probesShapeOnce() {
        let text = Sample.text("A text that a stack measures several times")
        let before = TextLayouter.shapeCount
        for width in [0, nil, 120, 80, 120, 119.5] as [Double?] { _ = text.measure(width: width, height: nil) }
        _ = text.item(in: text.measure(width: 120, height: nil).size)
        _ = text.spacing
        // Other suites may shape at the same time, so what this text did is asked of the text.
        #expect(text.shapeCount == 1)
        #expect(TextLayouter.shapeCount > before)
    }

    /// A text of one line lets go of its shape once it is drawn, and answers the same afterwards; a paragraph, which is
    /// laid out again whenever its width changes, keeps it.
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

    /// Of very many texts the later ones keep no shape until they draw, and measure the same.
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

    /// Fonts and shaped words are shared by all threads: 200 texts at once measure what each measures alone.
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
