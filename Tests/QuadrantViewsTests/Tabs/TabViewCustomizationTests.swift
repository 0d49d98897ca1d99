import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("TabViewCustomization")
struct TabViewCustomizationTests {
    @Test func itKeepsWhatIsStored() throws {
        var customization = TabViewCustomization()
        #expect(customization[sidebarVisibility: "a"]
            == .automatic && customization[tabBarVisibility: "a"] == .automatic)
        customization[sidebarVisibility: "a"] = .hidden
        customization[tab: "b"].sidebarVisibility = .visible
        let copy = try JSONDecoder().decode(
            TabViewCustomization.self, from: JSONEncoder().encode(customization))
        #expect(copy == customization && copy[sidebarVisibility: "a"] == .hidden)
        customization.resetVisibility()
        #expect(customization[tab: "b"].sidebarVisibility == .automatic)
    }

    @Test func anOrderIsNilUntilAPersonChangesIt() {
        var customization = TabViewCustomization()
        #expect(customization[sectionID: "s"] == nil && customization[section: "s"].tabOrder == nil)
        customization.resetSectionOrder()
        customization.resetSectionOrder(for: "s")
        customization[section: "s"].resetTabOrder()
        #expect(customization[sectionID: "s"] == nil)
    }

    /// A view knows the bar that it is in, and a phone's bar is the same with and without customization.
    @Test func theBarOfAPhoneCannotBeChanged() {
        struct Page: View {
            @Environment(\.tabBarPlacement) private var placement: TabBarPlacement?
            @Environment(\.isTabBarShowingSections) private var hasSections
            var body: some View { Text(placement == .bottomBar && !hasSections ? "Bottom" : "Elsewhere") }
        }
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Page() }
                    .customizationID("one").customizationBehavior(.disabled, for: .sidebar, .tabBar)
                    .defaultVisibility(.hidden, for: .tabBar)
            }
            .tabViewCustomization(.constant(TabViewCustomization()))
            .defaultAdaptableTabBarPlacement(AdaptableTabBarPlacement.sidebar)
            .tabViewSidebarHeader { Text("Above") }
            .tabViewSidebarFooter { Text("Below") }
            .tabViewSidebarBottomBar { Text("Bar") }
        }
        #expect(scene.shows("Bottom") && scene.shows("One"))
        #expect(!scene.shows("Above") && !scene.shows("Below") && !scene.shows("Bar"))
    }

    @Test func pagesHaveIndicators() {
        struct Page: View {
            @Environment(\.tabBarPlacement) private var placement
            var body: some View { Text(placement == .pageIndicator ? "Dots" : "Elsewhere") }
        }
        let scene = window { TabView { Tab("One", systemImage: "star") { Page() } }.tabViewStyle(.page) }
        #expect(scene.shows("Dots"))
    }

    @Test func partsOfACustomizationAreValues() throws {
        var customization = TabViewCustomization()
        let tab: TabViewCustomization.TabCustomization = customization[tab: "a"]
        let section: TabViewCustomization.SectionCustomization = customization[section: "s"]
        #expect(tab.tabBarVisibility == .automatic && section.tabOrder == nil)
        customization[tab: "a"].sidebarVisibility = .hidden
        #expect(customization[tab: "a"] != tab && customization[section: "s"] == section)
        let stored = try JSONEncoder().encode(customization[tab: "a"])
        #expect(try JSONDecoder().decode(TabViewCustomization.TabCustomization.self, from: stored)
            == customization[tab: "a"])
        let behaviors: Set<TabCustomizationBehavior> = [.automatic, .reorderable, .disabled]
        #expect(behaviors.count == 3 && TabBarPlacement.topBar != .bottomBar)
    }
}
