import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("clipped, clipShape, cornerRadius")
struct ClipTests {
    private func clip(_ scene: ViewHarness) -> Path? {
        for case .clip(let path, _, _) in scene.effects { return path }
        return nil
    }

    @Test func aViewIsCutAtItsBounds() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 80, 80).frame(width: 40, height: 20).clipped() }
        #expect(clip(scene) == Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
    }

    @Test func aViewIsCutByAShape() {
        let scene = ViewHarness(offering: 60, 40) { Color.red.clipShape(Circle()) }
        #expect(clip(scene)?.boundingRect == CGRect(x: 10, y: 0, width: 40, height: 40))
        let round = ViewHarness(offering: 60, 40) { Color.red.cornerRadius(10) }
        #expect(clip(round) == RoundedRectangle(cornerRadius: 10).path(in: CGRect(x: 0, y: 0, width: 60, height: 40)))
    }

    @Test func theEvenOddRuleIsPassedOn() {
        let scene = ViewHarness(offering: 60, 40) {
            Color.red.clipShape(Rectangle(), style: FillStyle(eoFill: true, antialiased: false))
        }
        #expect(scene.effects == [.clip(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), isEvenOdd: true,
                                        isAntialiased: false)])
    }

    @Test func clippingDoesNotChangeTheLayout() {
        let scene = ViewHarness { Probe("box", 80, 80).frame(width: 40, height: 20).clipped() }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 40, height: 20))
    }

    /// The content shape decides about touches, not the clip.
    @Test func whatIsCutOffStillTakesTaps() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 80, height: 80).onTapGesture {}.frame(width: 20, height: 20).clipped()
        }
        #expect(scene.tap(at: CGPoint(x: 50, y: 50)) && scene.tap(at: CGPoint(x: 15, y: 15)))
    }
}
