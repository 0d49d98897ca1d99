import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Symbols that asset catalogs hold, from the template of the SF Symbols app.
@Suite("Symbols of catalogs") @MainActor
struct SymbolFileTests {
    /// A ring of half an em, and in bold a square; the medium scale is 60 units wide with margins of 10 and 14.
    private static let template = """
        <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
          <g id="Notes"><rect id="artboard" x="0" y="0" width="800" height="600"/><path d="M0 0H900V900Z"/></g>
          <g id="Guides">
            <line id="Baseline-M" x1="10" x2="700" y1="200" y2="200"/>
            <line id="Capline-M" x1="10" x2="700" y1="130" y2="130"/>
            <line id="left-margin-Regular-M" x1="90" x2="90" y1="0" y2="300"/>
            <line id="right-margin-Regular-M" x1="174" x2="174" y1="0" y2="300"/>
          </g>
          <g id="Symbols">
            <g id="Regular-M" transform="matrix(1 0 0 1 100 200)">
              <path class="hierarchical-0:secondary" d="M0 -60H60V0H0Z"/>
              <path class="hierarchical-1:primary" d="M20 -40H40V-20H20Z"/>
            </g>
            <g id="Bold-M" transform="translate(300, 200)"><path d="M0 -80H80V0H0Z"/></g>
          </g>
        </svg>
        """

    private func catalog(_ svg: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/own.ring.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"symbols":[{"filename":"ring.svg","idiom":"universal"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Data(svg.utf8).write(to: set.appendingPathComponent("ring.svg"))
        return folder.path
    }

    @Test func aDrawingIsMeasuredInEm() throws {
        let file = try #require(SymbolFile(svg: Self.template))
        let symbol = try #require(file.symbol(weight: 400, scale: .medium))
        #expect(symbol.fit == SymbolFit(width: 0.6, height: 0.6, margins: (0.1, 0.14), center: -0.05))
        #expect(symbol.glyph.inkBounds == CGRect(x: 100, y: 140, width: 60, height: 60))
        #expect(symbol.glyph.layers.map(\.level) == [1, 0])
    }

    /// The drawing for the weight where there is one, and the regular one where not.
    @Test func weightsHaveDrawingsOfTheirOwn() throws {
        let file = try #require(SymbolFile(svg: Self.template))
        let bold = try #require(file.symbol(weight: 700, scale: .large))
        #expect(bold.glyph.inkBounds.width == 80 && bold.weight == 400)
        let heavy = try #require(file.symbol(weight: 800, scale: .medium))
        #expect(heavy.glyph.inkBounds.width == 60 && heavy.weight == 800)
    }

    @Test func anythingElseIsNoSymbol() {
        #expect(SymbolFile(svg: "<svg><path d=\"M0 0H9V9Z\"/></svg>") == nil)
        #expect(SymbolFile(svg: "</g></g>") == nil)
    }

    /// It follows the font beside it: at 20 points and two pixels each, 24 pixels of ink, 4 and 6 beside it.
    @Test func namedImagesAreSymbols() throws {
        let folder = try catalog(Self.template)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let scene = ViewHarness(offering: 100, 100) {
            Image("own.ring").font(.system(size: 20)).tagged("ring").foregroundStyle(.red)
                .environment(\.imageSearchPaths, [folder])
        }
        let pixels: CGFloat = 24 + 4 + 6
        #expect(scene.size("ring").width == pixels / 2)
        #expect(scene.takeReports().isEmpty)
        #expect(scene.colors == ["#FF3B30FF", "#FF3B30FF"])
    }

    @Test func aFileWithoutADrawingIsReported() throws {
        let folder = try catalog("<svg></svg>")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let scene = ViewHarness(offering: 100, 100) {
            Image("own.ring").tagged("ring").environment(\.imageSearchPaths, [folder])
        }
        #expect(scene.size("ring") == .zero)
        #expect(scene.takeReports().count == 1)
    }

    @Test(arguments: [
        ("matrix(1 2 3 4 5 6)", CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
        ("translate(3) scale(2)", CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 0)),
        ("scale(2, 3)", CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)),
        ("skewX(3)", .identity), ("", .identity),
    ])
    func transformsAreRead(text: String, result: CGAffineTransform) {
        #expect(SVGTransform.parse(text) == result)
    }
}
