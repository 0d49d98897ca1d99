import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Tabs at the top of a pad")
struct TopTabBarTests {
    private func scene(design: Design = .ios26, tabs: Int = 2) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 834, height: 1194), design: design,
                    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)) {
            TabView {
                ForEach(0..<tabs, id: \.self) { index in
                    Tab("Tab \(index)", systemImage: "house") { Text("Content \(index)") }
                }
                Tab(role: .search) { Text("Results") }
            }
            .environment(\.horizontalSizeClass, .regular)
            .environment(\.verticalSizeClass, .regular)
        }
    }

    /// Published: 44 high; in the middle of the upper edge.
    @Test func theyAreOnACapsuleInTheMiddle() throws {
        let glass = scene().frames(withAttribute: "glass")
        let capsule = try #require(glass.first)
        #expect(glass.count == 1 && capsule.height == 44 && capsule.minY == 24)
        #expect(isNear(capsule.midX, 417))
    }

    @Test func aTapShowsAnotherTab() {
        let scene = scene()
        #expect(scene.shows("Content 0"))
        scene.tap("Tab 1")
        #expect(scene.shows("Content 1"))
    }

    /// A pad shows all of them, where a phone has a tab for more than five.
    @Test func allAreThere() {
        #expect(scene(tabs: 7).shows("Tab 6"))
    }

    @Test func earlierPadsHaveThemBelow() {
        #expect(scene(design: .ios17).frame(of: "Tab 0").minY > 1000)
    }
}
