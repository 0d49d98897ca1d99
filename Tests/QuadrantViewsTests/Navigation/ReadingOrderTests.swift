import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("What assistive technology reads, and in which order")
@MainActor
struct ReadingOrderTests {
    private func labels(_ host: ViewHost) -> [String] {
        func all(_ nodes: [AccessibilityNode]) -> [String] {
            nodes.flatMap { [$0.label] + all($0.children) }.filter { !$0.isEmpty }
        }
        return all(host.accessibilityTree())
    }

    private func host<V: View>(_ view: V, _ width: CGFloat = 390, _ height: CGFloat = 800) -> ViewHost {
        ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: width, height: height),
                                                                  design: .ios17))
    }

    /// Marks of Markdown are not read; those of a text that is shown verbatim are.
    @Test func labelsHaveNoMarkdown() {
        let view = VStack {
            Text("**Bold** and *italic* `code`")
            Text(verbatim: "**As it is**")
            Button("**Save** it") {}
            Text("x").accessibilityLabel("*Star* [link](https://example.com)")
        }
        #expect(labels(host(view)) == ["Bold and italic code", "**As it is**", "Save it", "Star link"])
    }

    /// The symbol has a name only where there is no title.
    @Test func aTabIsReadByItsTitle() {
        let view = TabView {
            Text("One").tabItem { Label("Today", systemImage: "checklist") }
            Text("Two").tabItem { Image(systemName: "star") }
            Text("Three").tabItem {
                Image(systemName: "moon")
                Text("Night")
            }
        }
        #expect(labels(host(view)).suffix(3) == ["Today", "star", "Night"])
    }

    @Test func aBarIsReadBeforeItsContent() {
        let view = NavigationStack {
            VStack {
                Text("Content")
                Button("More") {}
            }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Add") {} }
        }
        #expect(labels(host(view)) == ["Title", "Add", "Content", "More"])
    }

    /// A phone in landscape has no room for large titles, also where they are asked for.
    @Test(arguments: [NavigationBarItem.TitleDisplayMode.automatic, .large])
    func largeTitlesAreInlineInLandscape(mode: NavigationBarItem.TitleDisplayMode) {
        let view = NavigationStack {
            Color.red.accessibilityIdentifier("content")
                .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
        func top(_ host: ViewHost) -> CGFloat {
            host.settle()
            return GraphInspector(host.graph).frames(named: "content").first?.minY ?? -1
        }
        #expect(top(host(view, 390, 844)) == CGFloat(44 + 52))
        #expect(top(host(view, 844, 390)) == CGFloat(44))
    }

    /// The keyboard is there when the alert appears.
    @Test func theFirstFieldOfAnAlertHasTheFocus() {
        struct Asking: View {
            @State var isShown = false
            @State var texts = ["", ""]
            var body: some View {
                Button("Ask") { isShown = true }.alert("Name", isPresented: $isShown) {
                    TextField("First", text: $texts[0])
                    TextField("Last", text: $texts[1])
                    Button("OK") {}
                }
            }
        }
        let host = host(Asking())
        #expect(host.tap(text: "Ask") == true)
        host.advance(to: 2)
        host.settle()
        func focused(_ nodes: [AccessibilityNode]) -> [String] {
            nodes.flatMap { ($0.isFocused ? [$0.label] : []) + focused($0.children) }
        }
        #expect(focused(host.accessibilityTree()) == ["First"])
        #expect(host.send(.text("Ann")))
        host.settle()
        #expect(host.accessibilityTree().map { $0.text() }.joined().contains("value \"Ann\""))
    }
}
