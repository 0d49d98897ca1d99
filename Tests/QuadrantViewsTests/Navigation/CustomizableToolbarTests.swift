import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Toolbars that people may arrange")
struct CustomizableToolbarTests {
    /// A phone shows the items as they are declared; what is hidden or not shown by default is left out.
    @Test func itemsAreShownAsDeclared() {
        let scene = window {
            NavigationStack {
                Text("Content").toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .topBarLeading) { Text("A") }
                    ToolbarItem(id: "b", placement: .topBarTrailing, showsByDefault: false) { Text("B") }
                    ToolbarItem(id: "c", placement: .topBarTrailing) { Text("C") }
                        .customizationBehavior(ToolbarCustomizationBehavior.reorderable)
                        .defaultCustomization(.visible, options: ToolbarCustomizationOptions.alwaysAvailable)
                    ToolbarItem(id: "d", placement: .topBarTrailing) { Text("D") }.defaultCustomization(.hidden)
                    ToolbarItem(id: "e", placement: .topBarTrailing) { Text("E") }.hidden()
                    ToolbarItem(id: "f", placement: .topBarLeading) { Text("F") }.defaultCustomization()
                    ToolbarSpacer(.fixed)
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                }
            }
        }
        #expect(scene.shows("A") && scene.shows("C") && scene.shows("F"))
        #expect(!scene.shows("B") && !scene.shows("D") && !scene.shows("E"))
        #expect(scene.frame(of: "A").minX == 16 && isNear(scene.frame(of: "C").maxX, 390 - 16))
    }

    @Test func contentOfAnOwnType() {
        struct Items: CustomizableToolbarContent {
            let hasMore: Bool
            var body: some CustomizableToolbarContent {
                ToolbarItem(id: "a", placement: .topBarTrailing) { Text("A") }
                if hasMore { ToolbarItem(id: "b", placement: .topBarTrailing) { Text("B") } }
            }
        }
        let hasMore = Input(false)
        let scene = window {
            NavigationStack { Text("Content").toolbar(id: "main") { Items(hasMore: hasMore.value) } }
        }
        #expect(scene.shows("A") && !scene.shows("B"))
        hasMore.value = true
        scene.settle()
        #expect(scene.shows("B"))
    }

    @Test func plainItemsMayBeHiddenToo() {
        let scene = window {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Text("A") }.hidden(false)
                    ToolbarItem(placement: .topBarTrailing) { Text("B") }.hidden()
                    ToolbarItemGroup(placement: .topBarLeading) { Text("C") } label: { Text("Group") }
                    ToolbarItem(placement: .topBarLeading) { Text("D").toolbarItemHidden() }
                }
            }
        }
        #expect(scene.shows("A") && !scene.shows("B") && scene.shows("C") && !scene.shows("D"))
        #expect(!scene.shows("Group"))
    }
}
