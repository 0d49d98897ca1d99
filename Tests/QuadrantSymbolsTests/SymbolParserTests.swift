import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// The language of symbol descriptions, Docs/Guide/AddASymbol.md.
@Suite("Symbol descriptions")
struct SymbolParserTests {
    private func library(_ text: String) -> SymbolLibrary {
        SymbolLibrary([SymbolFamily(text, file: "test.symbols")]) { _, _ in Path() }
    }

    private func bounds(_ shape: String, weight: Double = 400) throws -> CGRect {
        let library = library("symbol a\n  " + shape)
        #expect(library.check().isEmpty)
        return try #require(library.outline("a", weight: weight)).inkBounds
    }

    /// The ink bounds of each shape: the centre line, and half a stroke of 8.55 around it.
    @Test(arguments: [
        ("line -10,0 10,0", -14.275, -4.275, 28.55, 8.55),
        ("line -10,-10 10,-10 10,10 closed", -14.275, -14.275, 28.55, 28.55),
        ("polygon -10,-10 10,-10 10,10", -14.275, -14.275, 28.55, 28.55),
        ("path M -10 0 L 10 0", -14.275, -4.275, 28.55, 8.55),
        ("circle 0,0 20", -24.275, -24.275, 48.55, 48.55),
        ("ellipse 1,2 20,10", -23.275, -12.275, 48.55, 28.55),
        ("arc 0,0 20 0 180", -24.275, -4.275, 48.55, 28.55),
        ("rect 5,0 20,10 corner 2", -9.275, -9.275, 28.55, 18.55),
        ("smooth -10,0 0,0 10,0", -14.275, -4.275, 28.55, 8.55),
        ("dot 3,4 5", -2, -1, 10, 10),
        ("area rect 0,0 10,6", -5, -3, 10, 6),
        ("solid rect 0,0 10,6", -9.275, -7.275, 18.55, 14.55),
        ("ring line 0,0 10,0", -3.9501, -3.9501, 17.9002, 7.9002),
        ("mirror line 5,0 10,0", -14.275, -4.275, 28.55, 8.55),
        ("flip line 0,5 0,10", -4.275, -14.275, 8.55, 28.55),
        ("half line 0,-10 10,-10 10,10 0,10", -14.275, -14.275, 28.55, 28.55),
    ] as [(String, Double, Double, Double, Double)])
    func shapesHaveTheirBounds(shape: String, x: Double, y: Double, width: Double, height: Double) throws {
        let found = try bounds(shape)
        #expect(abs(found.minX - x) < 0.02)
        #expect(abs(found.minY - y) < 0.02)
        #expect(abs(found.width - width) < 0.04)
        #expect(abs(found.height - height) < 0.04)
    }

    /// Points have names, and other symbols can be used, transformed; strokes keep their width.
    @Test func pointsAndSymbolsHaveNames() throws {
        let library = library("""
            symbol bar
              line 0,0 20,0
            symbol a
              at end 10,0
              use bar scale 2 rotate 90 at 5,0
              line end 0,0
            """)
        #expect(library.check().isEmpty)
        let bounds = try #require(library.outline("a", weight: 400)).inkBounds
        #expect(abs(bounds.minX + 4.275) < 0.02)
        #expect(abs(bounds.width - 18.55) < 0.04)
        #expect(abs(bounds.height - 48.55) < 0.04)
    }

    /// Names after the first one are aliases; comments and empty lines have no meaning.
    @Test func aliasesNameTheSameSymbol() throws {
        let library = library("# a family\n\nsymbol a b\n  line 0,0 10,0 # a bar\n\n")
        #expect(library.names == ["a", "b"])
        #expect(library.outline("b", weight: 400)?.inkBounds == library.outline("a", weight: 400)?.inkBounds)
    }

    @Test func statementsContinueAfterABackslash() throws {
        let library = library("symbol a\n  line 0,0 \\\n    20,0 # to the right\n  star \\\n    0,0\n")
        #expect(library.check().map(\.description) == ["test.symbols:5: unknown word 'star'"])
        let other = self.library("symbol a\n  line 0,0 \\\n    20,0")
        #expect(abs((other.outline("a", weight: 400)?.inkBounds.width ?? 0) - 28.55) < 0.01)
    }

    /// An error names the file, the line and what is wrong; the other symbols are not affected.
    @Test(arguments: [
        ("symbol a\n  line 0,0", 2, "'line' needs two points or more"),
        ("symbol a\n  line 0,0 x,1", 2, "'x' is not a number from -1000 to 1000"),
        ("symbol a\n  line 0,0 nan,1", 2, "'nan' is not a number from -1000 to 1000"),
        ("symbol a\n\n  line 0,0 1e9,1", 3, "'1e9' is not a number from -1000 to 1000"),
        ("symbol a\n  line 0,0 there", 2, "'there' is not a point X,Y or the name of one"),
        ("symbol a\n  star 0,0 5", 2, "unknown word 'star'"),
        ("symbol a\n  body", 2, "no shape in 'body'"),
        ("symbol a\n  circle 0,0 5 green", 2, "'circle' does not take 'green'"),
        ("symbol a\n  circle 0,0", 2, "a number is missing"),
        ("symbol a\n  use nothing", 2, "no symbol 'nothing' is described"),
        ("symbol a\n  use a", 2, "no symbol 'a' is described"),
        ("symbol a\n  layer 4", 2, "'layer' needs a level from 1 to 3"),
        ("symbol a\n  layer 1 shade red", 2, "unknown property 'shade' of a layer"),
        ("symbol a\n  at p", 2, "a point is named by 'at NAME X,Y'"),
        ("symbol a\n  path now", 2, "'path' needs path data as in SVG, such as M 0,0 L 10,10"),
        ("symbol", 1, "'symbol' needs a name"),
        ("line 0,0 1,1", 1, "a description begins with 'symbol NAME'"),
        ("symbol a\n  line 0,0 1,1\nsymbol a\n  line 0,0 1,1", 3, "'a' is described in test.symbols:1, too"),
    ])
    func errorsNameTheLine(text: String, line: Int, what: String) {
        let errors = library(text).check()
        #expect(errors.map(\.description) == ["test.symbols:\(line): \(what)"])
    }

    @Test func anErrorAffectsItsSymbolOnly() {
        let library = library("symbol a\n  star 0,0\nsymbol b\n  line 0,0 10,0")
        #expect(library.drawing("a") == nil)
        #expect(library.drawing("b") != nil)
        #expect(library.errors.map(\.line) == [2])
    }
}
