import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Modifiers of table rows")
struct TableRowModifiersTests {
    private struct Item: Identifiable { let id: String }

    @Test func aRowHasAMenu() {
        let log = Log()
        let scene = ViewHarness(offering: 390, 800) {
            Table(of: Item.self) {
                TableColumn("Name") { item in Text(item.id) }
            } rows: {
                TableRow(Item(id: "One")).contextMenu { Button("Copy") { log.note("copy") } }
                TableRow(Item(id: "Two")).onHover { _ in }.draggable("two").selectionDisabled()
                    .dropDestination(for: String.self) { _ in }
            }
        }
        scene.press(.view("One"), seconds: 0.6)
        scene.advance(by: 1)
        scene.tap("Copy")
        #expect(log.take() == ["copy"] && scene.shows("Two"))
    }
}
