import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Shows whether a search is active, and dismisses it when tapped.
private struct Searched: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let name: String
    var body: some View { Button("\(name): \(isSearching)") { dismissSearch() } }
}

@MainActor @Suite("Searching a screen")
struct SearchTests {
    @Test func isSearchingIsTrueInWhatIsSearchableOnly() {
        let text = Input("")
        let scene = window {
            NavigationStack {
                VStack {
                    Searched(name: "Inside").searchable(text: text.binding, prompt: "Find")
                    Searched(name: "Beside")
                }
            }
        }
        #expect(scene.shows("Inside: false") && scene.shows("Beside: false"))
        scene.press("Find")
        #expect(scene.shows("Inside: true") && scene.shows("Beside: false"))
        scene.press("Cancel")
        #expect(scene.shows("Inside: false"))
    }

    @Test func dismissSearchEmptiesTheFieldAndEndsTheSearch() {
        let text = Input("")
        let scene = window {
            NavigationStack { Searched(name: "Inside").searchable(text: text.binding, prompt: "Find") }
        }
        scene.press("Find")
        scene.type("abc")
        scene.press("Inside: true")
        #expect(text.value == "")
        #expect(scene.shows("Inside: false") && !scene.shows("Cancel"))
        #expect(!scene.type("x"), "nothing has the focus")
        text.value = "kept"
        scene.settle()
        scene.press("Inside: false")
        #expect(text.value == "kept", "there is no search")
    }

    @Test func isPresentedBeginsAndEndsTheSearchAndFollowsIt() {
        let text = Input(""), isPresented = Input(true)
        let scene = window {
            NavigationStack {
                Searched(name: "Inside")
                    .searchable(text: text.binding, isPresented: isPresented.binding, prompt: "Find")
            }
        }
        scene.advance(by: 1)
        #expect(scene.shows("Inside: true") && scene.shows("Cancel"))
        scene.type("abc")
        #expect(text.value == "abc", "the field has the focus")
        isPresented.value = false
        scene.settle()
        #expect(scene.shows("Inside: false") && !scene.type("x"))
        #expect(text.value == "abc", "only people's Cancel empties the field")
        isPresented.value = true
        scene.settle()
        #expect(scene.type("d"))
        scene.press("Cancel")
        #expect(!isPresented.value && text.value == "")
        scene.press("Find")
        #expect(isPresented.value)
    }

    /// The bar of 44, the large title and the field of 52 each.
    @Test func fieldOfAStackIsThatOfItsFirstScreen() {
        let text = Input("")
        let scene = window {
            NavigationStack {
                NavigationLink("Go") { Color.red.tagged("second").navigationTitle("Second") }
                    .navigationTitle("First")
            }
            .searchable(text: text.binding, prompt: "Find")
        }
        #expect(scene.shows("Find"))
        scene.press("Go")
        let bar: CGFloat = 50 + 44 + 52
        #expect(scene.frame("second").minY == bar)
        #expect(!scene.shows("Find"))
    }

    @Test func submittingRunsActionsForSearchesAlone() {
        let text = Input(""), log = Input([String]())
        let scene = window {
            NavigationStack {
                Searched(name: "Inside").searchable(text: text.binding, prompt: "Find")
                    .onSubmit(of: SubmitTriggers.search) { log.value.append("search \(text.value)") }
            }
            .onSubmit { log.value.append("text") }
        }
        scene.press("Find")
        scene.type("abc")
        scene.key(.return)
        scene.advance(by: 1)
        #expect(log.value == ["search abc"])
        #expect(scene.shows("Inside: true"), "what was found is looked at")
        #expect(!scene.type("x"), "the keyboard has gone")
    }

    @Test func searchFocusedFollowsAndMovesTheFocus() {
        struct Screen: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            @FocusState private var place: Int?
            let isSecond: Bool
            var body: some View {
                let field = NavigationStack {
                    VStack {
                        Text("\(isFocused) \(place ?? 0)")
                        Button("Search") { if isSecond { place = 7 } else { isFocused = true } }
                    }
                }
                .searchable(text: $text, prompt: "Find")
                if isSecond { field.searchFocused($place, equals: 7) } else { field.searchFocused($isFocused) }
            }
        }
        for isSecond in [false, true] {
            let scene = window { Screen(isSecond: isSecond) }
            let focused = isSecond ? "false 7" : "true 0"
            scene.press("Find")
            #expect(scene.shows(focused))
            scene.press("Cancel")
            #expect(scene.shows("false 0"))
            scene.press("Search")
            #expect(scene.shows(focused) && scene.shows("Cancel"))
        }
    }

    @Test func barStaysWhereContentShallNotBeHidden() {
        let text = Input("")
        let scene = window {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("Title").searchable(text: text.binding, prompt: "Find")
                    .searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent)
            }
        }
        let before = scene.frame("content").minY
        scene.press("Find")
        #expect(scene.shows("Cancel"))
        #expect(scene.frame("content").minY == before)
    }
}
