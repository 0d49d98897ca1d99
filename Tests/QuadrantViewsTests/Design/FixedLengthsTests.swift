import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of all designs")
struct FixedLengthsTests {
    @Test(arguments: [Design.ios13, .ios14, .ios17, .ios26, .macOS])
    func aPaddingIs16PointsAndASpacer8(design: Design) {
        let scene = ViewHarness(offering: 100, 100, design: design) { Color.red.padding().tagged("padded") }
        #expect(scene.host.sizeThatFits(ProposedViewSize(width: 0, height: 0)) == CGSize(width: 32, height: 32))
        let row = ViewHarness(offering: 100, 100, design: design) { HStack(spacing: 0) { Spacer() } }
        #expect(row.host.sizeThatFits(ProposedViewSize(width: 0, height: 0)).width == 8)
    }
}
