import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Accessories of tab views")
struct TabAccessoryTests {
    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement: TabViewBottomAccessoryPlacement?
        var body: some View { Text(placement == .expanded ? "Expanded" : "Elsewhere") }
    }

    private func scene(_ hasAccessory: Bool) -> ViewHarness {
        window {
            let tabs = TabView {
                Color.red.tagged("content").tabItem { Text("One") }
                Player().tabItem { Text("Two") }
            }
            if hasAccessory {
                tabs.tabViewBottomAccessory { Player() }.tabBarMinimizeBehavior(.onScrollDown)
            } else {
                tabs
            }
        }
    }

    /// The accessory stands above the bar, and the content of the tabs above the accessory: 48 and a gap of 8.
    @Test func itStandsBetweenTheContentAndTheBar() {
        let plain = scene(false), scene = scene(true)
        let content = scene.frame("content"), accessory = scene.frame(of: "Expanded")
        #expect(content.maxY == plain.frame("content").maxY - 48 - 8)
        #expect(accessory.minY > content.maxY && abs(accessory.midX - 195) < 0.5)
        #expect(abs(accessory.midY - (content.maxY + 48 / 2)) < 0.5)
        #expect(scene.frame(of: "One") == plain.frame(of: "One"))
    }

    /// Views in tabs are in no accessory.
    @Test func onlyTheAccessoryKnowsItsPlacement() {
        let scene = scene(true)
        scene.press("Two")
        #expect(scene.frame(of: "Elsewhere").width > 0)
    }
}
