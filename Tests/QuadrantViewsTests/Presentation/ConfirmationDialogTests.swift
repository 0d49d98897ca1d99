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
}
