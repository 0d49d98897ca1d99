import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("scenePadding")
struct ScenePaddingTests {
    @Test func theInsetIsThatOfTheDesign() {
        let scene = ViewHarness(offering: 390, 100) { Color.red.tagged("color").scenePadding(.horizontal) }
        let inset = CGFloat(Design.ios17.metrics.stack.scenePadding)
        #expect(scene.frame("color") == CGRect(x: inset, y: 0, width: 390 - 2 * inset, height: 100))
    }

    @Test func wideWindowsHaveWiderInsets() {
        let metrics = Design.ios17.metrics.stack
        let scene = ViewHarness(offering: CGFloat(metrics.sceneWidth) + 100, 100) {
            Color.red.tagged("color").scenePadding(.leading)
        }
        #expect(scene.frame("color").minX == CGFloat(metrics.wideScenePadding))
    }
}
