import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("background and overlay")
struct BackgroundTests {
    @Test func aBackgroundIsDrawnFirstAndAnOverlayLast() {
        let scene = ViewHarness(offering: 20, 20) { Color.blue.background(.red).overlay(.green) }
        #expect(scene.colors == ["#FF3B30FF", "#007AFFFF", "#34C759FF"])
    }

    @Test func aBackgroundIsOfferedTheSizeOfItsView() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).background { Color.red.tagged("behind") }.overlay { Color.blue.tagged("before") }
        }
        #expect(scene.frame("behind") == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(scene.frame("before") == scene.frame("behind"))
    }

    @Test(arguments: [(Alignment.topLeading, CGPoint(x: 30, y: 40)), (.center, CGPoint(x: 45, y: 45)),
                      (.bottomTrailing, CGPoint(x: 60, y: 50))])
    func aSmallerViewIsAligned(alignment: Alignment, corner: CGPoint) {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).overlay(alignment: alignment) { Probe("mark", 10, 10) }
        }
        #expect(scene.frame("mark").origin == corner)
    }

    @Test func aStyleFillsAShapeBehindTheView() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 40, 20).background(.red, in: Circle()) }
        #expect(scene.fills[0].path.boundingRect.size == CGSize(width: 20, height: 20))
        #expect(scene.colors[0] == "#FF3B30FF")
    }

    /// A style reaches under the bars beside the view, a view does not.
    @Test func aStyleReachesUnderTheBars() {
        let bars = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
            size = ProposedViewSize(width: 50, height: 60)
        let style = ViewHarness(offering: size, safeArea: bars) { Color.clear.background(.red) }
        let view = ViewHarness(offering: size, safeArea: bars) { Color.clear.background { Color.red } }
        let held = ViewHarness(offering: size, safeArea: bars) {
            Color.clear.background(.red, ignoresSafeAreaEdges: [])
        }
        #expect(style.fills[0].frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(view.fills[0].frame == CGRect(x: 0, y: 20, width: 50, height: 40))
        #expect(held.fills[0].frame == view.fills[0].frame)
    }
}
