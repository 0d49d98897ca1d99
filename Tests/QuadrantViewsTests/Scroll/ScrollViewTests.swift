import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("ScrollView")
struct ScrollViewTests {
    private func scene(_ width: Double, _ height: Double, _ axes: Axis.Set = .vertical) -> ViewHarness {
        ViewHarness(offering: 100, 100) { ScrollView(axes) { Probe("content", width, height) } }
    }

    @Test func contentMovesWithTheWheel() {
        let scene = scene(100, 500)
        scene.scroll(by: CGSize(width: 0, height: 30))
        #expect(scene.frame("content") == CGRect(x: 0, y: -30, width: 100, height: 500))
    }

    @Test func contentStopsAtItsEnd() {
        let scene = scene(100, 500)
        scene.scroll(by: CGSize(width: 0, height: 9000))
        scene.advance(by: 3)
        #expect(scene.frame("content").maxY == 100)
    }

    @Test func contentMovesAlongTheAxesOnly() {
        let scene = scene(500, 500, .horizontal)
        scene.scroll(by: CGSize(width: 30, height: 30))
        #expect(scene.frame("content").minX == -30)
        let both = self.scene(500, 500, [.horizontal, .vertical])
        both.scroll(by: CGSize(width: 30, height: 40))
        #expect(both.frame("content").origin == CGPoint(x: -30, y: -40))
    }

    /// Along its axis a scroll view takes what it is offered, across it is as large as its content.
    @Test func aScrollViewTakesTheLengthAndFitsAcross() {
        let scene = ViewHarness { ScrollView { Probe("content", 40, 500) } }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 40, height: 100))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 40, height: 500))
    }

    @Test func aDisabledScrollViewStays() {
        let scene = ViewHarness(offering: 100, 100) { ScrollView { Probe("content", 100, 500) }.scrollDisabled(true) }
        scene.scroll(by: CGSize(width: 0, height: 30))
        #expect(scene.frame("content").minY == 0)
    }
}
