import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("scaleEffect and transformEffect")
struct ScaleTests {
    @Test(arguments: [(UnitPoint.center, CGRect(x: 30, y: 30, width: 40, height: 40)),
                      (.topLeading, CGRect(x: 40, y: 40, width: 40, height: 40)),
                      (.bottomTrailing, CGRect(x: 20, y: 20, width: 40, height: 40))])
    func theAnchorStays(anchor: UnitPoint, expected: CGRect) {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 20).scaleEffect(2, anchor: anchor) }
        #expect(scene.frame("box") == expected)
    }

    @Test func oneSideIsScaled() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 20).scaleEffect(x: 1, y: 3) }
        #expect(scene.frame("box") == CGRect(x: 40, y: 20, width: 20, height: 60))
    }

    @Test func aNegativeFactorIsAMirror() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) { Probe("a", 10, 10); Probe("b", 10, 10) }.scaleEffect(x: -1)
        }
        #expect(scene.frame("a").minX == 50 && scene.frame("b").minX == 40)
    }

    @Test func aTransformIsMeasuredFromTheCorner() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 20, 20).transformEffect(CGAffineTransform(translationX: 5, y: 7))
        }
        #expect(scene.frame("box") == CGRect(x: 45, y: 47, width: 20, height: 20))
    }
}
