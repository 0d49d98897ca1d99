import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Tab bars that become small")
struct TabBarMinimizeBehaviorTests {
    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement: TabViewBottomAccessoryPlacement?
        var body: some View { Text(placement == .inline ? "Inline" : "Expanded") }
    }

    private func scene(_ behavior: TabBarMinimizeBehavior, design: Design = .ios26,
                       _ sizeClass: UserInterfaceSizeClass? = nil) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: design,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            TabView {
                Tab("Home", systemImage: "house") {
                    ScrollView { Color.red.frame(height: 3000).tagged("content") }
                }
                Tab("Library", systemImage: "books.vertical") { Text("Books") }
                Tab(role: .search) { Text("Results") }
            }
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Player() }
            .environment(\.horizontalSizeClass, sizeClass)
            .environment(\.verticalSizeClass, sizeClass)
        }
    }

    private func scrolled(_ distance: CGFloat, _ scene: ViewHarness) -> ViewHarness {
        scene.scroll(by: CGSize(width: 0, height: distance), at: .point(CGPoint(x: 200, y: 400)))
        scene.advance(by: 2)
        return scene
    }

    private let whole = [CGRect(x: 21, y: 735, width: 360, height: 48), CGRect(x: 21, y: 791, width: 188, height: 62),
                         CGRect(x: 319, y: 791, width: 62, height: 62)]

    /// Published for 402 × 874: an accessory at 84 that is 234 wide, 28 above the bottom. Circles of 48 are left.
    @Test func scrollingDownMakesItSmall() {
        let scene = scene(.onScrollDown)
        #expect(scene.frames(withAttribute: "glass") == whole && scene.shows("Expanded"))
        let small = scrolled(300, scene)
        let circles = [28, 326].map { (x: CGFloat) in CGRect(x: x, y: 798, width: 48, height: 48) }
        #expect(small.frames(withAttribute: "glass")
            == [circles[0], CGRect(x: 84, y: 798, width: 234, height: 48), circles[1]])
        #expect(small.shows("Inline") && !small.shows("Library"))
        #expect(scrolled(-100, small).frames(withAttribute: "glass") == whole)
        #expect(scene.shows("Expanded") && scene.shows("Library"))
    }

    /// A bar in which content is scrolled up becomes small only when it was down before.
    @Test func scrollingUpMakesItSmall() {
        let scene = scrolled(300, scene(.onScrollUp))
        #expect(scene.frames(withAttribute: "glass") == whole)
        #expect(scrolled(-100, scene).shows("Inline"))
        #expect(scrolled(100, scene).shows("Expanded"))
    }

    @Test func otherBarsKeepTheirSize() {
        #expect(scrolled(300, scene(.automatic)).shows("Expanded"))
        #expect(scrolled(300, scene(.never)).shows("Expanded"))
        #expect(scrolled(300, scene(.onScrollDown, design: .ios17)).shows("Expanded"))
        #expect(scrolled(300, scene(.onScrollDown, .regular)).shows("Expanded"))
    }

    @Test func aTapShowsTheWholeBarAgain() {
        let scene = scrolled(300, scene(.onScrollDown))
        scene.tap(at: CGPoint(x: 52, y: 822))
        scene.advance(by: 2)
        #expect(scene.frames(withAttribute: "glass") == whole && scene.contains("content"))
        #expect(scrolled(100, scene).shows("Inline"))
    }

    /// A tap on the circle for searching selects its tab.
    @Test func anotherTabHasTheWholeBar() {
        let scene = scrolled(300, scene(.onScrollDown))
        scene.tap(at: CGPoint(x: 350, y: 822))
        scene.advance(by: 2)
        #expect(scene.shows("Results") && scene.frames(withAttribute: "glass") == whole)
    }

    /// Offsets beyond the ends, which content springs back from, turn nothing.
    @Test func theEndOfTheContentDoesNotCount() {
        let scene = scrolled(9000, scene(.onScrollDown))
        scene.drag(from: .point(CGPoint(x: 200, y: 600)), by: CGSize(width: 0, height: -300))
        scene.advance(by: 2)
        #expect(scene.shows("Inline"))
    }

    /// The pane is between both places on the way.
    @Test func itMovesThere() {
        let scene = scene(.onScrollDown)
        scene.scroll(by: CGSize(width: 0, height: 300), at: .point(CGPoint(x: 200, y: 400)))
        scene.advance(by: 0.1)
        let frames = scene.drawnFrames
        #expect(frames.contains { (frame: CGRect) in frame.width > 240 && frame.width < 350 && frame.height == 48 })
    }
}
