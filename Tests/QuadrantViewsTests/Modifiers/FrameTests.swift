import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("frame(width:height:alignment:)") @MainActor
struct FrameTests {
    /// A fixed frame has its size for every proposal, and aligns a smaller child inside.
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

    /// A larger child overflows evenly; the frame does not grow. Proposed 50×50, the frame is centred in it.
    @Test func largerChildOverflows() {
        let scene = ViewHarness(offering: 50, 50) { Probe("child", 80, 20).frame(width: 40).tagged("frame") }
        scene.expectTree("""
            frame 5,15 40×20
            └ child -20,0 80×20
            """)
    }

    /// A length that is negative or not finite is reported; the first counts as 0, the others are ignored (#33).
    @Test(arguments: zip([-12, -CGFloat.infinity, .nan, .infinity], [0, 0, 30, 30] as [CGFloat]))
    func impossibleSideIsReported(side: CGFloat, width: CGFloat) {
        let scene = ViewHarness(offering: 100, 100) { Probe("child", 30, 10).frame(width: side).tagged("frame") }
        #expect(scene.size("frame") == CGSize(width: width, height: 10))
        let report = scene.takeReports().first
        #expect(report?.what.hasPrefix("frame(width:) got") == true)
        #expect(report?.at.hasSuffix("frame") == true)
    }

    /// `maxWidth: .infinity` takes the whole of a finite proposal, and the child's width for the ideal size.
    @Test func infiniteMaximumTakesWhatIsProposed() {
        let scene = ViewHarness(offering: 200, 100) { Probe("child", 30, 10).frame(maxWidth: .infinity) }
        #expect(scene.sizeThatFits(200, nil).width == 200)
        #expect(scene.sizeThatFits(nil, nil).width == 30)
    }

    /// A minimum alone does not make the frame larger than the child.
    @Test func minimumAloneOnlyRaises() {
        let scene = ViewHarness(offering: 200, 100) { Probe("child", 30, 10).frame(minWidth: 50) }
        #expect(scene.sizeThatFits(200, nil).width == 50)
        let wide = ViewHarness(offering: 200, 100) { Probe("child", 80, 10).frame(minWidth: 50) }
        #expect(wide.sizeThatFits(200, nil).width == 80)
    }

    /// Inconsistent limits are corrected: ideal at least the minimum, maximum at least the ideal.
    @Test func limitsAreOrdered() {
        let limits = FrameLimits(min: -10, ideal: 50, max: 25)
        #expect(limits.min == 0)
        #expect(limits.ideal == 50)
        #expect(limits.max == 50)
    }

    /// A negative maximum or ideal length is 0 (#33).
    @Test func negativeLimitsAreZero() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 0) {
                Probe("a", 30, 10).frame(maxWidth: -10).tagged("maximum")
                Probe("b", 30, 10).frame(idealWidth: -10).fixedSize().tagged("ideal")
            }
        }
        #expect(scene.size("maximum") == CGSize(width: 0, height: 10))
        #expect(scene.size("ideal") == CGSize(width: 0, height: 10))
    }
}
