import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Right to left")
@MainActor
struct RightToLeftTests {
    /// Layout directions are applied when views are placed and drawn mirrored; layout itself does not depend on them.
    @Test(arguments: [(Variant.plain, true, 0.0), (.rightToLeft, true, 0), (.rightToLeft, false, 6)])
    func viewsAreMirrored(variant: Variant, isEnabled: Bool, expected: CGFloat) {
        let scene = ViewHarness(offering: 100, 100, variant) {
            HStack(spacing: 0) {
                Probe("first", 4, 10)
                Probe("second", 6, 10)
            }
            .flipsForRightToLeftLayoutDirection(isEnabled).tagged("whole")
        }
        #expect(scene.frame("first", in: "whole").minX == expected)
        #expect(scene.size("whole") == CGSize(width: 10, height: 10))
    }
}
