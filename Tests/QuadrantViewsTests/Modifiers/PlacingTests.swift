import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("position and offset") @MainActor
struct PlacingTests {
    /// `position` takes the whole proposal and centres the child at the point, measured from the top leading corner.
    @Test func positionFillsAndCentres() {
        let scene = ViewHarness(offering: 160, 160) { Probe("dot", 10, 10).position(x: 144, y: 80).tagged("position") }
        #expect(scene.frame("position") == CGRect(x: 0, y: 0, width: 160, height: 160))
        #expect(scene.frame("dot") == CGRect(x: 144 - 5, y: 80 - 5, width: 10, height: 10))
    }

    /// In right-to-left layouts, x is measured from the right edge.
    @Test func positionMirrors() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 160, height: 160), .rightToLeft) {
            Probe("dot", 10, 10).position(x: 144, y: 80)
        }
        #expect(scene.frame("dot").midX == (160.0 - 144 as CGFloat))
    }

    /// `offset` affects drawing and not layout.
    @Test func offsetMovesDrawingNotSpace() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                Probe("a", 20, 20).offset(x: 7, y: -3).tagged("space")
                Probe("b", 20, 20)
            }
        }
        #expect(scene.frame("space").minX == 30)
        #expect(scene.frame("a").origin == CGPoint(x: 30 + 7, y: 40 - 3))
        #expect(scene.frame("b").minX == 50)
    }

    /// Changing an offset evaluates one body, measures nothing, and redraws no leaf.
    @Test func offsetCostsOnePlacement() {
        let shift = Input(10.0)
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 20, 20).offset(x: shift.value) }
        let work = scene.work { shift.value = 30 }
        #expect(work.bodies == 1)
        #expect(work.measured == 0)
        #expect(work.drawn == 0)
        #expect(scene.frame("box").minX == (40.0 + 30 as CGFloat))
    }

    /// A frame without changes does no work (I12).
    @Test func idleIsFree() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Text("idle")
                GeometryReader { proxy in Probe("box", proxy.size.width / 2, 4) }
            }
        }
        #expect(scene.work {} == Work())
    }

    /// `fixedSize` proposes nil on its axes and centres the child.
    @Test func fixedSizeProposesNothing() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.tagged("color").fixedSize(horizontal: true, vertical: false).frame(height: 30)
        }
        #expect(scene.frame("color") == CGRect(x: 95, y: 85, width: 10, height: 30))
    }

    /// `aspectRatio` fits inside of the proposal or covers it, and the child is centred.
    @Test(arguments: [(ContentMode.fit, CGSize(width: 100, height: 50)), (.fill, CGSize(width: 200, height: 100))])
    func aspectRatioFitsOrFills(mode: ContentMode, size: CGSize) {
        let scene = ViewHarness(offering: 100, 100) { Color.red.tagged("color").aspectRatio(2, contentMode: mode) }
        #expect(scene.size("color") == size)
        #expect(scene.frame("color").midX == 50)
    }

    /// A ratio of 0 offers no width, and a negative one no negative length (#33).
    @Test(arguments: [(0, CGSize(width: 0, height: 80)), (-2, CGSize(width: 100, height: 0))] as [(CGFloat, CGSize)])
    func aspectRatioNeedNotBePositive(ratio: CGFloat, size: CGSize) {
        let scene = ViewHarness(offering: 100, 80) {
            Color.red.tagged("color").aspectRatio(ratio, contentMode: .fit)
        }
        #expect(scene.size("color") == size)
    }

    /// Padding is subtracted from the proposal and added to the size; the proposal is never negative.
    @Test func paddingInsets() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.tagged("color").padding(.leading, 30).padding(.top, 10)
        }
        #expect(scene.frame("color") == CGRect(x: 30, y: 10, width: 70, height: 90))
        let tight = ViewHarness(offering: 10, 10) { Color.red.tagged("color").padding(20) }
        #expect(tight.size("color") == .zero)
    }

    /// A background is proposed the view's size, is aligned with it, and does not affect layout.
    @Test func backgroundFollowsItsView() {
        let scene = ViewHarness(offering: 200, 200) {
            Probe("view", 40, 40).background(alignment: .bottomTrailing) { Probe("behind", 100, 10) }.tagged("whole")
        }
        #expect(scene.size("whole") == CGSize(width: 40, height: 40))
        #expect(scene.frame("behind").maxX == scene.frame("view").maxX)
        #expect(scene.frame("behind").maxY == scene.frame("view").maxY)
    }

    /// A modifier over several views applies to each of them.
    @Test func modifiersReachEachViewOfAGroup() {
        let scene = ViewHarness(offering: 200, 200) {
            HStack(spacing: 0) { Group { Probe("a", 10, 10); Probe("b", 10, 10) }.padding(5) }
        }
        #expect(scene.frame("b").minX - scene.frame("a").maxX == (5.0 + 5 as CGFloat))
    }
}
