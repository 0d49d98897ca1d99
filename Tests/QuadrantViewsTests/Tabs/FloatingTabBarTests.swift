import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("A floating tab bar") @MainActor
struct FloatingTabBarTests {
    private func phone<Content: View>(
        _ bottom: CGFloat = 34, @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: bottom, trailing: 0), content: content)
    }

    private func tabs(_ titles: [String], bottom: CGFloat = 34) -> [CGRect] {
        phone(bottom) {
            TabView {
                ForEach(titles, id: \.self) { title in
                    Color.clear.tabItem { Label(title, systemImage: "gear") }
                }
            }
        }.frames(withAttribute: "glass")
    }

    /// Measured: 62 high, 21 above the bottom of the window, centred; three tabs of 94 that overlap by 8.
    @Test func theCapsuleIsAsWideAsItsTabs() {
        #expect(tabs(["One", "Two", "Three"]) == [CGRect(x: 64, y: 791, width: 274, height: 62)])
        #expect(tabs(["One", "Two"]) == [CGRect(x: 107, y: 791, width: 188, height: 62)])
        // Without a safe area the capsule has the same place.
        #expect(tabs(["One", "Two"], bottom: 0) == [CGRect(x: 107, y: 791, width: 188, height: 62)])
    }

    /// Measured: "Campaigns" makes a tab 95.33, and three of them 278, whichever is chosen.
    @Test func longTitlesWidenAllTabs() throws {
        let frame = try #require(tabs(["Dashboard", "Campaigns", "SKUs"]).first)
        #expect(abs(frame.width - 278) < 1.5)
        #expect(tabs(["Campaigns", "Dashboard", "SKUs"]).first?.width == frame.width)
    }

    /// Measured with five tabs on 402 points: the middles of the titles. Each tab has as much beside its title, which
    /// all give up the same part of.
    @Test func narrowTabsShareWhatIsLeft() throws {
        let titles = ["Overview", "Students", "Attendance", "Projects", "Settings"]
        let scene = phone {
            TabView {
                ForEach(titles, id: \.self) { title in Color.clear.tabItem { Label(title, systemImage: "gear") } }
            }
        }
        let texts = scene.frames(withAttribute: "text").filter { $0.midY > 791 }
        for middle in [131.0, 204.5, 275.5, 339.7] {
            #expect(texts.contains { abs($0.midX - middle) < 1 }, "\(middle) of \(texts.map(\.midX))")
        }
    }

    /// A tab bar without room for the paddings of its tabs divides what there is.
    @Test func aBarWithoutRoomHasNoNegativeWidths() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 60, height: 300), design: .ios26) {
            TabView {
                Tab("Home", systemImage: "house") { Color.clear }
                Tab("Library", systemImage: "books.vertical") { Color.clear }
                Tab(role: .search) { Color.clear }
            }
        }
        #expect(scene.frames(withAttribute: "glass").allSatisfy { $0.width >= 0 })
    }

    /// Measured: at most 360 of 402.
    @Test func manyTabsAreNarrower() {
        #expect(tabs(["A", "B", "C", "D"]).map(\.width) == [360])
        #expect(tabs(["A", "B", "C", "D", "E"]).map(\.width) == [360])
    }

    @Test func aTabForSearchingIsACircleBesideIt() {
        let scene = phone {
            TabView {
                Tab("Home", systemImage: "house") { Color.clear }
                Tab("Library", systemImage: "books.vertical") { Color.clear }
                Tab(role: .search) { Color.clear.tagged("search") }
            }
        }
        let glass = scene.frames(withAttribute: "glass")
        #expect(glass.map(\.size) == [CGSize(width: 188, height: 62), CGSize(width: 62, height: 62)])
        // At both edges of the bar.
        #expect(glass.first?.minX == 21 && glass.last?.maxX == 402 - 21)
        if glass.count == 2 {
            scene.tap(at: CGPoint(x: glass[1].midX, y: glass[1].midY))
            scene.settle()
        }
        #expect(scene.contains("search"))
    }

    /// The tint of the chosen tab. Measured in light: 007EF6 where it is 0088FF; published in the dark: 1BACFF for
    /// 0091FF. A tint of the program is as it is (measured: F05138).
    @Test(arguments: [
        (false, nil, [0x00, 0x7E, 0xF6]), (false, .blue, [0x00, 0x7E, 0xF6]), (true, nil, [0x1B, 0xAC, 0xFF]),
        (false, Color(red: 240 / 255, green: 81 / 255, blue: 56 / 255), [0xF0, 0x51, 0x38]),
    ] as [(Bool, Color?, [Int])])
    func glassChangesTheSystemsTint(_ isDark: Bool, _ tint: Color?, _ color: [Int]) throws {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874),
                                Variant(isDark: isDark, scale: 1, description: isDark ? "dark" : "light"),
                                design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            TabView {
                Tab("One", systemImage: "square") { Color.clear }
                Tab("Two", systemImage: "star") { Color.clear }
            }
            .tint(tint)
        }
        // The middle of the first icon, which is filled.
        let pixels = try raster(scene.displayList), at = (815 * pixels.width + 107 + 4 + 94 / 2) * 4
        #expect((0..<3).allSatisfy { abs(Int(pixels.rgba[at + $0]) - color[$0]) <= 2 })
    }

    /// Content ends 83 above the bottom of the window, as with an opaque bar.
    @Test func contentKeepsItsInset() {
        let scene = phone {
            TabView { Tab("Home", systemImage: "house") { Color.red.tagged("content") } }
        }
        #expect(abs(scene.frame("content").maxY - (874 - 83)) < 0.001)
    }

    /// Documented: a prominent tab has the place that a search tab has otherwise. A guess: a circle beside the bar.
    @Test func aProminentTabIsBesideTheBar() {
        func plates(_ role: TabRole?, hasSearch: Bool) -> [CGRect] {
            ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                        safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
                TabView {
                    Tab("One", systemImage: "star") { Color.clear }
                    Tab("Two", systemImage: "plus", role: role) { Color.clear }
                    if hasSearch { Tab(role: .search) { Color.clear } }
                }
            }
            .frames(withAttribute: "glass")
        }
        #expect(plates(nil, hasSearch: false).count == 1)
        let prominent = plates(.prominent, hasSearch: false), search = plates(nil, hasSearch: true)
        #expect(prominent.count == 2 && prominent.last == search.last)
        // The search tab is on the capsule then.
        let both = plates(.prominent, hasSearch: true)
        #expect(both.count == 2 && both.first?.width == search.first?.width && both.last == search.last)
    }
}
