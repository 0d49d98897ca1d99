import Foundation
import QuadrantCore
import QuadrantGraph
import Testing

@Suite("Features of a graph")
@MainActor
struct GraphFeatureTests {
    private func graph() -> ViewGraph {
        ViewGraph(configuration: GraphConfiguration(environment: EnvironmentValues()))
    }

    @Test func aFeatureIsMadeOnceForEachGraph() {
        let first = graph(), second = graph()
        let input = first.input
        #expect(first.input === input)
        #expect(second.input !== input)
        #expect(input.graph === first)
    }

    @Test func aFeatureEndsWithItsGraph() {
        weak var input: AnyObject?
        do {
            let graph = graph()
            input = graph.input
            #expect(input != nil)
        }
        #expect(input == nil)
    }
}
