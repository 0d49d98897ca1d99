import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Menus for a selection")
struct SelectionMenuTests {
    private func scene(_ selection: Input<Set<Int>>, _ log: Log) -> ViewHarness {
        ViewHarness(offering: 390, 600) {
            List(0..<3, id: \.self, selection: selection.binding) { Text("Row \($0)") }
                .contextMenu(forSelectionType: Int.self) { rows in
                    Button("Delete \(rows.count)") { log.note(rows.sorted().map { "\($0)" }.joined(separator: " ")) }
                } primaryAction: { _ in }
        }
    }

    /// A long press of a row opens the menu for its value.
    @Test func aRowHasTheMenuOfItsValue() {
        let log = Log(), scene = scene(Input([]), log)
        scene.press(.view("Row 1"), seconds: 0.6)
        scene.advance(by: 1)
        #expect(scene.shows("Delete 1"))
        scene.tap("Delete 1")
        #expect(log.take() == ["1"])
    }

    /// Of a selected row it is for all selected rows.
    @Test func aSelectedRowHasTheMenuOfTheSelection() {
        let log = Log(), scene = scene(Input([0, 2]), log)
        scene.press(.view("Row 2"), seconds: 0.6)
        scene.advance(by: 1)
        scene.tap("Delete 2")
        #expect(log.take() == ["0 2"])
    }
}
