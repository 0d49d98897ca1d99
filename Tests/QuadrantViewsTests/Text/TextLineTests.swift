import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Underlines and strikethroughs.
@Suite("Lines of texts") @MainActor
struct TextLineTests {
    private func item(_ view: some View) throws -> (TextItem, DisplayList) {
        let list = ViewHarness(offering: 120, 60) { view }.displayList
        func find(_ fragment: Fragment) -> TextItem? {
            for item in fragment.items {
                switch item {
                case .text(let text): return text
                case .fragment(let inner, _), .effect(_, let inner, _): if let found = find(inner) { return found }
                default: break
                }
            }
            return nil
        }
        return (try #require(find(list.root)), list)
    }

    private let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    /// A line without its own colour is painted like its text.
    @Test func linesTakeTheGradientOfTheirWords() throws {
        let string = Text(verbatim: "mmmmmm")
        for line in [string.underline(), string.strikethrough(), string.underline(pattern: .dash)] {
            let (text, _) = try item(line.foregroundStyle(style))
            guard case .linear = text.runs[0].paint else { return #expect(Bool(false), "words of one color") }
            #expect(text.decorations.map(\.paint) == [text.runs[0].paint])
        }
        let (own, _) = try item(string.underline(color: .green).foregroundStyle(style))
        #expect(own.decorations.map(\.paint) == [.color(own.decorations[0].color)])
        #expect(own.decorations[0].color.green > own.decorations[0].color.red)
    }

    /// The lowest row of pixels is the underline: red at the start of the text, blue at its end.
    @Test func linesAreDrawnInTheGradientOfTheirWords() throws {
        let (_, list) = try item(Text(verbatim: "mmmmmm").underline().foregroundStyle(style))
        let pixels = try raster(list)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels.rgba[(y * pixels.width + x) * 4 + 3] }
        let row = try #require((0..<pixels.height).last { y in (0..<pixels.width).contains { alpha($0, y) > 250 } })
        let inked = (0..<pixels.width).filter { alpha($0, row) > 250 }
        func red(_ x: Int) -> Int { Int(pixels.rgba[(row * pixels.width + x) * 4]) }
        #expect(red(inked[0]) > 200 && red(inked[inked.count - 1]) < 50)
    }
}
