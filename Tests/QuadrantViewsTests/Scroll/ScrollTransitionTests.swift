import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("scrollTransition")
struct ScrollTransitionTests {
    @Test func phasesHaveNumbers() {
        #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
        #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
        #expect(!ScrollTransitionPhase.topLeading.isIdentity)
    }

    @Test func aViewThatLeavesIsInAPhase() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 40)
                        .scrollTransition(.identity) { content, phase in content.opacity(phase.isIdentity ? 1 : 0.25) }
                    Probe("rest", 100, 400)
                }
            }
        }
        #expect(scene.drawnOpacities.first == 1)
        scene.scroll(by: CGSize(width: 0, height: 100))
        scene.scroll(by: CGSize(width: 0, height: -70))
        #expect([1, 0.25].contains(scene.drawnOpacities.first))
    }
}
