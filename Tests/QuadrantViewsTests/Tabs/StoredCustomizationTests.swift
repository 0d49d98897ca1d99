import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing

/// What a person changes of tabs and of tables is stored.
@MainActor @Suite("Stored customizations")
struct StoredCustomizationTests {
    private struct Row: Identifiable { let id = 0 }

    private func drawing(_ words: String) -> String {
        ViewHarness(offering: 300, 100) { Text(verbatim: words) }.displayList.text
    }

    @Test func changesOfTabsAreStored() {
        struct Content: View {
            @AppStorage("tabs") private var tabs: TabViewCustomization
            @SceneStorage("tabs") private var sceneTabs = TabViewCustomization()
            var body: some View {
                Text(verbatim: "\(tabs[sidebarVisibility: "a"]) \(sceneTabs[sidebarVisibility: "a"])")
                    .accessibilityIdentifier("shown")
                    .onTapGesture {
                        tabs[sidebarVisibility: "a"] = .hidden
                        sceneTabs[sidebarVisibility: "a"] = .visible
                    }
            }
        }
        let store = VolatileDefaults()
        let scene = ViewHarness(offering: 300, 100) { Content().defaultAppStorage(store) }
        #expect(scene.displayList.text == drawing("automatic automatic"))
        scene.tap("shown")
        scene.settle()
        #expect(scene.displayList.text == drawing("hidden visible"))
        // Another run of the program reads it.
        let again = ViewHarness(offering: 300, 100) { Content().defaultAppStorage(store) }
        #expect(again.displayList.text == drawing("hidden automatic"))
    }

    @Test func changesOfTablesAreStored() {
        struct Content: View {
            @AppStorage("columns") private var columns: TableColumnCustomization<Row>
            @SceneStorage("columns") private var sceneColumns: TableColumnCustomization<Row>
            var body: some View {
                Text(verbatim: "\(columns[visibility: "a"]) \(sceneColumns[visibility: "a"])")
            }
        }
        let store = VolatileDefaults()
        let scene = ViewHarness(offering: 300, 100) { Content().defaultAppStorage(store) }
        #expect(scene.displayList.text == drawing("automatic automatic"))
    }
}
