import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("fixedSize")
struct FixedSizeTests {
    private var box: some View {
        Color.red.frame(minWidth: 5, idealWidth: 30, maxWidth: .infinity, minHeight: 5, idealHeight: 20,
                        maxHeight: .infinity)
    }

    @Test func bothSidesAreIdeal() {
        let scene = ViewHarness { box.fixedSize() }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 30, height: 20))
        #expect(scene.sizeThatFits(0, 0) == CGSize(width: 30, height: 20))
    }

    @Test func oneSideIsIdeal() {
        let wide = ViewHarness { box.fixedSize(horizontal: true, vertical: false) }
        let high = ViewHarness { box.fixedSize(horizontal: false, vertical: true) }
        let neither = ViewHarness { box.fixedSize(horizontal: false, vertical: false) }
        #expect(wide.sizeThatFits(100, 80) == CGSize(width: 30, height: 80))
        #expect(high.sizeThatFits(100, 80) == CGSize(width: 100, height: 20))
        #expect(neither.sizeThatFits(100, 80) == CGSize(width: 100, height: 80))
    }

    /// A row of fixed views may be wider than what it is offered; it stays in the middle.
    @Test func whatDoesNotFitStandsOutOnBothSides() {
        let scene = ViewHarness(offering: 20, 40) { box.tagged("box").fixedSize() }
        #expect(scene.frame("box") == CGRect(x: -5, y: 10, width: 30, height: 20))
    }
}
