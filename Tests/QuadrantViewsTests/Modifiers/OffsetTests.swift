import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("offset")
struct OffsetTests {
    @Test func offsetsAddUp() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).offset(x: 10).offset(CGSize(width: 5, height: -30)).tagged("space")
        }
        #expect(scene.frame("box") == CGRect(x: 40 + 15, y: 40 - 30, width: 20, height: 20))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 20, height: 20))
    }

    /// What is drawn elsewhere is touched there.
    @Test func touchesFollowTheDrawing() {
        let taps = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 20, height: 20).onTapGesture { taps.value += 1 }.offset(x: 30)
        }
        #expect(!scene.tap(at: CGPoint(x: 50, y: 50)))
        #expect(scene.tap(at: CGPoint(x: 80, y: 50)))
        #expect(taps.value == 1)
    }

    @Test func aBackgroundAfterTheOffsetStays() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).offset(y: 8).background { Color.red.tagged("behind") }
        }
        #expect(scene.frame("behind") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(scene.frame("box").minY == 48)
    }
}
