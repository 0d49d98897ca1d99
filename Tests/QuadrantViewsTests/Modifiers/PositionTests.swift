import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("position")
struct PositionTests {
    @Test func theCentreIsAtThePoint() {
        let scene = ViewHarness(offering: 100, 50) { Probe("box", 20, 10).position(CGPoint(x: 30, y: 5)) }
        #expect(scene.frame("box") == CGRect(x: 30 - 10, y: 5 - 5, width: 20, height: 10))
    }

    @Test func theWholeProposalIsTaken() {
        let scene = ViewHarness { Probe("box", 20, 10).position(x: 500, y: 500) }
        #expect(scene.sizeThatFits(100, 50) == CGSize(width: 100, height: 50))
        #expect(scene.sizeThatFits(0, 0) == .zero)
    }

    @Test func thePointIsMeasuredInTheSpaceOfTheModifier() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 10, 10).position(x: 0, y: 0).frame(width: 60, height: 40)
        }
        // The frame of 60 × 40 is centred: its corner is at (20, 30).
        #expect(scene.frame("box") == CGRect(x: 20 - 5, y: 30 - 5, width: 10, height: 10))
    }

    @Test func touchesOutsideOfTheViewPass() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 10, height: 10).onTapGesture {}.position(x: 20, y: 20)
        }
        #expect(scene.tap(at: CGPoint(x: 20, y: 20)) && !scene.tap(at: CGPoint(x: 60, y: 60)))
    }
}
