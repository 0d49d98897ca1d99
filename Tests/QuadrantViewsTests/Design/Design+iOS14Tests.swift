import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("iOS 14")
struct DesigniOS14Tests {
    @Test func rulesOfOlderReleases() {
        let rules = Design.ios14.rules
        #expect(rules.hasWideTextSpacing && !rules.stylesReachUnderBars && !rules.keepsNilInFlexibleFrames)
        #expect(!rules.hasDefaultSpring && Design.ios17.rules.hasDefaultSpring)
    }

    /// Before iOS 15 a background does not reach under the bars.
    @Test(arguments: [(Design.ios14, 20.0), (.ios17, 0)])
    func aStyleReachesUnderTheBars(design: Design, top: CGFloat) {
        let bars = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let scene = ViewHarness(offering: ProposedViewSize(width: 50, height: 60), design: design, safeArea: bars) {
            Color.clear.background(.red)
        }
        #expect(scene.fills[0].frame.minY == top)
    }
}
