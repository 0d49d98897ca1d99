import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Single points of glass: what pictures of Apple's glass show there, and what is drawn, within 6 of 255.
///
/// Points of bars and of `glassEffect` were measured in pictures of iOS 26.4 with 3 pixels to a point. What glass lets
/// through of a backdrop is published, of iOS 26.1. Where both disagree, the newer is listed: black behind
/// `glassEffect` in the dark is 13, not 18; items of bars have an outline, a light from the edges and little shadow.
@MainActor @Suite("Points of glass")
struct GlassPointsTests {
    /// A pixel and its colour.
    struct Point: CustomStringConvertible, Sendable {
        let name: String
        /// Rows of pixels below the top edge of the pane, or from its lower edge where negative: -1 is the last one.
        let row: Int
        let color: UInt32
        /// The greatest distance of a channel: more than 6 where the drawing is known to be further away.
        let limit: Int
        var description: String { name }
        init(_ name: String, _ row: Int, _ color: UInt32, within limit: Int = 6) {
            (self.name, self.row, self.color, self.limit) = (name, row, color, limit)
        }
    }

    private static let light = Variant(scale: 3, description: "light")
    private static let dark = Variant(isDark: true, scale: 3, description: "dark")

    /// The greatest distance of the channels of a pixel from those of a colour.
    private func distance(_ pixels: ImagePixels, _ x: Int, _ y: Int, _ color: UInt32) -> Int {
        let at = (y * pixels.width + x) * 4
        return (0..<3).map { abs(Int(pixels.rgba[at + $0]) - Int(color >> UInt32(16 - 8 * $0) & 0xFF)) }.max() ?? 0
    }

    private func expect(_ points: [Point], in scene: ViewHarness, at part: CGFloat = 0.5) throws {
        let pane = try #require(scene.frames(withAttribute: "glass").last), pixels = try raster(scene.displayList)
        let x = Int((pane.minX + pane.width * part) * 3)
        for point in points {
            let edge = Int(((point.row >= 0 ? pane.minY : pane.maxY) * 3).rounded())
            let found = distance(pixels, x, edge + point.row, point.color)
            #expect(found <= point.limit, "\(point): \(found) of 255 away")
        }
    }

    /// An item without a visible text, on a screen with one colour.
    private func bar(_ variant: Variant, _ backdrop: Color) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 300), variant, design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 0, trailing: 0)) {
            NavigationStack {
                backdrop.ignoresSafeArea()
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("\u{2003}\u{2003}\u{2003}") {} } }
            }
        }
    }

    @Test func anItemOfABarInLight() throws {
        try expect([
            Point("first row", 0, 0xFFFFFF), Point("second row", 1, 0xFFFFFF), Point("third row", 2, 0xFDFDFE),
            Point("fourth row", 3, 0xFAF9FC), Point("fifth row", 4, 0xF8F8FC), Point("9 below the edge", 27, 0xF3F3F8),
            Point("19 below the edge", 57, 0xF7F7FB), Point("lower half", 84, 0xF8F7FC),
            Point("third row from below", -3, 0xF9F9FC), Point("second row from below", -2, 0xFDFDFE),
            Point("last row", -1, 0xFFFFFF),
        ], in: bar(Self.light, Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)))
    }

    @Test func theShadowOfAnItemInLight() throws {
        let scene = bar(Self.light, Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
        let pane = try #require(scene.frames(withAttribute: "glass").last), pixels = try raster(scene.displayList)
        let x = Int(pane.midX * 3), bottom = Int(pane.maxY * 3)
        for (below, color) in [(9, 0xEFEFF4), (20, 0xF0F0F5), (28, 0xF1F1F6), (40, 0xF2F2F7)] as [(Int, UInt32)] {
            #expect(distance(pixels, x, bottom + below, color) <= 6)
        }
        for (above, color) in [(1, 0xD9D9E0), (2, 0xE4E4E9), (4, 0xF2F2F7)] as [(Int, UInt32)] {
            #expect(distance(pixels, x, Int(pane.minY * 3) - above, color) <= 6)
        }
        #expect(distance(pixels, x, bottom, 0xD6D6DB) <= 6 && distance(pixels, x, bottom + 1, 0xE1E1E6) <= 6)
        let middle = Int(pane.midY * 3), left = Int(pane.minX * 3)
        #expect(distance(pixels, left - 1, middle, 0xA2A2A7) <= 6)
        #expect(distance(pixels, left - 2, middle, 0xCAC9D1) <= 6)
    }

    @Test func anItemOfABarInTheDark() throws {
        let scene = bar(Self.dark, .black)
        try expect([
            Point("first row", 0, 0x5A5A5A, within: 12), Point("second row", 1, 0x494949),
            Point("third row", 2, 0x3B3B3B), Point("fourth row", 3, 0x2B2B2B), Point("fifth row", 4, 0x292929),
            Point("middle", 66, 0x1F1F1F), Point("last row", -1, 0x5A5A5A, within: 12),
            Point("second row from below", -2, 0x494949),
        ], in: scene)
        let pane = try #require(scene.frames(withAttribute: "glass").last), pixels = try raster(scene.displayList)
        #expect(distance(pixels, Int(pane.minX * 3) + 2, Int(pane.midY * 3), 0x1F1F1F) <= 6)
        #expect(distance(pixels, Int(pane.midX * 3), Int(pane.maxY * 3) + 1, 0) == 0)
    }

    @Test func aTintedItem() throws {
        let tint = Color(red: 0, green: 154 / 255, blue: 199 / 255)
        let scene = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), Self.light, design: .ios26) {
            Color.clear.frame(width: 100, height: 44).glassEffect(.regular.tint(tint))
        }
        try expect([
            Point("first row", 0, 0x09CAFF, within: 9), Point("second row", 1, 0x03BDF4, within: 9),
            Point("third row", 2, 0x00B2E4, within: 7),
            Point("fourth row", 3, 0x01A2D2), Point("middle", 66, 0x0099C6),
        ], in: scene)
    }

    private func pane(_ variant: Variant, _ glass: Glass = .regular, over backdrop: Color) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 300, height: 300), variant, design: .ios26) {
            Color.clear.frame(width: 120, height: 44).glassEffect(glass)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(backdrop)
        }
    }

    @Test func aViewWithGlass() throws {
        let scene = pane(Self.light, over: .white)
        try expect([Point("first row", 0, 0xFFFFFF), Point("third row", 2, 0xFEFEFE), Point("middle", 66, 0xFDFDFD)],
                   in: scene)
        let frame = try #require(scene.frames(withAttribute: "glass").last), pixels = try raster(scene.displayList)
        let x = Int(frame.midX * 3), bottom = Int(frame.maxY * 3)
        for (row, color) in [(Int(frame.minY * 3) - 2, 0xFAFAFA), (bottom + 1, 0xF3F3F3), (bottom + 36, 0xF8F8F8),
                             (bottom + 72, 0xFCFCFC), (bottom + 102, 0xFFFFFF)] as [(Int, UInt32)] {
            #expect(distance(pixels, x, row, color) <= 6)
        }
        try expect([
            Point("first row", 0, 0x2F2F31), Point("second row", 1, 0x282828), Point("third row", 2, 0x201F20),
            Point("middle", 66, 0x131313),
        ], in: pane(Self.dark, over: .black))
    }

    /// The shadows of two panes that are 12 apart add up between them.
    @Test func betweenTwoViewsWithGlass() throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: 300), Self.light, design: .ios26) {
            VStack(spacing: 12) {
                ForEach(0..<2, id: \.self) { _ in Color.clear.frame(width: 120, height: 44).glassEffect() }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
        }
        let frames = scene.frames(withAttribute: "glass"), pixels = try raster(scene.displayList)
        let first = try #require(frames.first)
        #expect(distance(pixels, Int(first.midX * 3), Int(first.maxY * 3) + 18, 0xF2F2F2) <= 6)
    }

    /// What a pane does to a backdrop of one colour: published, of iOS 26.1; the colours in light were measured.
    @Test(arguments: [
        (0xFFFFFF, 0xFBFBFB, false, false), (0x0079FD, 0x92C7FF, false, false), (0x33C658, 0xA3F5B8, false, false),
        (0xFD3B2E, 0xFFABA7, false, false), (0xFFFFFF, 0x5B5B5B, true, false),
        (0x000000, 0x131313, true, false), (0xFFFFFF, 0xFFFFFF, false, true), (0x000000, 0x141414, true, true),
        (0x0D0D0D, 0x232323, true, true), (0x323232, 0x454545, true, true),
    ] as [(UInt32, UInt32, Bool, Bool)])
    func whatAViewWithGlassLetsThrough(_ behind: UInt32, _ color: UInt32, _ isDark: Bool, _ isClear: Bool) throws {
        let scene = pane(isDark ? Self.dark : Self.light, isClear ? .clear : .regular, over: rgb(behind))
        try expect([Point("middle", 66, color)], in: scene)
    }

    /// The capsule of a tab bar, over colours that become more vivid.
    @Test(arguments: [
        (0xFFFFFF, 0xFDFDFD, false), (0x000000, 0xDCDCDC, false), (0xFF383C, 0xFFC9CC, false),
        (0xF2B340, 0xFFF09C, false), (0x34C759, 0xA2FFBD, false), (0x000000, 0x191919, true),
        (0x0D0B1F, 0x211F31, true),
    ] as [(UInt32, UInt32, Bool)])
    func whatTheTabsLetThrough(_ behind: UInt32, _ color: UInt32, _ isDark: Bool) throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), isDark ? Self.dark : Self.light,
                                design: .ios26, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
            TabView {
                ForEach(0..<3, id: \.self) { _ in
                    rgb(behind).ignoresSafeArea().tabItem { Text("A") }
                }
            }
        }
        // Between the first tab, which is chosen, and the icons and titles of the others.
        try expect([Point("face", 20, color)], in: scene, at: 0.5)
    }

    private func rgb(_ value: UInt32) -> Color {
        Color(red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
              blue: Double(value & 0xFF) / 255)
    }
}
