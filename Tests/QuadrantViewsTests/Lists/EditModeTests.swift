import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("EditMode and EditButton")
struct EditModeTests {
    @Test func someModesAreEditing() {
        #expect(!EditMode.inactive.isEditing && EditMode.active.isEditing && EditMode.transient.isEditing)
    }

    private struct Mode: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }

    @Test func aButtonBeginsAndEndsEditing() {
        let mode = Input(EditMode.inactive)
        let scene = ViewHarness(offering: 390, 400) {
            VStack { EditButton(); Mode() }.environment(\.editMode, mode.binding)
        }
        #expect(scene.shows("reading"))
        scene.tap("Edit")
        scene.advance(by: 1)
        #expect(mode.value == .active && scene.shows("editing") && scene.shows("Done"))
        scene.tap("Done")
        scene.advance(by: 1)
        #expect(mode.value == .inactive && scene.shows("reading"))
    }
}
