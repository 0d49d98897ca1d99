import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of stacks and effects")
struct StackMetricsTests {
    @Test func aDividerIsAsLongAsTheDesignSays() {
        let metrics = Design.ios17.metrics.stack
        #expect(ViewHarness { Divider() }.sizeThatFits(nil, nil).width == CGFloat(metrics.dividerIdealSide))
    }

    @Test func shadowsAreScaled() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().shadow(radius: 1) }
        guard case .shadow(_, let radius, _)? = scene.effects.first else { return #expect(Bool(false), "no shadow") }
        #expect(radius == CGFloat(Design.ios17.metrics.effect.shadowScale))
    }

    @Test func dividersOfTheDesktopAreAPointThick() {
        let scene = ViewHarness(offering: 60, 40, design: .macOS) { Divider().tagged("line") }
        #expect(scene.size("line") == CGSize(width: 60, height: 1))
    }
}
