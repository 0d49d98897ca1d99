import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Spacer")
struct SpacerTests {
    @Test func aSpacerTakesWhatIsLeft() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) { Probe("a", 10, 10); Spacer(); Probe("b", 10, 10) }
        }
        #expect(scene.frame("a").minX == 0 && scene.frame("b").maxX == 100)
    }

    /// 8 points where no length is given.
    @Test func aSpacerHasALeastLength() {
        func width(_ spacer: Spacer) -> CGFloat {
            ViewHarness { HStack(spacing: 0) { Probe("a", 10, 10); spacer; Probe("b", 10, 10) } }
                .sizeThatFits(0, nil).width
        }
        #expect(width(Spacer()) == 28 && width(Spacer(minLength: 0)) == 20 && width(Spacer(minLength: 30)) == 50)
    }

    @Test func aSpacerHasNoExtentAcross() {
        let scene = ViewHarness { HStack(spacing: 0) { Probe("a", 10, 10); Spacer() } }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 100, height: 10))
        let column = ViewHarness { VStack(spacing: 0) { Probe("a", 10, 10); Spacer() } }
        #expect(column.sizeThatFits(100, 100) == CGSize(width: 10, height: 100))
    }

    @Test func spacersShareWhatIsLeft() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) { Spacer(); Probe("a", 10, 10); Spacer(); Probe("b", 20, 10); Spacer() }
        }
        #expect(scene.frame("a").minX == (70.0 / 3 as CGFloat))
        // The sum of three thirds has a rounding error.
        #expect(abs(scene.frame("b").maxX - (100 - 70.0 / 3)) < 1e-9)
    }
}
