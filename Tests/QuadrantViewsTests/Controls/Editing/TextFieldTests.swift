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

    /// A text of fewer lines than a field has room for is at its top: its baseline is that of a field of one line.
    @Test(arguments: ["", "One line", "One\nTwo"]) func aTextOfFewLinesIsAtTheTop(_ text: String) {
        let scene = ViewHarness(offering: 300, 300) {
            HStack(alignment: .firstTextBaseline) {
                TextField("Notes", text: .constant(text), axis: .vertical).lineLimit(4, reservesSpace: true)
                    .tagged("four")
                TextField("Notes", text: .constant(""), axis: .vertical).tagged("one")
            }
        }
        #expect(scene.size("four").height == 4 * scene.size("one").height)
        #expect(scene.frame("four").minY == scene.frame("one").minY)
    }

    /// A click is answered by the line that is drawn there.
    @Test func theFirstOfFourLinesIsClicked() {
        let text = Input("a\nb")
        let scene = ViewHarness(offering: 300, 88) {
            TextField("Notes", text: text.binding, axis: .vertical).lineLimit(4, reservesSpace: true)
        }
        scene.tap(at: CGPoint(x: 150, y: 10))
        scene.type("1")
        #expect(text.value == "a1\nb")
    }
}
