import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("RenameButton") @MainActor
struct RenameButtonTests {
    private let log = Log()

    @Test func itDoesWhatTheViewAroundSays() {
        let scene = ViewHarness(offering: 300, 300) { RenameButton().renameAction { log.note("rename") } }
        scene.tap("Rename")
        #expect(log.take() == ["rename"])
    }

    @Test func withoutAnActionItIsOff() throws {
        let scene = ViewHarness(offering: 300, 300) { RenameButton() }
        let button = try #require(scene.host.accessibilityTree().first)
        #expect(button.role == .button && button.isDisabled)
    }

    @Test func inTheMenuOfAViewItRenamesThat() {
        let scene = ViewHarness(offering: 300, 300) {
            Text("Note").contextMenu { RenameButton() }.renameAction { log.note("rename") }
        }
        scene.press(.view("Note"), seconds: 0.6)
        scene.tap("Rename")
        #expect(log.take() == ["rename"])
    }

    @Test func itMayMoveTheFocusIntoTheName() {
        struct Row: View {
            @State private var name = "Note"
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($isFocused)
                    RenameButton().renameAction($isFocused)
                    Text(isFocused ? "editing" : "resting")
                }
            }
        }
        let scene = ViewHarness(offering: 300, 300) { Row() }
        #expect(scene.shows("resting"))
        scene.tap("Rename")
        #expect(scene.shows("editing"))
    }
}
