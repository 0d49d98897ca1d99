import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Search tabs and accessories that come and go")
struct TabSearchTests {
    @Test func anAccessoryMayBeLeftOut() {
        let isEnabled = Input(false)
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Color.red.tagged("content") }
                Tab(role: TabRole.search) { Text("Results") }
            }
            .tabViewBottomAccessory(isEnabled: isEnabled.value) { Text("Player") }
            .tabViewSearchActivation(TabSearchActivation.searchTabSelection)
        }
        let end = scene.frame("content").maxY
        #expect(!scene.shows("Player"))
        isEnabled.value = true
        scene.settle()
        #expect(scene.shows("Player") && scene.frame("content").maxY < end)
        scene.press("Search")
        #expect(scene.shows("Results"))
    }

    private struct Found: View {
        @Environment(\.isSearching) private var isSearching: Bool
        var body: some View { Text(isSearching ? "Searching" : "Waiting") }
    }

    private func searching(_ activation: TabSearchActivation, _ text: Input<String>, isAround: Bool = false)
        -> ViewHarness
    {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26) {
            let tabs = TabView {
                Tab("One", systemImage: "star") { NavigationStack { Text("Content") } }
                Tab(role: TabRole.search) {
                    NavigationStack {
                        if isAround { Found() } else { Found().searchable(text: text.binding, prompt: "Find") }
                    }
                }
            }
            .tabViewSearchActivation(activation)
            if isAround { tabs.searchable(text: text.binding, prompt: "Find") } else { tabs }
        }
    }

    /// The field is focused, and leaving the tab ends the search.
    @Test func selectingTheTabBeginsASearch() {
        let text = Input(""), scene = searching(.searchTabSelection, text)
        scene.press("Search")
        scene.advance(by: 1)
        #expect(scene.shows("Searching"))
        scene.type("abc")
        #expect(text.value == "abc")
        scene.press("One")
        scene.advance(by: 1)
        #expect(scene.shows("Content") && !scene.type("x"))
        scene.press("Search")
        scene.advance(by: 1)
        scene.type("d")
        #expect(scene.shows("Searching") && text.value == "abcd")
    }

    @Test func otherwiseATapOnTheFieldDoes() {
        let scene = searching(.automatic, Input(""))
        scene.press("Search")
        scene.advance(by: 1)
        #expect(scene.shows("Waiting") && !scene.type("x"))
        scene.press("Find")
        scene.advance(by: 1)
        #expect(scene.shows("Searching"))
    }

    /// The field of a searchable tab view is in its search tab.
    @Test func theFieldOfAllTabsIsInTheSearchTab() {
        let text = Input(""), scene = searching(.searchTabSelection, text, isAround: true)
        #expect(scene.shows("Content") && !scene.shows("Find"))
        scene.press("Search")
        scene.advance(by: 1)
        scene.type("abc")
        #expect(text.value == "abc")
    }
}
