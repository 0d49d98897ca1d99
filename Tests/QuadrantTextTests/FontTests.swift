import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Fonts")
struct FontTests {
    /// The system font's lengths: 1950, 494, 1443 and 1078 of 2048.
    @Test func systemMetrics() {
        let metrics = Fonts.metrics(FontSpec(size: 2048, linePitch: 3000))
        #expect(metrics.ascender == 1950)
        #expect(metrics.descender == 494)
        #expect(metrics.capHeight == 1443)
        #expect(metrics.xHeight == 1078)
        #expect(metrics.lineHeight == 2444)
        #expect(metrics.leading == 3000 - 2444)
    }

    /// An installed family has its own lengths; an unknown one is the system font.
    @Test func namedFonts() {
        let known = Fonts.metrics(FontSpec(family: .named("DejaVu Sans"), size: 100))
        #expect(abs(known.ascender - 100 * 1901.0 / 2048) < 0.01)
        let unknown = Fonts.metrics(FontSpec(family: .named("No Such Font"), size: 100))
        #expect(unknown == Fonts.metrics(FontSpec(size: 100)))
        #expect(Fonts.isInstalled("DejaVuSans-Bold") && !Fonts.isInstalled("No Such Font"))
    }

    /// A family's own bold face is used.
    @Test func namedBold() throws {
        let text = Sample.text([Sample.span("a", weight: 700, family: .named("DejaVu Sans"))])
        let run = try #require(text.item(in: text.measure(width: nil, height: nil).size).runs.first)
        #expect(Fonts.file(run.font).path.hasSuffix("DejaVuSans-Bold.ttf"))
        #expect(run.emboldening == 0)
    }

    /// Weights are points on the variable font's axis.
    @Test func weights() throws {
        let text = Sample.text("a", weight: 600)
        let run = try #require(text.item(in: text.measure(width: nil, height: nil).size).runs.first)
        let file = Fonts.file(run.font)
        #expect(file.variations.first?.tag == "wght")
        #expect(file.variations.first?.value == 600)
        #expect(Fonts.unitsPerEm(run.font) == 2816)
    }

    /// Every package the tests need is here.
    @Test func nothingIsMissing() { #expect(Fonts.problems().isEmpty) }
}
