import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Modifiers of tabs")
struct TabModifiersTests {
    private struct Choice: Identifiable {
        let id: Int
        var title: String { "Tab \(id)" }
    }

    /// `ForEach` makes a tab of each element.
    @Test func tabsOfACollection() {
        let chosen = Input(0), choices = [Choice(id: 0), Choice(id: 1), Choice(id: 2)]
        let scene = window {
            TabView(selection: chosen.binding) {
                ForEach(choices) { choice in
                    Tab(choice.title, systemImage: "star", value: choice.id) { Text("Page \(choice.id)") }
                }
            }
        }
        #expect(isNear(scene.frame(of: "Tab 1").midX, 390 / 2) && scene.shows("Page 0"))
        scene.press("Tab 2")
        #expect(chosen.value == 2 && scene.shows("Page 2"))
    }

    @Test func tabsOfValues() {
        let chosen = Input("a")
        let scene = window {
            TabView(selection: chosen.binding) {
                ForEach(["a", "b"], id: \.self) { name in
                    Tab(name, systemImage: "star", value: name) { Text("Page \(name)") }
                }
            }
        }
        scene.press("b")
        #expect(scene.shows("Page b"))
    }

    /// A hidden tab is not in the bar; a selection of the program shows it.
    @Test func aHiddenTabIsNotInTheBar() {
        let chosen = Input(1)
        let scene = window {
            TabView(selection: chosen.binding) {
                Tab("One", systemImage: "star", value: 1) { Text("First page") }
                Tab("Two", systemImage: "heart", value: 2) { Text("Second page") }.hidden()
                Tab("Three", systemImage: "moon", value: 3) { Text("Third page") }.tabPlacement(.sidebarOnly)
                Tab("Four", systemImage: "sun.max", value: 4) { Text("Fourth page") }.hidden(false)
            }
        }
        #expect(!scene.shows("Two") && !scene.shows("Three"))
        #expect(isNear(scene.frame(of: "One").midX, 390 / 4) && isNear(scene.frame(of: "Four").midX, 390 * 3 / 4))
        chosen.value = 2
        scene.settle()
        #expect(scene.shows("Second page"))
    }

    @Test func aDisabledTabIsNotSelectedByTaps() {
        let chosen = Input(1)
        let scene = window {
            TabView(selection: chosen.binding) {
                Tab("One", systemImage: "star", value: 1) { Text("First page") }
                Tab("Two", systemImage: "heart", value: 2) { Text("Second page") }.disabled(true)
            }
        }
        scene.tap("Two")
        #expect(chosen.value == 1 && scene.shows("First page"))
    }

    @Test func badgesAreShown() {
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Text("First page") }.badge(3)
                Tab("Two", systemImage: "heart") { Text("Second page") }.badge("new")
                Tab("Three", systemImage: "moon") { Text("Third page") }.badge(Text("old")).badge(0)
            }
        }
        #expect(scene.shows("3") && scene.shows("new") && !scene.shows("old"))
    }

    @Test func accessibilityDescribesTheButton() throws {
        let scene = window {
            TabView {
                Tab("One", systemImage: "star") { Text("First page") }
                    .accessibilityLabel("Start").accessibilityValue("ready").accessibilityHint("Shows the start")
                    .accessibilityIdentifier("start").accessibilityInputLabels(["Begin"])
                Tab("Two", systemImage: "heart") { Text("Second page") }
                    .accessibilityLabel(Text("Other"), isEnabled: false)
            }
        }
        func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
            elements.flatMap { [$0] + all($0.children) }
        }
        let tabs = all(scene.host.accessibilityElements()).filter { $0.role == .tab }
        let first = try #require(tabs.first), second = try #require(tabs.last)
        #expect(first.label == "Start" && first.value == "ready" && first.hint == "Shows the start")
        #expect(first.identifier == "start" && first.inputLabels == ["Begin"])
        #expect(second.label == "Two")
    }

    /// Tabs of an own type, in a type-erased one.
    @Test func contentOfAnOwnType() {
        struct Pair: TabContent {
            @Environment(\.isEnabled) private var isEnabled
            var body: some TabContent<Int> {
                Tab(isEnabled ? "One" : "None", systemImage: "star", value: 1) { Text("First page") }
                AnyTabContent(Tab("Two", systemImage: "heart", value: 2) { Text("Second page") })
            }
        }
        let chosen = Input(1)
        let scene = window { TabView(selection: chosen.binding) { Pair() } }
        scene.press("Two")
        #expect(chosen.value == 2 && scene.shows("One"))
    }
}
