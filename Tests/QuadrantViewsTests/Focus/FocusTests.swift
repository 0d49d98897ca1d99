import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct FocusTests {
    let log = Log()

    private enum Field: Hashable { case name, mail, missing }

    /// Logs its focus state each time its body is evaluated.
    private struct Form: View {
        let log: Log
        var isMailOff = false
        @FocusState private var field: Field?
        @FocusState private var isNameFocused: Bool
        var body: some View {
            log.note("\(field.map { "\($0)" } ?? "nil") \(isNameFocused)")
            return VStack(spacing: 0) {
                Color.red.focusable().focused($field, equals: .name).focused($isNameFocused)
                Color.green.focusable().focused($field, equals: .mail).disabled(isMailOff)
                Color.blue.onTapGesture { field = .mail }
                Color.yellow.onTapGesture { field = nil }
                Color.gray.onTapGesture { field = .missing }
            }
        }
    }

    private func key(_ scene: ViewHarness, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        defer { scene.settle() }
        return scene.host.send(.key(KeyEvent(key, modifiers: modifiers)))
    }

    @Test func aTapOnAViewThatTakesTheFocusMovesTheStates() {
        let scene = ViewHarness(offering: 100, 500, evaluatesTwice: false) { Form(log: log) }
        #expect(log.take() == ["nil false"])
        Finger(scene: scene).tap(50, 50)
        #expect(log.take() == ["name true"])
        Finger(scene: scene).tap(50, 150)
        #expect(log.take() == ["mail false"])
    }

    @Test func aStateThatIsWrittenMovesTheFocus() {
        let scene = ViewHarness(offering: 100, 500, evaluatesTwice: false) { Form(log: log) }
        _ = log.take()
        Finger(scene: scene).tap(50, 250)
        #expect(log.take() == ["mail false"])
        Finger(scene: scene).tap(50, 350)
        #expect(log.take() == ["nil false"])
    }

    @Test func aValueThatNoViewStandsForIsTakenBack() {
        let scene = ViewHarness(offering: 100, 500, evaluatesTwice: false) { Form(log: log) }
        Finger(scene: scene).tap(50, 50)
        _ = log.take()
        Finger(scene: scene).tap(50, 450)
        #expect(log.take().last == "name true")
    }

    @Test func theTabKeyGoesThroughTheViewsInTheirOrderAndAround() {
        let scene = ViewHarness(offering: 100, 500, evaluatesTwice: false) { Form(log: log) }
        _ = log.take()
        #expect(key(scene, .tab))
        #expect(key(scene, .tab))
        #expect(key(scene, .tab))
        #expect(key(scene, .tab, .shift))
        #expect(log.take() == ["name true", "mail false", "name true", "mail false"])
    }

    @Test func aDisabledViewTakesNoFocus() {
        let scene = ViewHarness(offering: 100, 500, evaluatesTwice: false) { Form(log: log, isMailOff: true) }
        _ = log.take()
        Finger(scene: scene).tap(50, 150)
        Finger(scene: scene).tap(50, 250)
        #expect(log.take().last == "nil false")
        _ = key(scene, .tab)
        _ = key(scene, .tab)
        #expect(log.take() == ["name true"])
    }

    private struct Leaving: View {
        let log: Log
        @State private var isThere = true
        @FocusState private var isFocused: Bool
        var body: some View {
            log.note("\(isFocused)")
            return VStack(spacing: 0) {
                if isThere { Color.red.focusable().focused($isFocused) }
                Color.blue.onTapGesture { isThere.toggle() }
            }
            .onAppear { isFocused = true }
        }
    }

    private struct Switched: View {
        let log: Log
        let isOff: Input<Bool>
        @FocusState private var isFocused: Bool
        var body: some View {
            log.note("\(isFocused)")
            return Color.red.focusable().focused($isFocused).disabled(isOff.value)
        }
    }

    @Test func aViewThatIsDisabledLosesTheFocus() {
        let isOff = Input(false)
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) { Switched(log: log, isOff: isOff) }
        Finger(scene: scene).tap(50, 50)
        #expect(log.take().last == "true")
        isOff.value = true
        scene.settle()
        #expect(log.take().last == "false")
    }

    private struct Dead: View {
        let log: Log
        @FocusState private var name: Bool
        @FocusState private var dead: Bool
        var body: some View {
            log.note("\(name) \(dead)")
            return VStack(spacing: 0) {
                Color.red.focusable().focused($name)
                Color.green.focusable(false).focused($dead)
            }
        }
    }

    @Test func aViewThatIsNotFocusableTakesNoFocus() {
        let scene = ViewHarness(offering: 100, 200, evaluatesTwice: false) { Dead(log: log) }
        Finger(scene: scene).tap(50, 50)
        #expect(log.take().last == "true false")
        Finger(scene: scene).tap(50, 150)
        #expect(log.take() == [])
    }

    @Test func theFocusLeavesWithItsView() {
        let scene = ViewHarness(offering: 100, 200, evaluatesTwice: false) { Leaving(log: log) }
        #expect(log.take() == ["false", "true"], "what onAppear writes is obeyed")
        Finger(scene: scene).tap(50, 150)
        scene.settle()
        #expect(log.take().last == "false")
        #expect(!key(scene, .tab))
    }

    @Test func theDefaultFocusIsTakenWhenTheViewAppears() {
        struct Defaulted: View {
            let log: Log
            @FocusState private var field: Field?
            var body: some View {
                log.note("\(field.map { "\($0)" } ?? "nil")")
                return VStack {
                    Color.red.focusable().focused($field, equals: .name)
                    Color.blue.focusable().focused($field, equals: .mail)
                }
                .defaultFocus($field, .mail)
            }
        }
        _ = ViewHarness(offering: 100, 200, evaluatesTwice: false) { Defaulted(log: log) }
        #expect(log.take().last == "mail")
    }

    @Test func aViewKnowsWhetherTheOneAroundItHasTheFocus() {
        struct Inner: View {
            let log: Log
            @Environment(\.isFocused) private var isFocused
            var body: some View {
                log.note("\(isFocused)")
                return Color.red
            }
        }
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) { Inner(log: log).focusable() }
        Finger(scene: scene).tap(50, 50)
        #expect(log.take() == ["false", "true"])
    }

    // MARK: Keys

    @Test func aKeyGoesFromTheFocusOutwardsUntilItIsHandled() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.focusable()
                .onKeyPress("a") {
                    log.note("inner")
                    return .ignored
                }
                .onKeyPress(keys: ["a", .upArrow]) {
                    log.note("outer \($0.characters)")
                    return .handled
                }
                .onKeyPress { _ in
                    log.note("never")
                    return .handled
                }
        }
        #expect(!key(scene, "a"), "nothing has the focus")
        Finger(scene: scene).tap(50, 50)
        #expect(key(scene, "a"))
        #expect(log.take() == ["inner", "outer a"])
    }

    @Test func phasesAndCharactersChooseKeys() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.focusable()
                .onKeyPress("a", phases: .up) { _ in
                    log.note("up")
                    return .handled
                }
                .onKeyPress(characters: .decimalDigits) {
                    log.note("digit \($0.characters)")
                    return .handled
                }
        }
        Finger(scene: scene).tap(50, 50)
        #expect(!key(scene, "a"))
        #expect(scene.host.send(.key(KeyEvent("a", phase: .up))))
        #expect(scene.host.send(.key(KeyEvent("7", characters: "7", phase: .repeat))))
        #expect(!scene.host.send(.key(KeyEvent("x", characters: "x"))))
        #expect(log.take() == ["up", "digit 7"])
    }

    @Test func commandsHearArrowsAndEscape() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.focusable().onMoveCommand { log.note("\($0)") }.onExitCommand { log.note("exit") }
        }
        Finger(scene: scene).tap(50, 50)
        #expect(key(scene, .leftArrow))
        #expect(key(scene, .escape))
        #expect(log.take() == ["left", "exit"])
    }

    @Test func aShortcutSetsOffTheFirstButtonInItsViewThatIsOn() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Button("off") { log.note("off") }.keyboardShortcut("s").disabled(true)
                Button("save") { log.note("save") }.keyboardShortcut("s")
                Button("ok") { log.note("ok") }.keyboardShortcut(.defaultAction)
                Button("no") { log.note("no") }.keyboardShortcut(.cancelAction)
                Button("big") { log.note("big") }.keyboardShortcut("B", modifiers: [.option])
            }
        }
        #expect(key(scene, "s", .command))
        #expect(key(scene, "S", [.command, .capsLock]))
        #expect(!key(scene, "s"))
        #expect(!key(scene, "s", [.command, .shift]))
        #expect(key(scene, .return))
        #expect(key(scene, .escape))
        #expect(key(scene, "b", [.option, .shift]))
        #expect(log.take() == ["save", "save", "ok", "no", "big"])
    }

    @Test func shortcutsThatPointPointTheOtherWayFromRightToLeft() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Button("back") { log.note("back") }.keyboardShortcut("[")
                Button("left") { log.note("left") }
                    .keyboardShortcut(.leftArrow, modifiers: [], localization: .withoutMirroring)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(!key(scene, "[", .command))
        #expect(key(scene, "]", .command))
        #expect(key(scene, .leftArrow))
        #expect(log.take() == ["back", "left"])
    }

    // MARK: Text

    private final class Typed: KeyResponder {
        let log: Log
        init(_ log: Log) { self.log = log }
        func text(_ string: String) -> Bool {
            log.note("text \(string)")
            return true
        }
        func composition(_ string: String) -> Bool {
            log.note("composes \(string)")
            return true
        }
        func key(_ event: KeyEvent) -> Bool { event.key == .delete }
    }

    private nonisolated struct Editable: ResponderModifier {
        typealias Body = Never
        let keys: any KeyResponder
        let log: Log
        func configure(_ responder: Responder) {
            let site = responder.site, log = log
            responder.focus = FocusPart(keys: keys, changed: { log.note($0 ? "begins" : "stops") })
            responder.activate = { site.environment.submitActions.submit() }
        }
    }

    @Test func wordsGoToWhatHasTheFocusAndNowhereElse() {
        let typed = Typed(log)
        let scene = ViewHarness(offering: 100, 100) { Color.red.modifier(Editable(keys: typed, log: log)) }
        #expect(!scene.host.send(.text("a")))
        #expect(key(scene, .tab))
        #expect(scene.host.send(.text("b")))
        #expect(scene.host.send(.composition("c")))
        #expect(!scene.host.send(.paste("d")))
        #expect(key(scene, .delete))
        #expect(log.take() == ["begins", "text b", "composes c"])
    }

    @Test func submitActionsRunFromTheInsideOutUpToTheirScope() {
        let typed = Typed(log)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.modifier(Editable(keys: typed, log: log)).keyboardShortcut(.defaultAction)
                .onSubmit { log.note("inner") }
                .onSubmit(of: .search) { log.note("search") }
                .onSubmit { log.note("outer") }
                .submitScope()
                .onSubmit { log.note("beyond") }
        }
        #expect(key(scene, .return))
        #expect(log.take() == ["inner", "outer"])
    }
}
