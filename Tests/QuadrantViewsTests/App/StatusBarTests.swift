import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Places are those of screenshots of an iPhone 17 (402 × 874, the safe area begins at 62) and an iPhone 13.
@MainActor @Suite("The status bar")
struct StatusBarTests {
    private func scene<Content: View>(_ height: Double, isTablet: Bool = false, _ content: Content) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: isTablet ? 834 : 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: height, leading: 0, bottom: 34, trailing: 0)) {
            StatusBarOverlay(height: height, isTablet: isTablet, content: content)
        }
    }

    /// The time and the symbols are in the middles of both sides of the cutout, in one line with it.
    @Test func besideTheCutout() throws {
        let scene = scene(62, Color.red)
        let wifi = try #require(scene.frames(withAttribute: "symbol").first)
        let time = try #require(scene.frames(withAttribute: "text").first)
        #expect(abs(wifi.minX - 315) < 1 && abs(wifi.width - 17) < 0.01)
        #expect(abs(wifi.midY - 32.5) < 0.5 && abs(time.midY - 32.6) < 0.5)
        #expect(abs(time.midX - 74.4) < 0.5)
    }

    @Test func belowAHomeButtonAndOnAPad() throws {
        let phone = scene(20, Color.red)
        let time = try #require(phone.frames(withAttribute: "text").first)
        #expect(time.midX == 201 && time.maxY <= 20)
        let pad = scene(24, isTablet: true, Color.red)
        #expect(try #require(pad.frames(withAttribute: "text").first).minX == 20)
    }

    @Test func aViewHidesIt() {
        #expect(scene(62, Color.red.statusBarHidden()).frames(withAttribute: "symbol").isEmpty)
        #expect(scene(62, Color.red.statusBar(hidden: true)).frames(withAttribute: "symbol").isEmpty)
        #expect(scene(62, Color.red.statusBarHidden(false)).frames(withAttribute: "symbol").count == 1)
        // There is none in landscape, where the safe area begins at the top.
        #expect(scene(0, Color.red).frames(withAttribute: "symbol").isEmpty)
    }

    /// It moves nothing, takes no touches and is not read.
    @Test func itIsOverTheView() {
        let log = Log()
        let content = VStack(spacing: 0) {
            Button("Up") { log.note("up") }.frame(maxWidth: .infinity, minHeight: 62).tagged("button")
            Spacer(minLength: 0)
        }.ignoresSafeArea()
        let scene = scene(62, content)
        #expect(scene.frame("button") == CGRect(x: 0, y: 0, width: 402, height: 62))
        scene.tap("Up")
        #expect(log.take() == ["up"])
        #expect(scene.host.accessibilityTree().count == 1)
    }

    /// A view that is smaller than the screen is in its middle, and the bar at the top.
    @Test func itIsAtTheTopOfTheScreenWhateverTheView() throws {
        let filled = try #require(scene(62, Color.red).frames(withAttribute: "symbol").first)
        let small = scene(62, Probe("view", 40, 20))
        #expect(small.frames(withAttribute: "symbol").first == filled)
        #expect(small.frame("view").midX == 201 && small.frame("view").midY == 62 + (874 - 62 - 34) / 2)
    }

    /// It is above what is presented, whichever is first, and a key that dismisses leaves it there.
    @Test func itIsAboveSheetsAndCovers() throws {
        let shown = Input(true)
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), Variant(description: "2x"),
                                design: .ios26, safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            StatusBarOverlay(height: 62, isTablet: false, content: Color.white.ignoresSafeArea()
                .fullScreenCover(isPresented: Binding(get: { shown.value }, set: { shown.value = $0 })) {
                    Color.yellow.ignoresSafeArea()
                })
        }
        scene.settle()
        func darkest() throws -> UInt8 {
            let pixels = try raster(scene.displayList)
            return (0..<62 * pixels.width).map { max(pixels.rgba[$0 * 4], pixels.rgba[$0 * 4 + 1]) }.min() ?? 255
        }
        #expect(try darkest() < 60)
        _ = scene.host.graph.presentations.dismissTop()
        scene.settle()
        scene.advance(by: 2)
        #expect(!shown.value)
        #expect(try darkest() < 60)
        #expect(!scene.host.graph.presentations.dismissTop())
    }
}
