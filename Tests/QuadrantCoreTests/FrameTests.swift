import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("frame(width:height:alignment:)")
@MainActor
struct FrameTests {
    /// A fixed frame keeps its size whatever it is offered and aligns a smaller child inside it.
    @Test(arguments: [
        (Alignment.topLeading, CGPoint(x: 0, y: 0)),
        (.center, CGPoint(x: (100 - 20) / 2, y: (100 - 10) / 2)),
        (.bottomTrailing, CGPoint(x: 100 - 20, y: 100 - 10)),
    ])
    func alignsSmallerChild(alignment: Alignment, origin: CGPoint) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 300, height: nil)) {
            Probe("child", 20, 10).frame(width: 100, height: 100, alignment: alignment).tagged("frame")
        }
        #expect(scene.size("frame") == CGSize(width: 100, height: 100))
        #expect(scene.frame("child", in: "frame") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
    }

    /// A child that is larger overflows evenly; the frame does not grow. Offered 50×50, so the frame is centred in it.
    @Test func largerChildOverflows() {
        let scene = ViewHarness(offering: 50, 50) { Probe("child", 80, 20).frame(width: 40).tagged("frame") }
        scene.expectTree("""
            frame 5,15 40×20
            └ child -20,0 80×20
            """)
    }

    /// Moving what is drawn costs one body and one placement: nothing is measured.
    @Test func offsetCostsOnePlacement() {
        let shift = Input(10.0)
        let scene = ViewHarness { Probe("box", 20, 20).offset(x: shift.value) }
        let work = scene.work { shift.value = 30 }
        #expect(work.bodies == 1)
        #expect(work.measured == 0)
        #expect(work.placed == 1)
    }

    /// Leading is on the right where people read from right to left.
    @Test func leadingIsMirrored() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = ViewHarness(offering: 100, 20, variant) {
                Probe("child", 30, 20).frame(width: 100, alignment: .leading)
            }
            #expect(scene.frame("child") == variant.mirrored(CGRect(x: 0, y: 0, width: 30, height: 20), in: 100))
        }
    }
}
