import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Glass is a background that does not affect layout.
@MainActor @Suite("Glass")
struct GlassTests {
    @Test func theViewKeepsItsSize() {
        let scene = ViewHarness(offering: 200, 200) {
            GlassEffectContainer(spacing: 8) { HStack(spacing: 10) {
                Probe("one", 40, 20).glassEffect()
                Probe("two", 40, 20).glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 4))
            } }
        }
        #expect(scene.frame("one") == CGRect(x: (200 - 90) / 2, y: 90, width: 40, height: 20))
        #expect(scene.frame("two") == CGRect(x: (200 - 90) / 2 + 50, y: 90, width: 40, height: 20))
    }

    @Test func whatLiesBeneathIsSeenThroughIt() {
        func drawsGlass(_ glass: Glass) -> Bool {
            ViewHarness(offering: 100, 100) { Probe("view", 40, 20).glassEffect(glass) }.displayList.root.hasBackdrop
        }
        #expect(drawsGlass(.regular) && drawsGlass(.clear) && !drawsGlass(.identity))
        #expect(Glass.regular.tint(.red) != .regular && Glass.regular.tint(.red).tint(nil) == .regular)
    }
}
