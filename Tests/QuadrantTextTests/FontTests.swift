import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Fonts")
struct FontTests {
    /// The system font's metrics: 1950, 494, 1443 and 1078 of 2048.
    @Test func theSystemFontHasItsMetrics() {
        let metrics = Fonts.metrics(FontSpec(size: 2048, linePitch: 3000))
        #expect(metrics.ascender == 1950)
        #expect(metrics.descender == 494)
        #expect(metrics.capHeight == 1443)
        #expect(metrics.xHeight == 1078)
        #expect(metrics.lineHeight == 2444)
        #expect(metrics.leading == 3000 - 2444)
    }

    /// An installed family has its own metrics; an unknown one is replaced by the system font.
    @Test func anUnknownFamilyIsTheSystemFont() {
        let known = Fonts.metrics(FontSpec(family: .named("DejaVu Sans"), size: 100))
        #expect(abs(known.ascender - 100 * 1901.0 / 2048) < 0.01)
        let unknown = Fonts.metrics(FontSpec(family: .named("No Such Font"), size: 100))
        #expect(unknown == Fonts.metrics(FontSpec(size: 100)))
        #expect(Fonts.isInstalled("DejaVuSans-Bold") && !Fonts.isInstalled("No Such Font"))
    }

    /// A family's own bold face is used.
    @Test func aFamilyUsesItsOwnBoldFace() throws {
        let text = Sample.text([Sample.span("a", weight: 700, family: .named("DejaVu Sans"))])
        let run = try #require(text.item(in: text.measure(width: nil, height: nil).size).runs.first)
        #expect(Fonts.file(run.font).path.hasSuffix("DejaVuSans-Bold.ttf"))
        #expect(run.emboldening == 0)
    }

    private func run(_ family: FontSpec.Family, weight: Int = 400, isItalic: Bool = false) throws -> GlyphRun {
        let text = Sample.text([Sample.span("Hello", size: 100, weight: weight, family: family) {
            $0.font.isItalic = isItalic
        }])
        return try #require(text.item(in: text.measure(width: nil, height: nil).size).runs.first)
    }

    private func file(_ run: GlyphRun) -> String { String(Fonts.file(run.font).path.split(separator: "/").last ?? "") }

    /// Fonts of Apple's systems are replaced by similar free fonts (#9.21), in the requested weight.
    @Test(arguments: [
        ("Georgia", 400, "Caladea-Regular.ttf"), ("Georgia", 700, "Caladea-Bold.ttf"),
        ("Georgia-BoldItalic", 400, "Caladea-BoldItalic.ttf"),
        ("Times New Roman", 400, "LiberationSerif-Regular.ttf"),
        ("TimesNewRomanPS-BoldMT", 400, "LiberationSerif-Bold.ttf"),
        ("TimesNewRomanPSMT", 400, "LiberationSerif-Regular.ttf"),
        ("Helvetica", 400, "LiberationSans-Regular.ttf"), ("HelveticaNeue-Bold", 400, "LiberationSans-Bold.ttf"),
        ("Courier", 400, "LiberationMono-Regular.ttf"), ("Menlo-Regular", 400, "DejaVuSansMono.ttf"),
        ("AmericanTypewriter", 400, "RobotoSlab-Regular.otf"), ("AmericanTypewriter-Bold", 400, "RobotoSlab-Bold.otf"),
        ("AmericanTypewriter", 700, "RobotoSlab-Bold.otf"), ("Avenir", 400, "Lato-Regular.ttf"),
        ("AvenirNext-DemiBold", 400, "Lato-Semibold.ttf"), ("Avenir-Heavy", 400, "Lato-Heavy.ttf"),
        ("Baskerville", 700, "EBGaramond12-Bold.otf"),
    ])
    func fontsOfAppleAreReplacedBySimilarOnes(name: String, weight: Int, file: String) throws {
        #expect(try self.file(run(.named(name), weight: weight)) == file)
        #expect(Fonts.isInstalled(name))
    }

    /// Helvetica's letters are 722, 556, 222, 222 and 556 thousandths of an em wide; all of Courier's 600.
    @Test(arguments: [("Helvetica", 227.8), ("Courier", 300)])
    func substitutesHaveTheWidths(name: String, width: Double) {
        let text = Sample.text([Sample.span("Hello", size: 100, family: .named(name))]) { $0.displayScale = 3 }
        #expect(abs(text.width() - width) <= 0.34)
    }

    /// The line metrics are those of the replaced font.
    @Test func substitutesHaveTheLines() {
        let metrics = Fonts.metrics(FontSpec(family: .named("HelveticaNeue"), size: 100))
        #expect(abs(metrics.ascender - 95.2) < 1e-9)
        #expect(abs(metrics.descender - 21.3) < 1e-9)
        #expect(abs(metrics.leading - 2.8) < 1e-9)
    }

    /// If replaced by the system font, the weight and the slant of the name are kept.
    @Test(arguments: [
        ("Poppins-SemiBold", 600, false), ("Poppins-BoldItalic", 700, true), ("Poppins", 400, false),
        ("Poppins-Regular", 400, false), ("Poppins-ExtraLight", 200, false), ("Poppins-Unheard", 400, false),
    ])
    func aFontThatIsMissingKeepsItsWeight(name: String, weight: Int, isItalic: Bool) throws {
        let missing = Fonts.file(try run(.named(name)).font)
        #expect(missing.path.contains(isItalic ? "italic" : "roman"))
        #expect(missing.variations.first?.value == Double(weight))
    }

    @Test func whatAFontIsDrawnWith() {
        #expect(Fonts.source(of: "DejaVu Sans") == .itself)
        #expect(Fonts.source(of: "Georgia") == .substitute("Caladea"))
        #expect(Fonts.source(of: "No Such Font") == .system)
        #expect(Fonts.source(of: "Georgian") == .system)
    }

    @Test func fontsOfPhones() {
        for name in ["DIN Condensed Bold", "DINCondensed-Bold", "MarkerFelt-Wide", "Avenir Next", "Georgia-Bold"] {
            #expect(Fonts.isOfPhone(name))
        }
        for name in ["Poppins-Bold", "Symbolic", "No Such Font"] { #expect(!Fonts.isOfPhone(name)) }
    }

    /// The rounded design is made of lighter letters with a round stroke: capitals keep their height.
    @Test func roundedLettersAreThickenedThinOnes() throws {
        let rounded = try run(.system(.rounded)), bold = try run(.system(.rounded), weight: 700)
        #expect(Fonts.file(rounded.font).variations.first?.value == 100)
        #expect(Fonts.file(bold.font).variations.first?.value == 400)
        #expect(rounded.emboldening > 5 && rounded.emboldening < 9)
        let plain = try run(.system(.standard))
        let height = rounded.outlineScale * 0.727 * 100 + rounded.emboldening
        #expect(abs(height - plain.outlineScale * 0.727 * 100) < 0.5)
    }

    @Test func serifsAreThoseOfABookFace() throws {
        #expect(try file(run(.system(.serif))) == "Caladea-Regular.ttf")
        #expect(try file(run(.system(.serif), weight: 700, isItalic: true)) == "Caladea-BoldItalic.ttf")
        #expect(try run(.system(.serif), weight: 500).emboldening > 0)
    }

    /// Weights are points on the variable font's axis.
    @Test func aWeightIsAPointOnTheAxis() throws {
        let text = Sample.text("a", weight: 600)
        let run = try #require(text.item(in: text.measure(width: nil, height: nil).size).runs.first)
        let file = Fonts.file(run.font)
        #expect(file.variations.first?.tag == "wght")
        #expect(file.variations.first?.value == 600)
        #expect(Fonts.unitsPerEm(run.font) == 2816)
    }

    /// All packages that the tests require are installed.
    @Test func nothingIsMissing() { #expect(Fonts.problems().isEmpty) }
}
