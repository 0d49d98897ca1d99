import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("rotationEffect")
struct RotationTests {
    private func isNear(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        // The sine and cosine of 90° have rounding errors.
        zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]).allSatisfy {
            abs($0 - $1) < 1e-9
        }
    }

    @Test func aViewTurnsAroundItsCorner() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading)
        }
        // The corner is at (30, 40); what was to its right is now below it.
        #expect(isNear(scene.frame("box"), 30 - 20, 40, 20, 40))
    }

    @Test func halfATurnIsWhereItWas() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 40, 20).rotationEffect(.radians(.pi)) }
        #expect(isNear(scene.frame("box"), 30, 40, 40, 20))
    }

    @Test func turningTakesNoSpace() {
        let scene = ViewHarness { Probe("box", 40, 20).rotationEffect(.degrees(90)) }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 40, height: 20))
    }

    @Test func turnsAddUp() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).rotationEffect(.degrees(30)).rotationEffect(.degrees(60))
        }
        #expect(isNear(scene.frame("box"), 40, 30, 20, 40))
    }
}
