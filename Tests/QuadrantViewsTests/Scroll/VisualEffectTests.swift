import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("visualEffect")
struct VisualEffectTests {
    @Test func anEffectKnowsTheGeometryOfItsView() {
        func scene(_ factor: CGFloat) -> ViewHarness {
            ViewHarness(offering: 100, 100) {
                Probe("box", 20, 10).visualEffect { content, proxy in content.opacity(proxy.size.width * factor) }
            }
        }
        #expect(scene(0.025).drawnOpacities == [0.5] && scene(0.0125).drawnOpacities == [0.25])
    }

    @Test func anEffectFollowsTheScrolling() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 20)
                        .visualEffect { content, proxy in
                            content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
                        }
                    Probe("rest", 100, 400)
                }
            }
        }
        #expect(scene.drawnOpacities.first == 1)
        scene.scroll(by: CGSize(width: 0, height: 10))
        #expect(scene.drawnOpacities.first == 0.5)
    }

    @Test func anEffectChangesNoLayout() {
        let scene = ViewHarness { Probe("box", 20, 10).visualEffect { content, _ in content.scaleEffect(3) } }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 20, height: 10))
    }
}
