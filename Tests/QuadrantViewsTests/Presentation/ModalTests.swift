import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("What is behind a presented view")
@MainActor
struct ModalTests {
    private struct Screen: View {
        let kind: String
        var interaction = PresentationBackgroundInteraction.automatic
        @State var isShown = false
        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                Text("Behind").accessibilityIdentifier("behind")
            }
            .sheet(isPresented: on("sheet")) {
                Text("In front").presentationDetents([.medium]).presentationBackgroundInteraction(interaction)
            }
            .fullScreenCover(isPresented: on("cover")) { Text("In front") }
            .popover(isPresented: on("popover")) { Text("In front").presentationCompactAdaptation(.popover) }
            .alert("In front", isPresented: on("alert")) { Button("OK") {} }
            .confirmationDialog("In front", isPresented: on("choices"), titleVisibility: .visible) { Button("One") {} }
        }
        private func on(_ other: String) -> Binding<Bool> {
            Binding(get: { isShown && kind == other }, set: { isShown = $0 })
        }
    }

    private func shown(_ screen: Screen) -> ViewHost {
        let host = ViewHost(rootView: screen, configuration: HostConfiguration(size: CGSize(width: 390, height: 800)))
        #expect(host.tap(text: "Show") == true)
        host.advance(to: 2)
        host.settle()
        return host
    }

    private func labels(_ host: ViewHost) -> String {
        host.accessibilityTree().map { $0.text() }.joined()
    }

    @Test(arguments: ["sheet", "cover", "popover", "alert", "choices"])
    func aModalHidesIt(kind: String) {
        let host = shown(Screen(kind: kind))
        #expect(labels(host).contains("In front") && !labels(host).contains("Behind"), "\(labels(host))")
        let inspector = GraphInspector(host.graph)
        #expect(inspector.names.contains("In front") && !inspector.names.contains("Behind"))
        #expect(!inspector.names.contains("behind"))
        let unknown = #expect(throws: UnknownView.self) { try host.point(of: "Behind") }
        #expect(unknown?.isHidden == true)
        let identified = #expect(throws: UnknownView.self) { try host.point(of: "behind") }
        #expect(identified?.isHidden == true)
        #expect(throws: Never.self) { try host.point(of: "In front") }
    }

    @Test func aSheetThatLetsTouchesThroughDoesNot() {
        let host = shown(Screen(kind: "sheet", interaction: .enabled))
        #expect(labels(host).contains("In front") && labels(host).contains("Behind"))
        #expect(throws: Never.self) { try host.point(of: "Behind") }
    }

    /// As soon as it leaves, also while it slides away.
    @Test func itIsThereAgainAfterwards() {
        let host = shown(Screen(kind: "cover"))
        #expect(host.graph.presentations.dismissTop())
        host.settle()
        #expect(labels(host).contains("Behind"))
    }

    /// The upper of two hides the lower.
    @Test func anAlertOverASheetHidesTheSheet() {
        struct Two: View {
            @State var isShown = true
            @State var isAsked = true
            var body: some View {
                Text("Behind").sheet(isPresented: $isShown) {
                    Text("Between").alert("In front", isPresented: $isAsked) { Button("OK") {} }
                }
            }
        }
        let host = ViewHost(rootView: Two(), configuration: HostConfiguration(size: CGSize(width: 390, height: 800)))
        host.settle()
        host.advance(to: 2)
        host.settle()
        #expect(labels(host).contains("In front"))
        #expect(!labels(host).contains("Between") && !labels(host).contains("Behind"))
    }
}
