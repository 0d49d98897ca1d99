import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Divider")
struct DividerTests {
    /// One pixel thick: half a point at two pixels a point.
    @Test func aDividerRunsAcrossItsStack() {
        let column = ViewHarness { VStack(spacing: 0) { Divider() } },
            row = ViewHarness { HStack(spacing: 0) { Divider() } }
        #expect(column.sizeThatFits(60, 40) == CGSize(width: 60, height: 0.5))
        #expect(row.sizeThatFits(60, 40) == CGSize(width: 0.5, height: 40))
    }

    @Test func aDividerAloneIsHorizontal() {
        #expect(ViewHarness { Divider() }.sizeThatFits(60, 40) == CGSize(width: 60, height: 0.5))
    }

    @Test func aDividerHasTheColorOfSeparators() {
        let scene = ViewHarness(offering: 60, 40) { Divider() }
        #expect(scene.colors == ["#3C3C434A"])
        #expect(scene.fills[0].frame.size == CGSize(width: 60, height: 0.5))
    }

    @Test func aDividerIsOnePixelAtAnyScale() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 60, height: 40), .threePixels) { Divider() }
        #expect(scene.sizeThatFits(60, 40).height == 1 / CGFloat(3))
    }
}
