import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

@Suite("What is drawn")
struct DrawingTests {
    private func item(_ spans: [TextSpan]) -> TextItem {
        let text = Sample.text(spans)
        return text.item(in: text.measure(width: nil, height: nil).size)
    }

    /// The thickness is whole pixels; the bar is aligned to the pixel grid and as wide as the text.
    @Test func anUnderlineIsWholePixelsThick() throws {
        let bars = item([Sample.span("under") { $0.underline = LineStyle() }]).decorations
        let bar = try #require(bars.first)
        #expect(bars.count == 1)
        #expect(bar.rect.height * 2 == (bar.rect.height * 2).rounded())
        #expect(bar.rect.minY * 2 == (bar.rect.minY * 2).rounded())
        #expect(bar.rect.minY > 16 && bar.rect.maxY < 20.5)
        #expect(abs(Double(bar.rect.width) - Sample.text("under").width()) <= 0.5)
        #expect(bar.color == .black)
    }

    /// Spans of the same style share one bar.
    @Test func strikethroughIsOneBar() {
        let style = LineStyle(color: RGBA(red: 1, green: 0, blue: 0), pattern: .dash)
        let bars = item([Sample.span("two words", change: { $0.strikethrough = style })]).decorations
        #expect(bars.count == 1)
        #expect(bars[0].dashes.count == 2)
        #expect(bars[0].color == RGBA(red: 1, green: 0, blue: 0))
    }

    /// Behind the letters, with the height of the line.
    @Test func aBackgroundHasTheHeightOfItsLine() {
        let bars = item([Sample.span("a"), Sample.span("b") { $0.background = .white }]).decorations
        #expect(bars.count == 1)
        #expect(abs(bars[0].rect.height - 17 * 1.193359375) < 1e-9)
    }

    /// Inter is drawn slightly smaller than its measured size, centred in its advance width.
    @Test func glyphsAreCentred() throws {
        let run = try #require(item([Sample.span("H")]).runs.first)
        #expect(run.outlineScale == 0.9688)
        let box = Fonts.outline(run.font, glyph: run.glyphs[0].id).boundingRect
        let left = Double(run.glyphs[0].position.x) + Double(box.minX * run.size * run.outlineScale)
        let right = Double(run.glyphs[0].position.x) + Double(box.maxX * run.size * run.outlineScale)
        let end = Double(run.glyphs[0].position.x + run.glyphs[0].advance)
        #expect(abs(left - (end - right)) < 0.1)
        // The cap height is that of the metrics.
        #expect(
            abs(-Double(box.minY * run.size * run.outlineScale) - Fonts.metrics(FontSpec(size: 17)).capHeight) < 0.01)
    }

    /// An attachment has its own width, increases the line height and is aligned with the baseline.
    @Test func anAttachmentRaisesItsLine() throws {
        let square = TextAttachment(size: CGSize(width: 30, height: 40), baselineOffset: 0,
                                    payload: .path(Path(CGRect(x: 0, y: 0, width: 30, height: 40)), isEvenOdd: false))
        let plain = Sample.span("a")
        let text = Sample.text([plain, TextSpan(attachment: square, attributes: plain.attributes), plain])
        let measure = text.measure(width: nil, height: nil)
        let placed = try #require(text.drawing(in: measure.size).attachments.first)
        #expect(abs(Double(measure.size.width) - (30 + 2 * Sample.text("a").width())) <= 1)
        #expect(measure.firstBaseline == 40)
        #expect(placed.frame.maxY == 40)
    }

    /// Small capitals are capitals in a smaller size.
    @Test func smallCapitalsAreSmallerCapitals() {
        let runs = item([Sample.span("Ab") { $0.font.smallCaps = .lowercase }]).runs
        #expect(runs.map(\.text) == ["A", "B"])
        #expect(runs[1].size < runs[0].size)
    }

    /// Capitals may be replaced by small capitals, alone or with lowercase letters.
    @Test func smallCapitalsForCapitals() {
        let upper = item([Sample.span("Ab") { $0.font.smallCaps = .uppercase }]).runs
        #expect(upper.map(\.text) == ["A", "b"])
        #expect(upper[0].size < upper[1].size)
        let all = item([Sample.span("Ab") { $0.font.smallCaps = [.uppercase, .lowercase] }]).runs
        #expect(all.map(\.text) == ["AB"])
        #expect(all[0].size == upper[0].size)
    }
}
