import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Selection of rows")
struct ListSelectionTests {
    @Test func aTapSelectsWhileEditing() {
        let chosen = Input(Set<Int>())
        let scene = ViewHarness(offering: 390, 400) {
            List(0..<3, id: \.self, selection: chosen.binding) { Text("Row \($0)") }
                .environment(\.editMode, .constant(.active))
        }
        scene.tap("Row 1")
        scene.tap("Row 2")
        #expect(chosen.value == [1, 2])
        scene.tap("Row 1")
        #expect(chosen.value == [2])
    }

    @Test func oneRowIsSelectedAtATime() {
        let chosen = Input<Int?>(nil)
        let scene = ViewHarness(offering: 390, 400) {
            List(selection: chosen.binding) { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
        }
        scene.tap("Row 1")
        #expect(chosen.value == 1)
        scene.tap("Row 2")
        #expect(chosen.value == 2)
    }
}
