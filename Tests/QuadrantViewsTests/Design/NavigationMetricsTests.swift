import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of bars")
struct NavigationMetricsTests {
    private func top(_ mode: NavigationBarItem.TitleDisplayMode, _ design: Design = .ios17) -> CGFloat {
        ViewHarness(offering: 393, 800, design: design) {
            NavigationStack { Color.red.tagged("content").navigationTitle("Home").navigationBarTitleDisplayMode(mode) }
        }.frame("content").minY
    }

    @Test func contentBeginsBelowTheBar() {
        let metrics = Design.ios17.metrics.navigationBar
        #expect(top(.inline) == CGFloat(metrics.bar) && top(.inline) == 44)
        #expect(top(.large) == CGFloat(metrics.bar + metrics.largeTitle) && top(.large) == 96)
    }

    @Test func aTouchIsAtLeast44PointsWide() {
        let metrics = Design.ios17.metrics.navigationBar
        #expect(metrics.touch == CGSize(width: metrics.minTouch, height: metrics.minTouch) && metrics.minTouch == 44)
    }

    @Test func theTabBarTakesItsHeight() {
        let scene = ViewHarness(offering: 393, 800) {
            TabView { Color.red.tagged("content").tabItem { Text("One") } }
        }
        #expect(scene.frame("content").height == 800 - CGFloat(Design.ios17.metrics.tab.bar))
        #expect(Design.ios17.metrics.tab.bar == 49)
    }
}
