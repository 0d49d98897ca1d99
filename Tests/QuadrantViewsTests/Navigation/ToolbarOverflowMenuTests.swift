import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("The overflow menu of a toolbar") @MainActor
struct ToolbarOverflowMenuTests {
    private func screen<Items: ToolbarContent>(
        @ToolbarContentBuilder _ items: @escaping @MainActor () -> Items
    ) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Color.clear.navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar { items() }
            }
        }
    }

    /// The rows are in a menu, which is a plate with three dots as that of `secondaryAction`.
    @Test func itsRowsAreInAMenu() {
        let scene = screen { ToolbarOverflowMenu { Probe("row", 10, 10) } }
        let secondary = screen { ToolbarItem(placement: .secondaryAction) { Probe("row", 10, 10) } }
        #expect(!scene.contains("row"))
        #expect(scene.frames(withAttribute: "glass") == secondary.frames(withAttribute: "glass"))
        #expect(scene.frames(withAttribute: "glass").count == 1)
    }

    @Test func pinnedItemsAreAtTheTrailingEnd() {
        let scene = screen { ToolbarItem(placement: .topBarPinnedTrailing) { Probe("item", 30, 20) } }
        #expect(scene.contains("item") && scene.frame("item").midX > 300)
    }
}
