import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantSVG
import QuadrantTesting
import QuadrantText
import Testing
import QuadrantViews

@Suite("Widths of fonts") @MainActor
struct FontWidthTests {
    private func runs(_ view: some View) -> [GlyphRun] {
        func walk(_ fragment: Fragment) -> [GlyphRun] {
            fragment.items.flatMap { item -> [GlyphRun] in
                switch item {
                case .text(let text): text.runs
                case .fragment(let inner, _), .effect(_, let inner, _): walk(inner)
                default: []
                }
            }
        }
        return walk(list(view).root)
    }

    private func list(_ view: some View) -> DisplayList {
        ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 300, height: 100))).frame()
    }

    private func width(_ view: some View) -> CGFloat {
        runs(view).reduce(0) { $0 + $1.glyphs.map(\.advance).reduce(0, +) }
    }

    private func size<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> CGSize {
        ViewHarness(content: content).sizeThatFits(nil, nil)
    }

    /// The scales of SF Pro's width axis at its named widths; linear in between and beyond, up to the ends of the axis.
    @Test(arguments: [
        (Font.Width.compressed, 0.47), (.condensed, 0.6), (.standard, 1), (.expanded, 1.32), (Font.Width(-0.1), 0.8),
        (Font.Width(0.1), 1.16), (Font.Width(-5), 0.3), (Font.Width(5), 1.5), (Font.Width(.nan), 1),
    ])
    func lettersAreAsWideAsTheAxisSays(_ width: Font.Width, _ share: Double) {
        #expect(abs(width.stretch - share) < 1e-12)
    }

    /// Advances and outlines are scaled alike; the line height is unchanged.
    @Test(arguments: [Font.Width.compressed, .condensed, .standard, .expanded])
    func aWidthChangesNothingButWidths(_ width: Font.Width) throws {
        let plain = try #require(runs(Text("Quadrant").font(.system(size: 31))).first)
        let run = try #require(runs(Text("Quadrant").font(.system(size: 31).width(width))).first)
        let share = CGFloat(width.stretch)
        #expect(run.glyphs.map(\.id) == plain.glyphs.map(\.id) && run.size == plain.size && run.stretch == share)
        // Sums of products compared with products of sums.
        for (glyph, own) in zip(run.glyphs, plain.glyphs) { #expect(abs(glyph.advance - own.advance * share) < 1e-9) }
        let sizes = (size { Text("Quadrant").fontWidth(width) }, size { Text("Quadrant") })
        #expect(sizes.0.height == sizes.1.height)
        #expect(abs(sizes.0.width - sizes.1.width * share) <= 1)
    }

    /// The innermost width applies, and nil resets it.
    @Test func theNearestWins() {
        let plain = width(Text("words")), condensed = width(Text("words").fontWidth(.condensed))
        #expect(condensed < plain)
        #expect(width(HStack { Text("words") }.fontWidth(.condensed)) == condensed)
        #expect(width(Text("words").font(.body.width(-0.2))) == condensed)
        #expect(width(HStack { Text("words").fontWidth(.condensed) }.fontWidth(.expanded)) == condensed)
        #expect(width(HStack { HStack { Text("words") }.fontWidth(nil) }.fontWidth(.expanded)) == plain)
        #expect(width(Text("words").fontWidth(nil)) == plain)
        #expect(width(Text("words").font(.body.width(.expanded)).fontWidth(.standard)) == plain)
    }

    /// Other designs, and named fonts, have a single width.
    @Test(arguments: [
        Font.system(.body, design: .serif), .system(.body, design: .rounded), .system(.body, design: .monospaced),
        .custom("DejaVu Sans", size: 17),
    ])
    func otherFontsHaveOneWidth(_ font: Font) {
        #expect(width(Text("words").font(font.width(.compressed))) == width(Text("words").font(font)))
    }

    /// Narrow text fits a line in which standard text wraps.
    @Test func narrowWordsFitALine() {
        let string = "Add some movies to the watchlist"
        let height = size { Text("One line") }.height
        #expect(size { Text(string).frame(width: 150) }.height > height)
        #expect(size { Text(string).fontWidth(.compressed).frame(width: 150) }.height == height)
    }

    /// The ink bounds of a picture contain the letters' outlines, with both methods of drawing.
    @Test(arguments: [24, 160] as [CGFloat], [Font.Width.compressed, .expanded])
    func picturesShowTheWidth(_ points: CGFloat, _ width: Font.Width) throws {
        let view = Text("H").font(.system(size: points).width(width)).frame(width: 300, height: 100)
        let run = try #require(runs(view).first)
        let box = Fonts.outline(run.font, glyph: run.glyphs[0].id).boundingRect
        let wide = Double(box.width * run.size * run.outlineScale * run.stretch)
        let image = try raster(DisplayList(root: list(view).root, size: CGSize(width: 300, height: 100), scale: 1))
        let columns = (0..<image.width).filter { x in
            (0..<image.height).contains { y in image.rgba[(y * image.width + x) * 4 + 3] > 127 }
        }
        let first = try #require(columns.first), last = try #require(columns.last)
        #expect(abs(Double(last - first + 1) - wide) <= 1.5)
    }

    /// Selectable text is scaled as text, and has the positions of its outlines.
    @Test func selectableTextIsStretched() throws {
        let view = Text("Hi").font(.system(size: 20).width(.condensed))
        let svg = String(decoding: try SVG.encode(list(view), text: .selectable), as: UTF8.self)
        #expect(svg.contains("transform=\"matrix(0.6 0 0 1 0 0)\"") && svg.contains(">Hi</text>"))
    }

    /// `scaled(by:)` multiplies the size, of a font of any kind.
    @Test func scaledFontsHaveAnotherSize() {
        #expect(Font.system(size: 20).scaled(by: 1.5).resolve(.large).size == (20 * 1.5 as Double))
        #expect(Font.body.scaled(by: 2).bold().resolve(.large).size == 17 * 2)
        #expect(Font.custom("Georgia", fixedSize: 10).scaled(by: 0.5).resolve(.large).size == (10 * 0.5 as Double))
    }
}
