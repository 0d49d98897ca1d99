import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Bars at the edges of scroll views")
struct ScrollEdgeEffectTests {
    /// A bar takes the room that `safeAreaInset` gives it.
    @Test func barsAreInsets() {
        let bars = ViewHarness(offering: 200, 300) {
            Color.red.tagged("content")
                .safeAreaBar(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
                .safeAreaBar(edge: .leading, alignment: .top, spacing: 5) { Color.green.frame(width: 30) }
                .scrollEdgeEffectStyle(ScrollEdgeEffectStyle.soft, for: .top).scrollEdgeEffectHidden(false, for: .all)
        }
        #expect(bars.frame("content") == CGRect(x: 35, y: 40, width: 165, height: 260))
    }

    @Test func behavioursMayHaveProperties() {
        #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
        struct Pages: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 100 }
            func properties(context: ScrollTargetBehaviorPropertiesContext) -> Properties {
                var properties = Properties()
                properties.limitsScrolls = true
                return properties
            }
        }
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50).tagged("content") }
                .scrollTargetBehavior(Pages())
        }
        #expect(scene.frame("content").width == 400)
    }
}
