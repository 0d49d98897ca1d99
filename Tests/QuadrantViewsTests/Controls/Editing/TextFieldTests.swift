import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("TextField")
struct TextFieldTests {
    private let text = Input("")

    private func scene() -> ViewHarness {
        ViewHarness(offering: 300, 30) { TextField("Name", text: text.binding).tagged("field") }
    }

    @Test func whatIsTypedIsTheValue() {
        let scene = scene()
        scene.tap(at: CGPoint(x: 150, y: 15))
        scene.type("Ann")
        #expect(text.value == "Ann")
        scene.key(.delete)
        #expect(text.value == "An")
    }

    @Test func aFieldTakesTheWidthAndOneLine() {
        let scene = ViewHarness { TextField("Name", text: text.binding) }
        let size = scene.sizeThatFits(300, 200)
        #expect(size == CGSize(width: 300, height: 22))
    }

    @Test func returnSubmits() {
        let log = Log()
        let scene = ViewHarness(offering: 300, 30) {
            TextField("Name", text: text.binding).onSubmit { log.note("submit \(text.value)") }
        }
        scene.tap(at: CGPoint(x: 150, y: 15))
        scene.type("Ann")
        scene.key(.return)
        #expect(log.take() == ["submit Ann"])
    }

    @Test func aFormattedValueIsSetWhenEditingEnds() {
        let number = Input(1)
        let scene = ViewHarness(offering: 300, 30) { TextField("Count", value: number.binding, format: .number) }
        scene.tap(at: CGPoint(x: 290, y: 15))
        scene.type("2")
        scene.key(.return)
        #expect(number.value == 12)
    }
}
