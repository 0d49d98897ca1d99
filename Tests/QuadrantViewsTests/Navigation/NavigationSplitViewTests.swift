import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Split views on a phone, which shows one column at a time (#33.24).
@Suite("Columns on a phone") @MainActor
struct NavigationSplitViewSelectionTests {
    private let chosen = Input<Int?>(nil)
    private let leaf = Input<String?>(nil)

    private var numbers: Binding<Int?> { Binding(get: { chosen.value }, set: { chosen.value = $0 }) }
    private var leaves: Binding<String?> { Binding(get: { leaf.value }, set: { leaf.value = $0 }) }

    private func two() -> ViewHarness {
        window {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: numbers) { Text("Row \($0)") }.navigationTitle("Numbers")
            } detail: {
                Text(chosen.value.map { "Detail \($0)" } ?? "Nothing")
            }
        }
    }

    @Test func withoutASelectionTheSidebarIsShown() {
        let scene = two()
        #expect(scene.shows("Row 1") && !scene.shows("Nothing"))
    }

    @Test func withASelectionTheDetailIsShown() {
        chosen.value = 2
        let scene = two()
        #expect(scene.shows("Detail 2") && !scene.shows("Row 1"))
    }

    /// Going back ends the selection.
    @Test func goingBackEndsTheSelection() {
        let scene = two()
        scene.tap("Row 3")
        scene.advance(by: 1)
        #expect(scene.shows("Detail 3") && chosen.value == 3)
        scene.press("Numbers")
        scene.advance(by: 1)
        #expect(scene.shows("Row 1") && chosen.value == nil)
    }

    /// A selection that the program makes or ends opens or closes the detail.
    @Test func theDetailFollowsTheProgram() {
        let scene = two()
        chosen.value = 1
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.shows("Detail 1"))
        chosen.value = nil
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.shows("Row 1") && !scene.shows("Nothing"))
    }

    /// Of three columns, the one after the last selection is shown.
    @Test(arguments: [(nil, nil, "Row 1"), (2, nil, "Leaf b"), (2, "b", "End b")] as [(Int?, String?, String)])
    func threeColumnsOpenToTheLastSelection(number: Int?, letter: String?, shown: String) {
        (chosen.value, leaf.value) = (number, letter)
        let scene = window {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: numbers) { Text("Row \($0)") }
            } content: {
                List(["a", "b"], id: \.self, selection: leaves) { Text("Leaf \($0)") }
            } detail: {
                Text("End \(leaf.value ?? "")")
            }
        }
        #expect(["Row 1", "Leaf b", "End b"].filter(scene.shows) == [shown])
    }
}
