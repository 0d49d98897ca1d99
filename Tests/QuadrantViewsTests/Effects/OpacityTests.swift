import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("opacity")
struct OpacityTests {
    @Test func opacitiesAreMultiplied() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().opacity(0.5).opacity(0.5) }
        #expect(scene.drawnOpacities == [0.25])
    }

    @Test func aFadedViewKeepsItsSpace() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) { Probe("a", 20, 20).opacity(0); Probe("b", 20, 20) }
        }
        #expect(scene.frame("b").minX == 50)
    }

    @Test(arguments: [(1.0, 1), (2, 1), (0, 0)])
    func theEndsNeedNoEffect(opacity: Double, drawn: Int) {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().opacity(opacity) }
        #expect(scene.drawnOpacities.filter { $0 == 1 }.count == drawn)
    }

    /// Overlapping views fade as one picture.
    @Test func aGroupOfViewsFadesEachForItself() {
        let scene = ViewHarness(offering: 20, 20) {
            ZStack { Rectangle().fill(.red); Rectangle().fill(.blue) }.opacity(0.5)
        }
        #expect(scene.effects == [.opacity(0.5)] && scene.colors == ["#FF3B30FF", "#007AFFFF"])
    }
}
