import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

@Suite("Outlines of symbols")
struct SymbolOutlineTests {
    private func library(_ text: String) -> SymbolLibrary {
        let library = SymbolLibrary([SymbolFamily(text, file: "test.symbols")]) { _, _ in
            Path(CGRect(x: 0, y: -0.7, width: 0.5, height: 0.7))
        }
        #expect(library.check().isEmpty)
        return library
    }

    /// Whether one colour covers a point.
    private func covers(_ library: SymbolLibrary, _ name: String, _ x: Double, _ y: Double) -> Bool {
        library.outline(name, weight: 400)?.layers.contains {
            !$0.isInset && $0.path.contains(CGPoint(x: x, y: y))
        } ?? false
    }

    private static let box = "symbol box\n  body rect 0,0 60,60\n  line -10,0 10,0\n"

    /// `fill` fills the body; a line inside of it becomes a hole. The outer edge stays.
    @Test func fillingKnocksDetailsOut() {
        let library = library(Self.box)
        #expect(!covers(library, "box", 15, 15))
        #expect(covers(library, "box", 0, 0))
        #expect(covers(library, "box.fill", 15, 15))
        #expect(!covers(library, "box.fill", 0, 0))
        for name in ["box", "box.fill"] {
            #expect(abs((library.outline(name, weight: 400)?.inkBounds.width ?? 0) - 68.55) < 0.01)
        }
    }

    /// A line that is kept stays a line; parts can be in one variant only.
    @Test func partsMayBeInOneVariant() {
        let library = library("""
            symbol box
              body rect 0,0 60,60
              keep line -10,0 10,0
              outlined line -10,15 10,15
              filled cut line -10,-15 10,-15
            """)
        #expect(covers(library, "box.fill", 0, 0))
        #expect(covers(library, "box", 0, 15))
        #expect(!covers(library, "box", 0, -15))
        #expect(covers(library, "box.fill", 0, 15))
        #expect(!covers(library, "box.fill", 0, -15))
    }

    /// A part over others leaves a gap of 6.5 around its silhouette; `cut` erases, `clip` keeps the inside.
    @Test func gapsEraseWhatIsBelow() {
        let library = library("""
            symbol over
              line -40,0 40,0
              over circle 0,0 10
            symbol cut
              area rect 0,0 60,60
              cut line -10,0 10,0 gap 2
            symbol clip
              line -40,0 40,0
              clip circle 0,0 10
            """)
        #expect(!covers(library, "over", 0, 0))
        #expect(covers(library, "over", 10, 0))
        #expect(!covers(library, "over", 18, 0))
        #expect(covers(library, "over", 22, 0))
        #expect(!covers(library, "cut", 0, 6))
        #expect(covers(library, "cut", 0, 7))
        #expect(covers(library, "clip", 9, 0))
        #expect(!covers(library, "clip", 11, 0))
    }

    /// A knocked-out glyph is a hole in one colour, and a layer of its own in several.
    @Test func layersHaveLevels() throws {
        let library = library("""
            symbol circle
              body ring circle 0,0 45
            symbol plus
              line -35,0 35,0
              line 0,-35 0,35
            """)
        let outlined = try #require(library.outline("plus.circle", weight: 400))
        #expect(outlined.layers.map(\.style.level) == [1, 0])
        #expect(outlined.layers.map(\.isInset) == [false, false])
        let filled = try #require(library.outline("plus.circle.fill", weight: 400))
        #expect(filled.layers.map(\.style.level) == [1, 0])
        #expect(filled.layers.map(\.isInset) == [false, true])
        #expect(!covers(library, "plus.circle.fill", 0, 0))
        #expect(covers(library, "plus.circle.fill", 20, 20))
    }

    /// The weight moves the edges of the strokes, and leaves centre lines alone.
    @Test(arguments: [100.0, 250, 400, 650, 900])
    func weightsMoveTheEdges(weight: Double) throws {
        let library = library("symbol plus\n  line -35,0 35,0\n  line 0,-35 0,35")
        let bounds = try #require(library.outline("plus", weight: weight)).inkBounds
        #expect(abs(bounds.width - 70 - SymbolStroke.normal.width(weight)) < 0.01)
        // Outlines are kept on a grid of 1/512.
        let frame = try #require(library.drawing("plus")?.frame(weight: weight))
        #expect(max(abs(frame.minX - bounds.minX), abs(frame.maxX - bounds.maxX)) <= 1 / 1024)
        #expect(max(abs(frame.minY - bounds.minY), abs(frame.maxY - bounds.maxY)) <= 1 / 1024)
    }

    /// A scale changes the ink bounds, strokes included, and not the width of strokes.
    @Test(arguments: [0.79, 1.284])
    func scalesKeepTheStroke(scale: Double) throws {
        let library = library("symbol bar\n  line -35,0 35,0")
        let bounds = try #require(library.outline("bar", weight: 400, scale: scale)).inkBounds
        #expect(abs(bounds.width - 78.55 * scale) < 0.01)
        #expect(abs(bounds.height - 8.55) < 0.01)
    }

    /// Sizes and weights out of range draw something finite.
    @Test(arguments: [0.0, -1, 1e6, .nan, .infinity])
    func unusualValuesAreFinite(value: Double) throws {
        let library = library(Self.box)
        for outline in [library.outline("box", weight: value), library.outline("box", weight: 400, scale: value)] {
            let bounds = try #require(outline).inkBounds
            #expect(bounds.width.isFinite && bounds.height.isFinite)
        }
    }
}
