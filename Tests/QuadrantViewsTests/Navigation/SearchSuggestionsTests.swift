import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Suggestions of a search")
struct SearchSuggestionsTests {
    let text = Input("")
    let log = Input([String]())

    private func scene(_ variant: Variant = .plain) -> ViewHarness {
        window(variant) {
            NavigationStack {
                Color.red.tagged("content").searchable(text: text.binding, prompt: "Find")
                    .searchSuggestions {
                        ForEach(["Apple", "Apricot", "Pear"].filter { $0.hasPrefix(text.value) }, id: \.self) {
                            Text($0).searchCompletion($0)
                        }
                        if text.value.isEmpty { Button("All") { log.value.append("all") } }
                    }
                    .onSubmit(of: .search) { log.value.append(text.value) }
            }
        }
    }

    @Test func showWhileTheFieldHasTheFocusAndThereAreSome() {
        let scene = scene()
        #expect(!scene.shows("Pear"))
        scene.press("Find")
        #expect(scene.shows("Pear") && scene.shows("Apple"))
        scene.type("Ap")
        #expect(scene.shows("Apricot") && !scene.shows("Pear"))
        scene.type("x")
        #expect(!scene.shows("Apricot"))
        #expect(scene.tap(at: CGPoint(x: 195, y: 400)) == false, "the content shows, and is no list")
        scene.press("Cancel")
        #expect(!scene.shows("Pear"))
    }

    /// Rows of 44 below the field of 52, from edge to edge.
    @Test func areRowsOverTheWholeScreen() {
        for variant in [Variant.plain, .rightToLeft] {
            let scene = scene(variant)
            scene.press("Find")
            #expect(isNear(scene.frame(of: "Apple").midY, 50 + 52 + 44 / 2))
            #expect(isNear(scene.frame(of: "Apricot").midY, (50 + 52 + 44 + 44 / 2 as CGFloat)))
            let frame = variant.mirrored(scene.frame(of: "Apple"), in: 390)
            #expect(isNear(frame.minX, 20))
        }
    }

    @Test func aCompletionIsWrittenAndSearchedFor() {
        let scene = scene()
        scene.press("Find")
        scene.type("Ap")
        scene.press("Apricot")
        #expect(text.value == "Apricot")
        #expect(log.value == ["Apricot"])
        #expect(!scene.type("x"), "the field has given the focus away")
        #expect(scene.shows("Cancel"), "people still search")
        scene.tap("Apricot")
        #expect(scene.type("s"))
        #expect(text.value == "Apricots")
    }

    @Test func otherViewsDoWhatTheyDoAnywhere() {
        let scene = scene()
        scene.press("Find")
        scene.press("All")
        #expect(log.value == ["all"])
        #expect(scene.shows("Pear"), "nothing was chosen")
    }

    @Test func mayBeHiddenInThePlaceOfTheContent() {
        let isHidden = Input(true)
        let scene = window {
            NavigationStack {
                Color.red.searchable(text: text.binding, prompt: "Find") { Text("Pear").searchCompletion("Pear") }
                    .searchSuggestions(isHidden.value ? .hidden : .visible, for: .content)
            }
        }
        scene.press("Find")
        #expect(!scene.shows("Pear"))
        isHidden.value = false
        scene.settle()
        #expect(scene.shows("Pear"))
    }

    @Test func seeTheEnvironmentOfWhatIsSearchable() {
        struct Row: View {
            @Environment(\.locale) private var locale
            var body: some View { Text("In \(locale.identifier)") }
        }
        let scene = window {
            NavigationStack {
                Color.red.searchable(text: text.binding, prompt: "Find").searchSuggestions { Row() }
                    .environment(\.locale, Locale(identifier: "fr"))
            }
        }
        scene.press("Find")
        #expect(scene.shows("In fr"))
    }
}
