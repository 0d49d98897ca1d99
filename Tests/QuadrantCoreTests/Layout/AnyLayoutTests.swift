import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A type-erased layout has the same result as the layout itself.
@MainActor @Suite("AnyLayout")
struct AnyLayoutTests {
    /// A spacer grows along the axis of the layout only, and a divider is perpendicular to it.
    @Test func spacersAndDividersFollowTheHiddenLayout() {
        let scene = ViewHarness(offering: 100, 50) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Probe("a", 10, 10)
                Spacer(minLength: 0).tagged("space")
                Divider().tagged("line")
                Probe("b", 10, 10)
            }
            .tagged("all")
        }
        let alone = ViewHarness(offering: 100, 50) {
            HStackLayout(spacing: 0) {
                Probe("a", 10, 10)
                Spacer(minLength: 0).tagged("space")
                Divider().tagged("line")
                Probe("b", 10, 10)
            }
            .tagged("all")
        }
        for name in ["a", "space", "line", "b", "all"] { #expect(scene.frame(name) == alone.frame(name), "\(name)") }
        #expect(scene.size("line").height == 50)
        #expect(scene.size("line").width < 1)
        #expect(scene.frame("b").maxX == 100)
    }

    /// Another layout keeps the existing views.
    @Test func spacersTurnWithTheLayout() {
        let isRow = Input(true)
        let scene = ViewHarness(offering: 100, 60) {
            (isRow.value ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
                Probe("a", 10, 10)
                Spacer(minLength: 0)
                Probe("b", 10, 10)
            }
        }
        #expect(scene.frame("b").maxX == 100)
        isRow.value = false
        scene.settle()
        #expect(scene.frame("a").minY == 0)
        #expect(scene.frame("b").maxY == 60)
        #expect(scene.frame("b").minX == scene.frame("a").minX)
        isRow.value = true
        scene.settle()
        #expect(scene.frame("a").minX == 0)
        #expect(scene.frame("b").maxX == 100)
    }

    private struct Marked: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 20, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
        func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                               subviews: Subviews, cache: inout Void) -> CGFloat? {
            guide == .center ? 3 : nil
        }
    }

    /// A guide of the layout aligns it in the stack around it, hidden or not, also where nothing in it has a guide.
    @Test(arguments: [false, true])
    func guidesPass(isHidden: Bool) {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                Group {
                    if isHidden { AnyLayout(Marked()) { Probe("inner", 5, 5) } }
                    else { Marked() { Probe("inner", 5, 5) } }
                }
                .tagged("marked")
                Probe("other", 10, 10)
            }
        }
        // Its third point from the top is aligned with the middle of the other, the fifth.
        #expect(scene.frame("other").minY + 5 == scene.frame("marked").minY + 3)
    }

    private final class Calls { var made = 0, updated = 0 }
    private struct Counting: Layout {
        let calls: Calls
        func makeCache(subviews: Subviews) -> Int {
            calls.made += 1
            return 0
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) { calls.updated += 1 }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }

    /// The layout's cache is updated as usual.
    @Test func cachesAreUpdated() {
        func made(_ isHidden: Bool) -> (made: Int, updated: Int) {
            let calls = Calls(), count = Input(2)
            let scene = ViewHarness(offering: ProposedViewSize(width: 100, height: 100), isChecked: false) {
                let views = ForEach(0..<count.value, id: \.self) { Probe("\($0)", 5, 5) }
                if isHidden { AnyLayout(Counting(calls: calls)) { views } } else { Counting(calls: calls) { views } }
            }
            count.value = 3
            scene.settle()
            return (calls.made, calls.updated)
        }
        #expect(made(true) == made(false))
    }
}
