import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("confirmationDialog")
struct ConfirmationDialogTests {
    @Test func choicesAreAtTheBottom() {
        let isShown = Input(true), log = Log()
        let scene = window {
            Text("Below").confirmationDialog("Which?", isPresented: isShown.binding, titleVisibility: .visible) {
                Button("One") { log.note("one") }
                Button("Two") { log.note("two") }
            }
        }
        scene.advance(by: 2)
        #expect(scene.shows("Which?") && scene.shows("Cancel"))
        #expect(scene.frame(of: "One").maxY <= scene.frame(of: "Two").minY)
        #expect(scene.frame(of: "Two").maxY <= scene.frame(of: "Cancel").minY)
        scene.press("Two")
        #expect(log.take() == ["two"] && !isShown.value)
    }

    @Test func theTitleMayBeHidden() {
        let scene = window {
            Text("Below").confirmationDialog("Which?", isPresented: .constant(true), titleVisibility: .hidden) {
                Button("One") {}
            }
        }
        scene.advance(by: 2)
        #expect(scene.shows("One") && !scene.shows("Which?"))
    }

    /// A title that is computed, with data and a message about them.
    @Test func aTitleOfAStringTakesDataAndAMessage() {
        let pages: Int? = 3, title: String? = "Delete?"
        let scene = window {
            Text("Below").confirmationDialog(title ?? "Pages", isPresented: .constant(true),
                                             titleVisibility: .visible, presenting: pages) { count in
                Button("Delete \(count)") {}
            } message: { count in
                Text("All \(count) pages")
            }
        }
        scene.advance(by: 2)
        #expect(scene.shows("Delete?") && scene.shows("Delete 3") && scene.shows("All 3 pages"))
    }
}
