import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Bars that give way to content")
struct ToolbarMinimizationTests {
    private func scene(_ behavior: ToolbarMinimizationBehavior, _ restoration: ToolbarMinimizationRestoration,
                       design: Design = .ios26) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: design,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                ScrollView { Color.red.frame(height: 3000) }
                    .navigationTitle("Sky")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarMinimizationBehavior(behavior, for: .navigationBar)
                    .toolbarMinimizationRestoration(restoration, for: .navigationBar)
                    .toolbarMinimizationSafeAreaAdjustment(.automatic)
            }
        }
    }

    private func scrolled(_ distance: CGFloat, _ scene: ViewHarness) -> CGRect {
        scene.scroll(by: CGSize(width: 0, height: distance), at: .point(CGPoint(x: 200, y: 400)))
        scene.advance(by: 2)
        return scene.frame(of: "Sky")
    }

    /// The title's place with the bar on the screen is 62 + 22; without, it is a bar higher.
    @Test func itLeavesWhileContentIsScrolledDown() {
        let scene = scene(.onScrollDown, .automatic)
        #expect(isNear(scene.frame(of: "Sky").midY, 84))
        #expect(isNear(scrolled(300, scene).midY, 84 - 54))
        #expect(isNear(scrolled(-100, scene).midY, 84))
    }

    @Test func itComesBackAtTheEdge() {
        let scene = scene(.onScrollDown, .atScrollEdge)
        #expect(isNear(scrolled(300, scene).midY, 84 - 54))
        #expect(isNear(scrolled(-100, scene).midY, 84 - 54))
        #expect(isNear(scrolled(-400, scene).midY, 84))
    }

    @Test(arguments: [ToolbarMinimizationBehavior.automatic, .never])
    func itStays(_ behavior: ToolbarMinimizationBehavior) {
        #expect(isNear(scrolled(300, scene(behavior, .automatic)).midY, 84))
    }

    /// In looks before iOS 26 the bar stays.
    @Test func earlierBarsStay() {
        let scene = scene(.onScrollDown, .automatic, design: .ios17)
        let before = scene.frame(of: "Sky")
        #expect(scrolled(300, scene) == before)
    }
}
