import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// Names without a description, composed by rules.
@Suite("Rules of symbol names")
struct SymbolRulesTests {
    private let library = SymbolLibrary(SymbolFamily.all) { string, _ in
        Path(CGRect(x: 0, y: -0.7, width: 0.5 * Double(string.count), height: 0.7))
    }

    @Test(arguments: [
        ("plus.circle", ["plus", "in circle"]), ("plus.circle.fill", ["plus", "in circle", "fill"]),
        ("heart.slash.fill", ["heart", "slash", "fill"]), ("a.circle", ["the text \"A\"", "in circle"]),
        ("12.square.fill", ["the text \"12\"", "in square", "fill"]),
        ("person.badge.plus", ["person", "badge with plus"]), ("bell.badge.fill", ["bell", "badge", "fill"]),
        ("star.leadinghalf.filled", ["star", "leadinghalf.filled"]),
        ("checkmark.seal.fill", ["checkmark", "in seal", "fill"]),
        ("arrow.forward.circle", ["arrow.right", "in circle"]),
        ("inset.filled.bottomthird.rectangle", ["rectangle.bottomthird.inset.filled"]),
        ("textformat.size.ar", ["textformat.size"]),
        ("character.book.closed.fill.ja", ["character.book.closed", "fill"]),
        ("plus.circle.dashed", ["plus", "in circle.dashed"]),
        ("externaldrive.trianglebadge.exclamationmark", ["externaldrive", "trianglebadge with exclamationmark"]),
        ("person.text.rectangle.trianglebadge.exclamationmark.fill",
         ["person.text.rectangle", "fill", "trianglebadge with exclamationmark"]),
    ])
    func namesAreComposed(name: String, steps: [String]) {
        #expect(library.drawing(name)?.steps == steps)
    }

    /// Names that no rule makes: without a body nothing is filled, and a variant needs a base.
    @Test(arguments: [
        "plus.fill", "plus.fill.fill", "heart.fill.fill", "nothing.circle", "circle.nothing", "", ".", "fill", "badge",
        "slash.fill", "heart..fill", "heart.badge.nothing", "abc.circle.square.nothing",
        "plus.triangle.dashed", "plus.dashed", "heart.trianglebadge", "heart.trianglebadge.plus",
    ])
    func impossibleNamesHaveNoDrawing(name: String) {
        #expect(library.drawing(name) == nil)
    }

    /// Direction words follow the layout direction.
    @Test func directionsFollowTheLayout() throws {
        func middle(_ name: String, _ isRightToLeft: Bool) throws -> [String] {
            try #require(library.drawing(name, isRightToLeft: isRightToLeft)).steps
        }
        #expect(try middle("chevron.forward", false) == ["chevron.right"])
        #expect(try middle("chevron.forward", true) == ["chevron.left"])
        #expect(try middle("arrow.backward.circle", true) == ["arrow.right", "in circle"])
    }

    /// A mirrored symbol is mirrored inside of an enclosure and below a slash and a badge, which are not.
    @Test func basesAreMirroredByThemselves() throws {
        func outline(_ name: String, _ isRightToLeft: Bool) throws -> SymbolOutline {
            try #require(library.outline(name, weight: 400, isRightToLeft: isRightToLeft))
        }
        func covers(_ name: String, _ x: Double, _ y: Double, _ isRightToLeft: Bool) throws -> Bool {
            try outline(name, isRightToLeft).layers.contains { $0.path.contains(CGPoint(x: x, y: y)) }
        }
        // The dots of a list lead, and have a gap behind them.
        #expect(try covers("list.bullet", -42, 0, false) && !covers("list.bullet", -28, 0, false))
        #expect(try covers("list.bullet", 42, 0, true) && !covers("list.bullet", 28, 0, true))
        let slash = try #require(outline("list.bullet.slash", true).layers.last).path
        #expect(slash.contains(CGPoint(x: -40, y: -40)) && !slash.contains(CGPoint(x: 40, y: -40)))
        let badge = try #require(outline("list.bullet.badge.plus", true).layers.last).path.boundingRect
        #expect(badge.midX > 30)
        #expect(try outline("list.bullet.circle", true).inkBounds == outline("circle", false).inkBounds)
    }

    /// A slash spans a square of 105, from the upper left to the lower right, and widens no frame.
    @Test func slashesSpanASquare() throws {
        let base = try #require(library.drawing("bell")), slashed = try #require(library.drawing("bell.slash"))
        #expect(slashed.frame.width == base.frame.width)
        #expect(slashed.frame.height == 105)
        let outline = try #require(library.outline("bell.slash", weight: 400))
        let line = try #require(outline.layers.last).path.boundingRect
        #expect(abs(line.width - 105) < 0.05 && abs(line.height - 105) < 0.05)
    }

    /// A badge is 48.7 wide, on the base's trailing edge, and widens no frame.
    @Test func badgesOverhang() throws {
        let base = try #require(library.drawing("person")), badged = try #require(library.drawing("person.badge.plus"))
        #expect(badged.frame.width == base.frame.width)
        let badge = try #require(library.outline("person.badge.plus", weight: 400)?.layers.last).path.boundingRect
        #expect(abs(badge.width - 48.7) < 0.1)
        #expect(abs(badge.midX - base.frame.maxX) < 0.1)
        #expect(abs(base.frame.maxY - badge.midY - 7) < 0.1)
    }

    /// All that is enclosed has the frame of the enclosure.
    @Test(arguments: ["plus", "trash", "star", "7", "person", "arrow.up.right"])
    func enclosuresHaveTheirFrame(inner: String) throws {
        let circle = try #require(library.drawing("circle")).frame
        #expect(library.drawing(inner + ".circle")?.frame == circle)
        #expect(library.drawing(inner + ".circle.fill")?.frame == circle)
    }
}
