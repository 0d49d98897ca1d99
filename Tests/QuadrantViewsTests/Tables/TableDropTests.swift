import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Rows of tables that come from a collection take drops between them.
@MainActor @Suite("Drops between rows of tables")
struct TableDropTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
    }
    private let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]

    @Test func itemsAreDroppedBeforeAndAfterARow() {
        let log = Log()
        let scene = ViewHarness(offering: 300, 400) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("x").tagged("fruit")
                Table(of: Person.self) {
                    TableColumn("Name") { Text($0.name) }
                } rows: {
                    ForEach(people) { TableRow($0) }
                        .dropDestination(for: String.self) { offset, items in log.note("\(items) before \(offset)") }
                }
            }
        }
        let row = scene.frame(of: "Bob")
        for distance in [-8.0, 8] {
            scene.carry(from: .point(CGPoint(x: 100, y: 25)),
                        to: .point(CGPoint(x: row.midX, y: row.midY + distance)))
        }
        #expect(log.take() == ["[\"x\"] before 1", "[\"x\"] before 2"])
    }
}
