import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor
struct EditingTests {
    let log = Log()
    private let text = Input("Hello brave world")

    private func field(_ variant: Variant = .plain) -> ViewHarness {
        let scene = ViewHarness(offering: 300, 22, variant) {
            TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }))
                .onSubmit { log.note("submit") }
        }
        return scene
    }

    private func key(_ scene: ViewHarness, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        _ = scene.host.send(.key(KeyEvent(key, modifiers: modifiers)))
        scene.settle()
    }
    private func type(_ scene: ViewHarness, _ string: String) {
        _ = scene.host.send(.text(string))
        scene.settle()
    }

    @Test func wordsGoWhereTheCaretIs() {
        let scene = field()
        #expect(!scene.host.send(.text("x")))
        Finger(scene: scene).tap(298, 11)
        type(scene, "!")
        #expect(text.value == "Hello brave world!")
        key(scene, .home)
        type(scene, "Oh ")
        #expect(text.value == "Oh Hello brave world!")
        key(scene, .rightArrow, .control)
        key(scene, .delete)
        #expect(text.value == "Oh Hell brave world!")
        key(scene, .delete, .option)
        #expect(text.value == "Oh  brave world!")
        key(scene, .deleteForward)
        #expect(text.value == "Oh brave world!")
    }

    @Test func shiftExtendsTheSelectionAndWordsReplaceIt() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        key(scene, .leftArrow, [.shift, .option])
        type(scene, "moon")
        #expect(text.value == "Hello brave moon")
        key(scene, "a", .control)
        key(scene, .delete)
        #expect(text.value == "")
        key(scene, "z", .control)
        #expect(text.value == "Hello brave moon")
        key(scene, "z", .control)
        #expect(text.value == "Hello brave world")
        key(scene, "z", [.control, .shift])
        #expect(text.value == "Hello brave moon")
    }

    @Test func theClipboardIsTheHosts() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        key(scene, "a", .control)
        key(scene, "x", .control)
        #expect(text.value == "")
        key(scene, "v", .control)
        key(scene, "v", .control)
        #expect(text.value == "Hello brave worldHello brave world")
        _ = scene.host.send(.paste("two\nlines"))
        #expect(text.value.hasSuffix("two lines"))
    }

    @Test func twoTapsSelectAWord() {
        let scene = field()
        let finger = Finger(scene: scene)
        finger.tap(60, 11)
        finger.tap(60, 11, at: 0.2)
        type(scene, "fair")
        #expect(text.value == "Hello fair world")
    }

    @Test func whatAnInputMethodWorksOnIsReplacedUntilItIsDone() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        for string in ["k", "か", "かん"] { _ = scene.host.send(.composition(string)) }
        #expect(text.value == "Hello brave worldかん")
        type(scene, "感")
        #expect(text.value == "Hello brave world感")
    }

    @Test func returnSubmitsAndEndsTheEditing() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        key(scene, .return)
        #expect(log.take() == ["submit"])
        #expect(!scene.host.send(.text("x")))
    }

    @Test func aCaretBlinksTwiceASecond() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        #expect(scene.host.nextWake == 0.5)
        let before = scene.displayList
        scene.host.advance(to: 0.6)
        #expect(scene.displayList != before)
        scene.host.advance(to: 1.1)
        #expect(scene.displayList == before)
    }

    @Test func aValueIsReadWhenTheEditingEnds() {
        let number = Input(12.5)
        let scene = ViewHarness(offering: 300, 22) {
            TextField("Number", value: Binding(get: { number.value }, set: { number.value = $0 }), format: .number)
        }
        Finger(scene: scene).tap(298, 11)
        key(scene, "a", .control)
        type(scene, "7.25")
        #expect(number.value == 12.5)
        key(scene, .return)
        #expect(number.value == 7.25)
        Finger(scene: scene).tap(298, 11, at: 3)
        type(scene, "x")
        key(scene, .return)
        // Invalid text is reverted.
        #expect(number.value == 7.25)
        #expect(scene.shows("7.25"))
    }

    /// The value is formatted and parsed in the environment's locale.
    @Test(arguments: [("en_US", "$1,234.50", "$7.25"), ("de_DE", "1.234,50\u{a0}$", "7,25 $")])
    func aFormatSpeaksTheLanguageOfTheField(locale: String, shown: String, typed: String) {
        let price = Input(1234.5)
        let size = ProposedViewSize(width: 300, height: 22)
        let scene = ViewHarness(offering: size, locale: Locale(identifier: locale)) {
            TextField("Price", value: Binding(get: { price.value }, set: { price.value = $0 }),
                      format: .currency(code: "USD"))
        }
        #expect(scene.shows(shown))
        Finger(scene: scene).tap(298, 11)
        key(scene, "a", .control)
        type(scene, typed)
        key(scene, .return)
        #expect(price.value == 7.25)
    }

    @Test func aSecretShowsNoWordsAndCannotBeCopied() {
        let scene = ViewHarness(offering: 300, 22) {
            SecureField("Password", text: Binding(get: { text.value }, set: { text.value = $0 }))
        }
        #expect(!scene.shows("Hello brave world"))
        Finger(scene: scene).tap(298, 11)
        key(scene, "a", .control)
        key(scene, "c", .control)
        #expect(scene.host.services.readClipboard() == nil)
        type(scene, "pass")
        #expect(text.value == "pass")
    }

    @Test func anEditorMovesBetweenLines() {
        text.value = "one\ntwo\nthree"
        let scene = ViewHarness(offering: 300, 100) {
            TextEditor(text: Binding(get: { text.value }, set: { text.value = $0 }))
        }
        Finger(scene: scene).tap(100, 12)
        key(scene, .downArrow)
        type(scene, "!")
        #expect(text.value == "one\ntwo!\nthree")
        key(scene, .return)
        #expect(text.value == "one\ntwo!\n\nthree")
        key(scene, .upArrow, .control)
        type(scene, ">")
        #expect(text.value == ">one\ntwo!\n\nthree")
    }

    // MARK: nothing changes while a field is measured or drawn

    @Test func measuringAFieldWithAnotherTextKeepsItsUndoHistory() {
        let scene = field()
        Finger(scene: scene).tap(298, 11)
        type(scene, "!")
        let graph = scene.host.graph
        // Measured before the content phase, in which the field follows its binding.
        text.value = "another"
        _ = graph.measure(graph.root, Proposal(.nan, .nan))
        text.value = "Hello brave world!"
        scene.settle()
        key(scene, "z", .control)
        #expect(text.value == "Hello brave world")
    }

    @Test func drawingAFieldLeavesItsCaret() throws {
        final class Selected { var value: TextSelection? }
        let selected = Selected()
        let scene = ViewHarness(offering: 300, 22) {
            TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }),
                      selection: Binding(get: { selected.value }, set: { _ in }))
        }
        Finger(scene: scene).tap(298, 11)
        scene.settle()
        selected.value = TextSelection(range: try #require(text.value.range(of: "Hello")))
        // The caret blinks, so that the field is drawn again.
        let before = scene.displayList
        scene.host.advance(to: 0.6)
        #expect(scene.displayList != before)
        selected.value = nil
        type(scene, "!")
        #expect(text.value == "Hello brave world!")
    }

    @Test func aFieldFollowsItsSelectionWhenItIsBuiltAgain() throws {
        let selection = Input(TextSelection?.none)
        let scene = ViewHarness(offering: 300, 22) {
            TextField("Name", text: Binding(get: { text.value }, set: { text.value = $0 }),
                      selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
        }
        Finger(scene: scene).tap(298, 11)
        scene.settle()
        let before = scene.displayList
        selection.value = TextSelection(range: try #require(text.value.range(of: "Hello")))
        scene.settle()
        #expect(scene.displayList != before)
    }
}
