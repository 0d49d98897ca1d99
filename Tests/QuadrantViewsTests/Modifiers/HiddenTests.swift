import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("hidden")
struct HiddenTests {
    @Test func aHiddenViewTakesItsSpace() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) {
                Probe("a", 20, 20)
                Probe("b", 30, 20).hidden()
                Probe("c", 10, 20)
            }
        }
        #expect(scene.frame("a").minX == 20 && scene.frame("c").minX == 20 + 20 + 30)
    }

    @Test func aHiddenViewIsNeitherDrawnNorTouched() {
        let scene = ViewHarness(offering: 20, 20) { Color.red.onTapGesture {}.hidden() }
        #expect(scene.colors == [] && !scene.tap(at: CGPoint(x: 10, y: 10)))
        let shown = ViewHarness(offering: 20, 20) { Color.red.onTapGesture {} }
        #expect(shown.colors.count == 1 && shown.tap(at: CGPoint(x: 10, y: 10)))
    }
}
