import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Selections of fields")
struct TextSelectionTests {
    private let text = Input("Hello brave world")
    private let selection = Input(TextSelection?.none)

    private func field() -> ViewHarness {
        let scene = ViewHarness(offering: 300, 22) {
            TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }),
                      selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
        }
        Finger(scene: scene).tap(298, 11)
        return scene
    }
    private func key(_ scene: ViewHarness, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        _ = scene.host.send(.key(KeyEvent(key, modifiers: modifiers)))
        scene.settle()
    }
    private var selected: String? {
        guard case .selection(let range) = selection.value?.indices else { return nil }
        return String(text.value[range])
    }

    @Test func whatPeopleSelectIsTold() {
        let scene = field()
        #expect(selection.value?.isInsertion == true)
        key(scene, .leftArrow, [.shift, .option])
        #expect(selected == "world")
        key(scene, "a", .control)
        #expect(selected == "Hello brave world")
    }

    @Test func whatTheProgramSelectsIsReplaced() throws {
        let scene = field()
        selection.value = TextSelection(range: try #require(text.value.range(of: "brave")))
        scene.settle()
        _ = scene.host.send(.text("new"))
        scene.settle()
        #expect(text.value == "Hello new world")
        #expect(selection.value == TextSelection(insertionPoint: String.Index(utf16Offset: 9, in: text.value)))
    }

    @Test func aSelectionOlderThanTheWordsEndsWithThem() throws {
        let scene = field()
        let old = TextSelection(range: try #require(text.value.range(of: "world")))
        text.value = "Hi"
        selection.value = old
        scene.settle()
        _ = scene.host.send(.text("!"))
        scene.settle()
        #expect(text.value == "Hi!")
    }

    /// The form with a label for assistive technology is the same field.
    @Test func aFieldWithALabelSelectsToo() {
        let scene = ViewHarness(offering: 300, 22) {
            TextField(text: Binding(get: { text.value }, set: { text.value = $0 }),
                      selection: Binding(get: { selection.value }, set: { selection.value = $0 }),
                      prompt: Text("Prompt"), axis: .horizontal) { Text("Name") }
        }
        Finger(scene: scene).tap(298, 11)
        key(scene, .leftArrow, [.shift, .option])
        #expect(selected == "world")
        text.value = ""
        scene.settle()
        #expect(scene.shows("Prompt"))
    }

    /// What a keyboard on the screen would show changes nothing of a field.
    @Test func hintsForKeyboardsChangeNothing() {
        let submit: SubmitLabel = .search
        let scene = ViewHarness(offering: 300, 100) {
            ScrollView {
                TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }))
                    .textInputAutocapitalization(.sentences).submitLabel(submit)
            }
            .scrollDismissesKeyboard(.interactively)
        }
        Finger(scene: scene).tap(298, 11)
        scene.type("!")
        #expect(text.value == "Hello brave world!")
    }
}
