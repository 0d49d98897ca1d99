import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

/// A view in an older and a newer build: different types with the same name.
private enum Old {
    enum Mode: String { case day, night }
    struct Point: Codable, Equatable {
        var x: Int
        var y: Int
    }

    struct Counter: View {
        @State var count = 1
        @State var name = "Ann"
        @State var width = 10
        @State var mode = Mode.day
        @State var place = Point(x: 0, y: 0)
        @State var ids = [1, 2, 3]
        var body: some View {
            VStack {
                Text("\(count) \(name) \(width)")
                ForEach(ids, id: \.self) { Row(number: $0) }
            }
        }
    }

    struct Row: View {
        let number: Int
        @State var isOpen = false
        var body: some View { Text(isOpen ? "open" : "closed") }
    }
}

private enum New {
    enum Mode: String { case day, dusk, night }
    struct Point: Codable, Equatable {
        var x: Int
        var y: Int
    }

    struct Counter: View {
        @State var count = 1
        @State var name = "Bob"
        @State var width = "wide"
        @State var mode = Mode.day
        @State var place = Point(x: 0, y: 0)
        @State var ids = [3, 2, 4]
        var body: some View {
            HStack {
                ZStack { ForEach(ids, id: \.self) { Row(number: $0) } }
                Text("\(name) \(count)")
            }
        }
    }

    struct Row: View {
        let number: Int
        @State var isOpen = false
        var body: some View { Text("\(number) \(isOpen ? "open" : "closed")") }
    }
}

@Suite("State of an older build")
@MainActor
struct StateSeedsTests {
    private let configuration = HostConfiguration(size: CGSize(width: 200, height: 200))

    private func states(_ host: ViewHost) -> [String] {
        var found: [String] = []
        host.graph.eachNode { row, box in
            for (name, cell) in host.graph.stateCells(of: row) {
                found.append("\(box.name).\(name) = \(cell.valueDescription)")
            }
        }
        return found
    }

    /// The new view, with the state of the old one after `change`.
    private func swapped(_ change: (ViewHost) -> Void) -> ViewHost {
        let old = ViewHost(rootView: Old.Counter(), configuration: configuration)
        old.settle()
        change(old)
        return ViewHost(rootView: New.Counter(), configuration: configuration, seeds: StateSeeds(keeping: old.graph))
    }

    @Test func whatWasWrittenIsKept() {
        let host = swapped { _ = $0.setState("count", to: "7") }
        #expect(states(host).contains("Counter.count = 7"))
    }

    @Test func whatWasNotWrittenStartsAsTheNewCodeSays() {
        #expect(states(swapped { _ in }).contains("Counter.name = Bob"))
    }

    @Test func whatHasAnotherTypeStartsAnew() {
        let host = swapped { _ = $0.setState("width", to: "44") }
        #expect(states(host).contains("Counter.width = wide"))
    }

    @Test func typesOfTheProgramAreCarriedByTheirText() {
        let host = swapped { _ = $0.setState("mode", to: "night") }
        #expect(states(host).contains("Counter.mode = night"))
    }

    /// The rows of elements 3 and 2 are matched by their ids, although another container holds them.
    @Test func elementsAreFoundByTheirIds() {
        let host = swapped { old in
            var rows: [any SettableCell] = []
            old.graph.eachNode { node, box in
                if box.name == "Row" { rows += old.graph.stateCells(of: node).map(\.cell) }
            }
            // The third row is that of element 3.
            _ = rows[2].set(from: "true")
        }
        #expect(states(host).filter { $0.hasPrefix("Row") } == [
            "Row.isOpen = true", "Row.isOpen = false", "Row.isOpen = false",
        ])
    }

    /// The state is preserved across several builds.
    @Test func stateOutlivesSeveralBuilds() {
        let first = swapped { _ = $0.setState("count", to: "7") }
        let seeds = StateSeeds(keeping: first.graph)
        let second = ViewHost(rootView: Old.Counter(), configuration: configuration, seeds: seeds)
        #expect(states(second).contains("Counter.count = 7"))
        #expect(states(second).contains("Counter.name = Ann"))
    }
}
