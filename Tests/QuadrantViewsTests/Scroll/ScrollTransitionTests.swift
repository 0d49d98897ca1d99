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

    /// The opacity of a view 20 points high in a viewport of 100, from 0 past an end to 1 where the threshold is met.
    private func opacity(_ top: Double, _ configuration: ScrollTransitionConfiguration) -> Double {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                Color.red.frame(width: 100, height: 20)
                    .scrollTransition(topLeading: configuration, bottomTrailing: configuration) { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0)
                    }
                    .padding(.top, top).padding(.bottom, 400)
            }
        }
        return scene.drawnOpacities.first ?? 0
    }

    /// A view is hidden where the middles are (20 + 100) / 2 apart, visible where they are 40 apart.
    @Test func thresholdsAreDistancesFromTheMiddle() {
        let plain = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(opacity(40, plain) == 1 && opacity(80, plain) == 1)
        #expect(opacity(90, plain) == 0.5)
        // In the middle at 40; hidden at 100.
        #expect(opacity(40, plain.threshold(.centered)) == 1)
        #expect(abs(opacity(70, plain.threshold(.centered)) - 0.5) < 1e-9)
        // Met 10 points nearer to the middle than where the view is visible: at 70.
        let inset = plain.threshold(ScrollTransitionConfiguration.Threshold.visible.inset(by: 10))
        #expect(opacity(70, inset) == 1 && abs(opacity(85, inset) - 0.5) < 1e-9)
        // Half of the view is visible at 90.
        #expect(opacity(90, plain.threshold(.visible(0.5))) == 1)
        let mixed = ScrollTransitionConfiguration.Threshold.visible.interpolated(towards: .hidden, amount: 0.5)
        #expect(opacity(90, plain.threshold(mixed)) == 1)
    }

    @Test func aStepIsTakenAtTheThreshold() {
        let steps = ScrollTransitionConfiguration.animated.threshold(.centered)
        #expect(opacity(40, steps) == 1 && opacity(50, steps) == 0)
    }
}
