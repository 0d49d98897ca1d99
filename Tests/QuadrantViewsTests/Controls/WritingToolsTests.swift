import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Writing tools, dictation and keyboards that are not here")
struct WritingToolsTests {
    private struct Reader: View {
        @Environment(\.writingToolsBehavior) private var tools
        @Environment(\.autocorrectionDisabled) private var isOff
        @Environment(\.disableAutocorrection) private var older
        var body: some View {
            Text("\(tools == .limited ? "limited" : tools == nil ? "none" : "other") \(isOff) \(older == nil)")
        }
    }
    private func label(_ view: some View) -> String? { ViewHarness { view }.host.accessibilityTree().first?.label }

    @Test func viewsReadWhatIsSet() {
        #expect(label(Reader()) == "none false true")
        #expect(label(Reader().writingToolsBehavior(.limited).autocorrectionDisabled()) == "limited true false")
        #expect(label(Reader().writingToolsBehavior(.complete).disableAutocorrection(true)) == "other true false")
        #expect(WritingToolsBehavior.automatic != .disabled)
    }

    @Test func editorsStayAsTheyAre() {
        let scene = ViewHarness(offering: 100, 100) {
            TextEditor(text: .constant("abc")).writingToolsAffordanceVisibility(.hidden)
                .textInputFormattingControlVisibility(.hidden, for: .contextMenu)
                .searchDictationBehavior(.inline(activation: .onSelect)).tagged("editor")
        }
        #expect(scene.size("editor") == CGSize(width: 100, height: 100))
        let places: TextInputFormattingControlPlacement.Set = [.accessoryBar, .fontPanel, .inputAssistant, .contextMenu]
        #expect(places == .all)
        #expect(TextInputDictationBehavior.preventDictation != .automatic)
        #expect(TextInputDictationBehavior.inline(activation: .onLook) != .inline(activation: .onSelect))
    }

    @Test func theSelectionOfASearchIsBound() {
        let selection = Input<TextSelection?>(nil)
        let scene = ViewHarness(offering: 390, 400) {
            NavigationStack {
                Text("found").navigationTitle("Title").searchable(text: .constant("abc"), isPresented: .constant(true))
                    .searchSelection(Binding(get: { selection.value }, set: { selection.value = $0 }))
            }
        }
        scene.settle()
        let fields = scene.host.accessibilityTree().filter { $0.role == .textField || !$0.children.isEmpty }
        #expect(!fields.isEmpty)
    }
}
