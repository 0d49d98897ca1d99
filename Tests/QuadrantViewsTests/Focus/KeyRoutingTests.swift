import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Keys go to what has the focus first")
struct KeyRoutingTests {
    let log = Log()
    private let text = Input("")
    private var binding: Binding<String> { Binding(get: { text.value }, set: { text.value = $0 }) }

    enum Field: CaseIterable { case plain, secure, growing, editor }
    enum Around: CaseIterable { case list, form, scrollView, lazyStack, nothing }

    @ViewBuilder private func field(_ field: Field) -> some View {
        switch field {
        case .plain: TextField("Name", text: binding)
        case .secure: SecureField("Name", text: binding)
        case .growing: TextField("Name", text: binding, axis: .vertical)
        case .editor: TextEditor(text: binding).frame(height: 60)
        }
    }

    @ViewBuilder private func page(_ around: Around, _ kind: Field) -> some View {
        switch around {
        case .list: List { field(kind).tagged("field"); ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        case .form: Form { field(kind).tagged("field"); ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        case .scrollView:
            ScrollView { field(kind).tagged("field"); ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        case .lazyStack:
            ScrollView { LazyVStack { field(kind).tagged("field"); ForEach(0..<40, id: \.self) { Text("\($0)") } } }
        case .nothing: field(kind).tagged("field")
        }
    }

    /// Key input is text, including spaces (#9.25): the surrounding scroll view neither handles it nor scrolls.
    @Test(arguments: Field.allCases, Around.allCases)
    func spacesAreTyped(kind: Field, around: Around) {
        let scene = ViewHarness(offering: 300, 400) { page(around, kind) }
        let field = scene.frame("field")
        scene.tap(at: CGPoint(x: field.midX, y: field.midY))
        scene.type("a b  c")
        #expect(text.value == "a b  c")
        #expect(scene.frame("field") == field)
    }

    /// Without focus in a text field, the space key scrolls by a page.
    @Test func theSpaceKeyScrollsWhereNoTextIsEdited() {
        let scene = ViewHarness(offering: 300, 400) { page(.list, .plain) }
        let before = scene.frame("field").minY
        #expect(scene.key(.space, characters: " "))
        scene.advance(by: 1)
        #expect(!scene.contains("field") || scene.frame("field").minY < before)
    }

    /// Shortcuts without modifiers are disabled while text is edited; those with a command key are not.
    @Test func plainShortcutsDoNotTakeWhatIsTyped() {
        let scene = ViewHarness(offering: 300, 400) {
            VStack {
                TextField("Name", text: binding).tagged("field")
                Button("Plain") { log.note("plain") }.keyboardShortcut("n", modifiers: [])
                Button("Command") { log.note("command") }.keyboardShortcut("n")
            }
        }
        scene.type("n")
        #expect(log.take() == ["plain"])
        let field = scene.frame("field")
        scene.tap(at: CGPoint(x: field.midX, y: field.midY))
        scene.type("no")
        #expect(text.value == "no")
        #expect(log.take() == [])
        scene.key("n", modifiers: .command)
        #expect(log.take() == ["command"])
    }

    /// On Linux the control key, delivered as `.command`, moves by words; on a Mac the command key moves to the ends.
    @Test(arguments: [(KeyEvent.Convention.linux, "one  three", "one two thre"), (.mac, "three", "")])
    func modifiersMoveAsTheDesktopDoes(convention: KeyEvent.Convention, deleted: String, cut: String) {
        text.value = "one two three"
        let scene = ViewHarness(offering: 300, 22) { TextField("Name", text: binding).tagged("field") }
        Finger(scene: scene).tap(298, 11)
        func key(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
            scene.send(.key(KeyEvent(key, modifiers: modifiers, convention: convention)))
        }
        if convention == .linux {
            key(.leftArrow, .command)
            key(.leftArrow, [])
            key(.delete, .command)
        } else {
            key(.leftArrow, .option)
            key(.delete, .command)
        }
        #expect(text.value == deleted)
        text.value = "one two three"
        scene.settle()
        key(.end, [])
        if convention == .linux { key(.delete, []) } else { key(.delete, .command) }
        #expect(text.value == cut)
    }
}
