import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Search tabs and accessories that come and go")
struct TabSearchTests {
    @Test func anAccessoryMayBeLeftOut() {
        let isEnabled = Input(false)
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Color.red.tagged("content") }
                Tab(role: TabRole.search) { Text("Results") }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled.value) { Text("Player") }
            .tabViewSearchActivation(TabSearchActivation.searchTabSelection)
        }
        let end = scene.frame("content").maxY
        #expect(!scene.shows("Player"))
        isEnabled.value = true
        scene.settle()
        #expect(scene.shows("Player") && scene.frame("content").maxY < end)
        scene.press("Search")
        #expect(scene.shows("Results"))
    }
}
