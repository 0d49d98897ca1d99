import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Options of dialogs")
struct DialogOptionsTests {
    /// A dialog of a phone has neither icon nor toggle, and its frame does not change.
    @Test func theyChangeNoDialog() {
        func scene(_ hasOptions: Bool) -> ViewHarness {
            window {
                let base = Text("Content").alert("Title", isPresented: .constant(true)) { Button("Yes") {} }
                if hasOptions {
                    base.dialogIcon(Image(systemName: "star")).dialogSeverity(DialogSeverity.critical)
                        .dialogSuppressionToggle("Again", isSuppressed: .constant(false))
                        .dialogSuppressionToggle(Text("Again"), isSuppressed: .constant(false))
                        .dialogSuppressionToggle(isSuppressed: .constant(false))
                        .dialogPreventsAppTermination(true).presentationPreventsAppTermination(nil)
                        .presentationContentInteraction(PresentationContentInteraction.scrolls)
                        .dismissalConfirmationDialog(Text("Close?"), shouldPresent: true) { Button("Close") {} }
                } else {
                    base
                }
            }
        }
        let plain = scene(false), other = scene(true)
        #expect(other.frame(of: "Yes") == plain.frame(of: "Yes"))
        #expect(!other.shows("Again") && !other.shows("Close?"))
    }
}
