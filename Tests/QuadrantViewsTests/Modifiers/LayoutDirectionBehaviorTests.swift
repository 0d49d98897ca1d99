import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("layoutDirectionBehavior")
struct LayoutDirectionBehaviorTests {
    /// In the layout direction of the behavior the drawing is mirrored; in the other one it is not.
    @Test(arguments: [
        (Variant.plain, LayoutDirectionBehavior.fixed, 0.0), (.plain, .mirrors(in: .rightToLeft), 0),
        (.plain, .mirrors(in: .leftToRight), 6), (.rightToLeft, .fixed, 6),
        (.rightToLeft, .mirrors(in: .rightToLeft), 0)
    ])
    func viewsAreMirrored(variant: Variant, behavior: LayoutDirectionBehavior, expected: CGFloat) {
        let scene = ViewHarness(offering: 100, 100, variant) {
            HStack(spacing: 0) {
                Probe("first", 4, 10)
                Probe("second", 6, 10)
            }
            .layoutDirectionBehavior(behavior).interactionActivityTrackingTag("pair").tagged("whole")
        }
        #expect(scene.frame("first", in: "whole").minX == expected)
        #expect(scene.size("whole") == CGSize(width: 10, height: 10))
    }
}
