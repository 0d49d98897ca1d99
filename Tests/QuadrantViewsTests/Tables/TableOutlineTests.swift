import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Rows below rows of tables")
struct TableOutlineTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }
    private let items = [Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Pear")]), Item(id: "Bread")]

    /// Rows with children are expanded by a tap on their indicator.
    @Test func childrenAreBelow() {
        let scene = ViewHarness(offering: 390, 800) {
            Table(items, children: \.children) { TableColumn("Name") { item in Text(item.id) } }
        }
        #expect(scene.shows("Fruit") && scene.shows("Bread") && !scene.shows("Apple"))
        scene.tap("Fruit")
        #expect(scene.shows("Apple") && scene.shows("Pear"))
        #expect(scene.frame(of: "Apple").minX > scene.frame(of: "Bread").minX)
    }

    @Test func aProgramMayExpandRows() {
        let isExpanded = Input(true)
        let scene = ViewHarness(offering: 390, 800) {
            Table(of: Item.self) {
                TableColumn("Name") { item in Text(item.id) }
            } rows: {
                DisclosureTableRow(items[0], isExpanded: isExpanded.binding) {
                    ForEach(items[0].children ?? []) { TableRow($0) }
                }
                TableRow(items[1])
                EmptyTableRowContent<Item>()
            }
        }
        #expect(scene.shows("Apple"))
        isExpanded.value = false
        scene.settle()
        #expect(!scene.shows("Apple") && scene.shows("Bread"))
    }

    @Test func contentOfAnOwnType() {
        struct Rows: TableRowContent {
            let items: [Item]
            var tableRowBody: some TableRowContent<Item> { ForEach(items) { TableRow($0) } }
        }
        let scene = ViewHarness(offering: 390, 800) {
            Table(of: Item.self) { TableColumn("Name") { item in Text(item.id) } } rows: { Rows(items: items) }
        }
        #expect(scene.shows("Fruit") && scene.shows("Bread"))
    }
}
