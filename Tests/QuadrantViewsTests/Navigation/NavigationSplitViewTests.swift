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

    private let column = Input(NavigationSplitViewColumn.sidebar)
    private let visibility = Input(NavigationSplitViewVisibility.detailOnly)

    /// One column is shown at a time whatever the visibility, which is not written; the preferred column is the one.
    @Test func aPhoneShowsThePreferredColumn() {
        let two = window {
            NavigationSplitView(columnVisibility: visibility.binding, preferredCompactColumn: column.binding) {
                Text("Side").navigationTitle("Top").navigationSplitViewColumnWidth(300)
            } detail: {
                Text("End").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
            }
        }
        #expect(two.shows("Side") && !two.shows("End"))
        column.value = .detail
        two.settle()
        two.advance(by: 1)
        #expect(two.shows("End") && !two.shows("Side"))
        two.press("Top")
        #expect(column.value == .sidebar && visibility.value == .detailOnly)
        column.value = .content
        let three = window {
            NavigationSplitView(columnVisibility: visibility.binding, preferredCompactColumn: column.binding) {
                Text("Side")
            } content: {
                Text("Middle").containerBackground(.red, for: .navigationSplitView)
            } detail: {
                Text("End")
            }
        }
        #expect(three.shows("Middle") && !three.shows("End"))
        let plain = window {
            NavigationSplitView(columnVisibility: visibility.binding) { Text("Side") } detail: { Text("End") }
        }
        #expect(plain.shows("Side") && !plain.shows("End"))
        #expect(NavigationSplitViewVisibility.detailOnly != .all)
    }

    private struct Framed: NavigationSplitViewStyle {
        func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
            VStack {
                Text("Frame")
                AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration)
            }
        }
    }

    @Test func aStyleDrawsAroundTheColumns() {
        let scene = window {
            NavigationSplitView { Text("Side") } detail: { Text("End") }.navigationSplitViewStyle(Framed())
        }
        #expect(scene.shows("Frame") && scene.shows("Side"))
    }
}
