import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("padding")
struct PaddingTests {
    private func frame(_ variant: Variant = .plain, _ content: @escaping () -> some View) -> CGRect {
        ViewHarness(offering: ProposedViewSize(width: 100, height: 100), variant) { content() }.frame("color")
    }

    /// 16 points where no length is given.
    @Test func aPaddingWithoutALengthIsThatOfTheSystem() {
        #expect(frame { Color.red.tagged("color").padding() } == CGRect(x: 16, y: 16, width: 68, height: 68))
        #expect(frame { Color.red.tagged("color").padding(.horizontal) } == CGRect(x: 16, y: 0, width: 68, height: 100))
    }

    @Test func eachEdgeHasItsInset() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frame { Color.red.tagged("color").padding(insets) } == CGRect(x: 2, y: 1, width: 94, height: 96))
        #expect(frame(.rightToLeft) { Color.red.tagged("color").padding(insets) }
            == CGRect(x: 4, y: 1, width: 94, height: 96))
    }

    @Test func aFixedViewBecomesLarger() {
        let scene = ViewHarness { Probe("box", 20, 10).padding(5).tagged("padded") }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 20 + 2 * 5, height: 10 + 2 * 5))
        #expect(scene.sizeThatFits(0, 0) == CGSize(width: 30, height: 20))
    }

    @Test func paddingsAddUp() {
        #expect(frame { Color.red.tagged("color").padding(10).padding(.top, 5) }
            == CGRect(x: 10, y: 15, width: 80, height: 75))
    }

    /// A negative length makes the view larger than the space it takes.
    @Test func aNegativePaddingLetsTheViewStandOut() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) { Color.red.tagged("color").padding(-5) }.frame(width: 40, height: 40)
        }
        #expect(scene.frame("color") == CGRect(x: 25, y: 25, width: 50, height: 50))
    }
}
