import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("ViewThatFits") @MainActor
struct ViewThatFitsTests {
    /// Shows the first view whose ideal size fits; if none does, the last.
    @Test func theFirstThatFitsIsShown() {
        func width(_ offered: CGFloat) -> CGFloat {
            ViewHarness(offering: offered, 50) {
                ViewThatFits { Probe("large", 100, 20); Probe("medium", 60, 20); Probe("small", 30, 20) }.tagged("fit")
            }.size("fit").width
        }
        #expect(width(100) == 100)
        #expect(width(99) == 60)
        #expect(width(59) == 30)
        #expect(width(10) == 30)
    }

    /// A container that proposes its own size to a stack leaves the last child its width minus a rounding error, as
    /// with text at three pixels per point: 12 1/6 + 6 + 37 2/3 points.
    @Test func roundingIsNoReason() {
        let scene = ViewHarness(offering: 200, 50) {
            ZStack {
                HStack(spacing: 6) {
                    Probe("mark", 12 + 1.0 / 6, 20)
                    ViewThatFits(in: .horizontal) { Probe("word", 37 + 2.0 / 3, 20); Probe("dot", 1, 1) }.tagged("fit")
                }
            }
        }
        #expect(scene.size("fit").width == (37 + 2.0 / 3 as CGFloat))
    }

    /// Any size fits an axis that is not considered.
    @Test func onlyTheAxesCount() {
        let scene = ViewHarness(offering: 200, 10) {
            ViewThatFits(in: .horizontal) { Probe("high", 100, 20); Probe("low", 60, 5) }.tagged("fit")
        }
        #expect(scene.size("fit") == CGSize(width: 100, height: 20))
    }

    /// The views that are not selected are neither drawn nor hit, and their preferences are ignored.
    @Test func theOthersAreSilent() {
        var taps: [String] = []
        let scene = ViewHarness(offering: 50, 50) {
            ViewThatFits {
                Probe("large", 100, 20).preference(key: Names.self, value: ["large"])
                    .onTapGesture { taps.append("large") }
                Probe("small", 30, 20).preference(key: Names.self, value: ["small"])
                    .onTapGesture { taps.append("small") }
            }
        }
        #expect(GraphInspector(scene.host.graph).preference(Names.self) == ["small"])
        #expect(scene.displayList.root.items.count == 1)
        _ = scene.tap(at: CGPoint(x: 25, y: 25))
        #expect(taps == ["small"])
    }

    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
}
