import Foundation
import Observation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct WordsKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var text: Binding<String>? {
        get { self[WordsKey.self] }
        set { self[WordsKey.self] = newValue }
    }
}

@Observable private final class Document {
    var name: String
    init(name: String) { self.name = name }
}

@Suite("Focused values") @MainActor
struct FocusedValueTests {
    /// Two fields, each in a view that publishes its title and its text as focused values.
    private struct Page: View {
        @State private var first = "one"
        @State private var second = "two"
        @FocusState var focus: Int?
        var body: some View {
            VStack {
                TextField("First", text: $first).focused($focus, equals: 1)
                    .focusedValue(\.title, "First").focusedValue(\.text, $first)
                TextField("Second", text: $second).focused($focus, equals: 2)
                    .focusedValue(\.title, "Second").focusedValue(\.text, $second)
                Button("go 1") { focus = 1 }
                Button("go 2") { focus = 2 }
                Button("leave") { focus = nil }
                Reader()
            }
        }
    }

    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.text) private var text
        var body: some View {
            Text("title \(title ?? "none"), words \(text ?? "none")")
            Button("write") { text = "written" }
        }
    }

    @Test func theyAreThoseOfTheViewWithTheFocus() {
        let scene = ViewHarness(offering: 300, 400) { Page() }
        #expect(scene.shows("title none, words none"))
        scene.tap("go 1")
        #expect(scene.shows("title First, words one"))
        scene.tap("go 2")
        #expect(scene.shows("title Second, words two"))
        scene.tap("leave")
        #expect(scene.shows("title none, words none"))
    }

    @Test func aFocusedBindingWritesWhereTheFocusIs() {
        let scene = ViewHarness(offering: 300, 400) { Page() }
        scene.tap("write")
        scene.tap("go 2")
        #expect(scene.shows("title Second, words two"))
        scene.tap("write")
        #expect(scene.shows("title Second, words written"))
        scene.tap("go 1")
        #expect(scene.shows("title First, words one"))
    }

    @Test func aSceneValueHoldsWhereverTheFocusIsAndGivesWay() {
        let scene = ViewHarness(offering: 300, 500) {
            Page().focusedSceneValue(\.title, "Scene")
        }
        #expect(scene.shows("title Scene, words none"))
        scene.tap("go 1")
        #expect(scene.shows("title First, words one"))
    }

    @Test func whatIsToldMayChangeAndGo() {
        struct Title: View {
            @FocusedValue(\.title) private var title
            var body: some View { Text("title \(title ?? "none")") }
        }
        let title = Input(String?.some("A"))
        let isThere = Input(true)
        let scene = ViewHarness(offering: 300, 400) {
            Title()
            if isThere.value { Color.red.focusedSceneValue(\.title, title.value) }
        }
        #expect(scene.shows("title A"))
        title.value = "B"
        scene.settle()
        #expect(scene.shows("title B"))
        title.value = nil
        scene.settle()
        #expect(scene.shows("title none"))
        title.value = "C"
        isThere.value = false
        scene.settle()
        #expect(scene.shows("title none"))
    }

    @Test func anObjectGoesByItsType() {
        struct Name: View {
            @FocusedValue(Document.self) private var document
            var body: some View { Text("name \(document?.name ?? "none")") }
        }
        let document = Document(name: "Letter")
        let scene = ViewHarness(offering: 300, 400) { Name().focusedSceneValue(document) }
        #expect(scene.shows("name Letter"))
        document.name = "Book"
        scene.settle()
        #expect(scene.shows("name Book"))
    }
}
