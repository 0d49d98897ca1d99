import Foundation
import QuadrantGraph
import Testing

@testable import QuadrantCore

@Suite("Features of a graph")
@MainActor
struct GraphFeatureTests {
    private final class Count: GraphFeature {
        var frames = 0, rounds = 0
        override func frameBegins() { frames += 1 }
        override func roundEnds() { rounds += 1 }
    }

    private func graph() -> ViewGraph {
        ViewGraph(configuration: GraphConfiguration(environment: EnvironmentValues()))
    }

    @Test func aFeatureIsMadeOnceForEachGraph() {
        let first = graph(), second = graph()
        let count = first.feature(at: .events) { Count($0) }
        #expect(first.feature(at: .events) { Count($0) } === count)
        #expect(second.feature(at: .events) { Count($0) } !== count)
        #expect(count.graph === first)
    }

    @Test func aFeatureIsCalledInEachFrameAndRound() {
        let graph = graph()
        let count = graph.feature(at: .events) { Count($0) }
        graph.setRoot(EmptyView())
        graph.settle(in: Viewport(size: CGSize(width: 100, height: 100)))
        graph.settle(in: Viewport(size: CGSize(width: 200, height: 100)))
        #expect(count.frames == 2)
        #expect(count.rounds == 2)
    }

    @Test func aFeatureEndsWithItsGraph() {
        weak var count: Count?
        do {
            let graph = graph()
            count = graph.feature(at: .events) { Count($0) }
            #expect(count != nil)
        }
        #expect(count == nil)
    }
}
