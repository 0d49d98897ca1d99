import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A ZStack is the union of its children once their guides are aligned (Docs/Layout/Stacks.md).
@Suite("ZStack") @MainActor
struct ZStackTests {
    /// (#9.13) A guide at 25 - 60 is 60 to the right of the other's 25: together 50 + 60 wide.
    @Test func isTheUnionOfItsAlignedChildren() {
        let scene = ViewHarness(offering: 300, 300) {
            ZStack {
                Probe("red", 50, 50)
                Probe("blue", 50, 50)
                    .alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] - 60 }
            }
            .tagged("stack")
        }
        #expect(scene.size("stack") == CGSize(width: 50 + 60, height: 50))
        #expect(scene.frame("red", in: "stack").minX == 0)
        #expect(scene.frame("blue", in: "stack").minX == 60)
    }

    @Test func isTheUnionAlongBothAxes() {
        let scene = ViewHarness(offering: 300, 300) {
            ZStack(alignment: .topLeading) {
                Probe("a", 40, 10)
                Probe("b", 30, 20).alignmentGuide(.leading) { _ in -25 }.alignmentGuide(.top) { _ in 15 }
            }
            .tagged("stack")
        }
        // The maximum guides are 0 horizontally and 15 vertically: b is 25 to the right of the line, a 15 below.
        #expect(scene.size("stack") == CGSize(width: 25 + 30, height: 15 + 10))
        #expect(scene.frame("a", in: "stack").origin == CGPoint(x: 0, y: 15))
        #expect(scene.frame("b", in: "stack").origin == CGPoint(x: 25, y: 0))
    }

    @Test func theUnionMirrorsFromRightToLeft() {
        let scene = ViewHarness(offering: 300, 300, .rightToLeft) {
            ZStack(alignment: .leading) {
                Probe("a", 40, 10)
                Probe("b", 30, 10).alignmentGuide(.leading) { _ in -25 }
            }
            .tagged("stack")
        }
        #expect(scene.size("stack").width == (25.0 + 30 as CGFloat))
        #expect(scene.frame("a", in: "stack").maxX == 55)
        #expect(scene.frame("b", in: "stack").minX == 0)
    }

    /// Without explicit guides, the size is the maximum along each axis, whatever the alignment.
    @Test(arguments: [Alignment.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline])
    func isTheLargestChildWithoutGuides(alignment: Alignment) {
        let scene = ViewHarness(offering: 300, 300) {
            ZStack(alignment: alignment) { Probe("a", 40, 10); Probe("b", 15, 35) }.tagged("stack")
        }
        #expect(scene.size("stack") == CGSize(width: 40, height: 35))
    }

    /// Children of lower priority are aligned to the same point and do not affect the size.
    @Test func onlyTheHighestPriorityCounts() {
        let scene = ViewHarness(offering: 300, 300) {
            ZStack(alignment: .leading) {
                Probe("low", 90, 10).alignmentGuide(.leading) { _ in -50 }
                Probe("high", 20, 20).layoutPriority(1)
            }
            .tagged("stack")
        }
        #expect(scene.size("stack") == CGSize(width: 20, height: 20))
        #expect(scene.frame("low", in: "stack").minX == 50)
    }

    @Test func isGreedyAroundAGreedyChild() {
        let scene = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) {
                ZStack { Color.red }.tagged("stack")
                Probe("a", 50, 10)
            }
        }
        #expect(scene.size("stack") == CGSize(width: 250, height: 100))
    }

    @Test func theLayoutValueAgrees() {
        let scene = ViewHarness(offering: 300, 300) {
            AnyLayout(ZStackLayout(alignment: .leading)) {
                Probe("a", 40, 10)
                Probe("b", 30, 10).alignmentGuide(.leading) { _ in -25 }
            }
            .tagged("stack")
        }
        #expect(scene.size("stack").width == (25.0 + 30 as CGFloat))
    }

    /// The flow layout that many programs use: views in a ZStack are positioned by their guides, three of 60 in a row
    /// of 200, and the view below begins after the last row.
    @Test func aFlowLayoutOfGuidesTakesAllItsRows() {
        struct Flow: View {
            var body: some View {
                var x = 0.0, y = 0.0
                return ZStack(alignment: .topLeading) {
                    ForEach(0..<5, id: \.self) { index in
                        Probe("tag\(index)", 60, 20)
                            .alignmentGuide(.leading) { d in
                                if index == 0 { (x, y) = (0, 0) }
                                if x + d.width > 200 { (x, y) = (0, y + d.height) }
                                defer { x += d.width }
                                return -x
                            }
                            .alignmentGuide(.top) { _ in -y }
                    }
                }
            }
        }
        let scene = ViewHarness(offering: 200, 300) {
            VStack(alignment: .leading, spacing: 0) { Flow().tagged("flow"); Probe("below", 10, 10) }
        }
        #expect(scene.size("flow") == CGSize(width: 3 * 60, height: 2 * 20))
        #expect(scene.frame("tag4", in: "flow").origin == CGPoint(x: 60, y: 20))
        #expect(scene.frame("below").minY == scene.frame("flow").maxY)
    }

    /// Several views in an overlay or a background are an implicit ZStack, which the alignment places.
    @Test func severalViewsInAnOverlayAreAlignedAsTheirUnion() {
        let scene = ViewHarness(offering: 300, 300) {
            Probe("base", 200, 100)
                .overlay(alignment: .trailing) {
                    Probe("a", 40, 10)
                    Probe("b", 30, 10).alignmentGuide(HorizontalAlignment.center) { $0.width / 2 - 30 }
                }
                .background(alignment: .leading) {
                    Probe("c", 40, 10)
                    Probe("d", 30, 10)
                }
        }
        // The base is 200 × 100, centred in 300 × 300. The centres are at 20 and -15: b starts 35 to the right of a,
        // and the union is 35 + 30 wide.
        #expect(scene.frame("base").origin == CGPoint(x: 50, y: 100))
        #expect(scene.frame("a").minX == (250.0 - 65 as CGFloat))
        #expect(scene.frame("b").maxX == 250)
        #expect(scene.frame("c").minX == 50)
        #expect(scene.frame("d").minX == (50.0 + 5 as CGFloat))
    }

    /// One view in an overlay is aligned by its own guides: the badge on a corner.
    @Test func oneViewInAnOverlayIsAlignedByItsGuides() {
        let scene = ViewHarness(offering: 300, 300) {
            Probe("base", 200, 100).overlay(alignment: .topTrailing) {
                Probe("badge", 20, 10).alignmentGuide(.trailing) { $0.width / 2 }
                    .alignmentGuide(.top) { $0.height / 2 }
            }
        }
        #expect(scene.frame("badge") == CGRect(x: 250 - 10, y: 100 - 5, width: 20, height: 10))
    }
}
