import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

/// The states of a program's views, read and set from outside.
@MainActor @Suite struct StateValuesTests {
    private struct Row: View {
        @State private var isOpen = false
        let name: String
        var body: some View { Text(isOpen ? "\(name) is open" : name) }
    }
    private struct Screen: View {
        @State private var count = 3
        @State private var place = CGPoint.zero
        @AppStorage("StateValuesTests.volume") private var volume = 0.5
        var body: some View {
            VStack {
                Text("\(count) at \(volume)")
                Toggle("T", isOn: .constant(true))
                Row(name: "A")
                Row(name: "B")
            }
        }
    }

    private func host() -> ViewHost {
        ViewHost(rootView: Screen(), configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
    }

    @Test func theStatesOfTheProgramAreListedFromTheOutside() throws {
        let states = host().states(limit: 10)
        #expect(states.map(\.name) == ["count", "place", "volume", "isOpen", "isOpen"])
        #expect(states.map(\.view) == ["Screen", "Screen", "Screen", "Row", "Row"])
        #expect(states.map(\.text).first == "3")
        #expect(states.map(\.form) == [.integer, .none, .number, .choices(["true", "false"]),
                                       .choices(["true", "false"])])
        #expect(Set(states.suffix(2).map(\.node)).count == 2)
        #expect(host().states(limit: 2).count == 2)
    }

    @Test func oneOfSeveralViewsIsSet() throws {
        let host = host()
        let last = try #require(host.states(limit: 10).last)
        #expect(host.setState("isOpen", of: last.node, to: "true"))
        #expect(!host.setState("isOpen", of: last.node, to: "perhaps"))
        host.settle()
        let texts = host.layoutTree().texts
        #expect(texts.contains("A") && texts.contains("B is open"))
        #expect(host.states(limit: 10).map(\.text).suffix(2) == ["false", "true"])
    }

    @Test func aStoredValueIsSet() throws {
        let host = host()
        defer { _ = host.setState("volume", to: "0.5") }
        let volume = try #require(host.states(limit: 10).first { $0.name == "volume" })
        #expect(host.setState("volume", of: volume.node, to: "0.75"))
        host.settle()
        #expect(host.layoutTree().texts.contains("3 at 0.750000") || host.layoutTree().texts.contains("3 at 0.75"))
    }
}

extension [LayoutTree] {
    fileprivate var texts: [String] { flatMap { [$0.facts["text"]].compactMap { $0 } + $0.children.texts } }
}
