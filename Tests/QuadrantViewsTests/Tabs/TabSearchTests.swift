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

    private func searching(_ activation: TabSearchActivation, _ text: Input<String>, isAround: Bool = false,
                           selected: Input<Int> = Input(0)) -> ViewHarness
    {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26) {
            let tabs = TabView(selection: selected.binding) {
                Tab("One", systemImage: "star", value: 0) { NavigationStack { Text("Content") } }
                Tab(value: 1, role: TabRole.search) {
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
        let text = Input(""), selected = Input(0)
        let scene = searching(.searchTabSelection, text, selected: selected)
        scene.press("Search")
        scene.advance(by: 1)
        #expect(scene.shows("Searching"))
        scene.type("abc")
        #expect(text.value == "abc")
        selected.value = 0
        scene.settle()
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

    private func phone(isAround: Bool = false, hasField: Bool = true) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            let tabs = TabView {
                Tab("One", systemImage: "star") { Text("First") }
                Tab("Two", systemImage: "star") { Text("Second") }
                Tab(role: TabRole.search) {
                    NavigationStack {
                        if isAround || !hasField {
                            Text("Results")
                        } else {
                            Text("Results").searchable(text: .constant(""))
                        }
                    }
                }
            }
            if isAround { tabs.searchable(text: .constant("")) } else { tabs }
        }
    }

    /// The last tab before it is a circle of 48 beside the field, which ends where a field at the bottom does.
    @Test(arguments: [false, true]) func theFieldTakesThePlaceOfTheTabs(_ isAround: Bool) {
        let scene = phone(isAround: isAround)
        scene.press("Two")
        scene.settle()
        scene.press("Search")
        scene.settle()
        #expect(scene.shows("Results") && !scene.shows("One"))
        #expect(scene.frames(withAttribute: "glass") == [
            CGRect(x: 28, y: 874 - 28 - 48, width: 48, height: 48),
            CGRect(x: 28 + 48 + 8, y: 874 - 28 - 48, width: 402 - 2 * 28 - 48 - 8, height: 48),
        ])
        scene.press("Two")
        scene.settle()
        #expect(scene.shows("Second") && scene.shows("One"))
    }

    @Test func aSearchTabWithoutAFieldKeepsTheTabs() {
        let scene = phone(hasField: false)
        scene.press("Search")
        scene.settle()
        #expect(scene.shows("Results") && scene.shows("One") && scene.shows("Two"))
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
