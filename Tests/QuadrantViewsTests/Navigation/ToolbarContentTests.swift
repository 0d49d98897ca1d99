import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("toolbar items")
struct ToolbarContentTests {
    private func place(_ placement: ToolbarItemPlacement) -> CGRect {
        window {
            NavigationStack {
                Color.red.navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
            }
        }.frame(of: "Item")
    }

    @Test func itemsAreOnTheirSide() {
        #expect(place(.topBarLeading).minX == 16 && place(.topBarTrailing).maxX == 390 - 16)
        #expect(place(.primaryAction) == place(.topBarTrailing) && place(.cancellationAction).minX == 16)
        #expect(place(.automatic) == place(.topBarTrailing))
    }

    @Test func thePrincipalItemIsInTheMiddle() {
        #expect(isNear(place(.principal).midX, 390 / 2))
    }

    @Test func theBottomBarIsAtTheBottom() {
        #expect(place(.bottomBar).minY > 700)
    }

    @Test func anItemActs() {
        let log = Log()
        let scene = window {
            NavigationStack { Color.red.toolbar { Button("Add") { log.note("add") } } }
        }
        scene.tap("Add")
        #expect(log.take() == ["add"])
    }
}
