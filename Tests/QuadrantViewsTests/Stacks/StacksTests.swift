import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("HStack, VStack, ZStack")
struct StacksTests {
    @Test func viewsStandNextToEachOther() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 5) { Probe("a", 10, 20); Probe("b", 20, 10) }.tagged("row")
        }
        #expect(scene.frame("row") == CGRect(x: 32.5, y: 40, width: 35, height: 20))
        #expect(scene.frame("a") == CGRect(x: 32.5, y: 40, width: 10, height: 20))
        #expect(scene.frame("b") == CGRect(x: 47.5, y: 45, width: 20, height: 10))
    }

    @Test(arguments: [(HorizontalAlignment.leading, 40.0), (.center, 45), (.trailing, 50)])
    func aColumnIsAligned(alignment: HorizontalAlignment, x: Double) {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(alignment: alignment, spacing: 0) { Probe("a", 20, 10); Probe("b", 10, 10) }
        }
        #expect(scene.frame("b").origin == CGPoint(x: x, y: 50))
    }

    @Test func fromRightToLeftARowBeginsOnTheRight() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 100, height: 20), .rightToLeft) {
            HStack(spacing: 0) { Probe("a", 10, 10); Probe("b", 10, 10) }
        }
        #expect(scene.frame("a").minX == 50 && scene.frame("b").minX == 40)
    }

    /// Each flexible view is offered an equal share of what is left.
    @Test func flexibleViewsShareWhatIsLeft() {
        let scene = ViewHarness(offering: 100, 20) {
            HStack(spacing: 0) { Color.red.tagged("a"); Probe("b", 40, 10); Color.blue.tagged("c") }
        }
        #expect(["a", "b", "c"].map { scene.size($0).width } == [30, 40, 30])
    }

    /// 8 points between views that have no preference.
    @Test func theSpacingOfTheSystem() {
        #expect(ViewHarness { VStack { Color.red; Color.blue } }.sizeThatFits(nil, nil).height == CGFloat(10 + 8 + 10))
        #expect(ViewHarness { HStack { Probe("a", 10, 10); Probe("b", 10, 10) } }.sizeThatFits(nil, nil).width == 28)
    }

    @Test func anEmptyStackHasNoSize() {
        #expect(ViewHarness { HStack {} }.sizeThatFits(100, 100) == .zero)
        #expect(ViewHarness { VStack(spacing: 50) {} }.sizeThatFits(nil, nil) == .zero)
    }
}
