import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Text that scrolls while it is edited") @MainActor
struct TextEditorTests {
    private let text = Input((1...40).map { "line \($0)" }.joined(separator: "\n"))

    private func editor() -> ViewHarness {
        ViewHarness(offering: 300, 100) {
            TextEditor(text: Binding(get: { text.value }, set: { text.value = $0 })).tagged("editor")
        }
    }

    private func scroller(_ scene: ViewHarness) throws -> ScrollModel {
        try #require(scene.host.graph.scrolling.scrollers.first)
    }

    /// Whether the caret's line is at the end of the text, within the rounding of the height to pixels.
    private func isAtEnd(_ scene: ViewHarness) throws -> Bool {
        let scroller = try scroller(scene)
        return scroller.offset.y <= scroller.limit.y && scroller.offset.y > scroller.limit.y - 1
    }

    @Test func itTakesTheSpaceItIsOffered() {
        let scene = editor()
        #expect(scene.size("editor") == CGSize(width: 300, height: 100))
        let ideal = ViewHarness { TextEditor(text: .constant("one\ntwo")).tagged("editor") }
        #expect(ideal.size("editor") == CGSize(width: 10, height: 10))
    }

    @Test func aWheelScrollsIt() throws {
        let scene = editor()
        #expect(scene.scroll(by: CGSize(width: 0, height: 50)))
        #expect(try scroller(scene).offset.y == 50)
        scene.scroll(by: CGSize(width: 0, height: 10_000))
        // 8 points of padding remain below the last line.
        #expect(try scroller(scene).offset.y == scroller(scene).limit.y)
        #expect(try scroller(scene).limit.y > 700)
    }

    @Test func aFingerScrollsItWhileNothingIsTyped() throws {
        let scene = editor()
        scene.drag(from: .point(CGPoint(x: 150, y: 80)), by: CGSize(width: 0, height: -60))
        // Scrolling starts after 10 points.
        #expect(try scroller(scene).offset.y > 40)
        #expect(!scene.host.send(.text("x")))
    }

    @Test func shortWordsDoNotScrollAndAreTappedAnywhere() throws {
        text.value = "one"
        let scene = editor()
        #expect(try scroller(scene).limit.y == 0)
        Finger(scene: scene).tap(150, 90)
        scene.type("!")
        #expect(text.value == "one!")
    }

    @Test func theCaretComesIntoViewWhenWordsAreTyped() throws {
        let scene = editor()
        Finger(scene: scene).tap(150, 20)
        scene.key(.end, modifiers: .control)
        #expect(try isAtEnd(scene))
        scene.type("\nmore")
        #expect(try isAtEnd(scene))
        scene.scroll(by: CGSize(width: 0, height: -10_000))
        #expect(try scroller(scene).offset.y == 0)
        scene.type("!")
        #expect(try isAtEnd(scene))
        #expect(text.value.hasSuffix("line 40\nmore!"))
        scene.key(.home, modifiers: .control)
        #expect(try scroller(scene).offset.y == 0)
    }

    @Test func aTapInScrolledWordsPutsTheCaretThere() throws {
        let scene = editor()
        scene.scroll(by: CGSize(width: 0, height: 10_000))
        Finger(scene: scene).tap(290, 100 - 8 - 10)
        scene.type("!")
        #expect(text.value.hasSuffix("line 40!"))
    }

    @Test func inputMethodsLearnWhereTheCaretIs() throws {
        let scene = editor()
        var caret: CGRect?
        scene.host.services.caretMoved = { caret = $0 }
        Finger(scene: scene).tap(150, 20)
        scene.key(.end, modifiers: .control)
        let place = try #require(caret)
        #expect(place.minY >= 0 && place.maxY <= 100)
    }

    @Test func itIsOneElementForThoseWhoDoNotSeeIt() {
        let scene = editor()
        let elements = scene.host.accessibilityElements()
        #expect(elements.map(\.role) == [.textEditor])
        #expect(elements.first?.value == text.value)
    }

    /// Without a scroll content background what is behind the editor is seen (#33.24).
    @Test(arguments: [(Visibility.automatic, 2), (.visible, 2), (.hidden, 1)])
    func itsBackgroundCanBeHidden(visibility: Visibility, areas: Int) {
        let scene = ViewHarness(offering: 300, 100) {
            TextEditor(text: .constant("")).scrollContentBackground(visibility).background(Color.yellow)
        }
        #expect(scene.drawnFrames.filter { $0.size == CGSize(width: 300, height: 100) }.count == areas)
    }
}
