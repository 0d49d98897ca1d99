import Dispatch
import QuadrantGraph

/// Records how long the views of a graph take. A graph has one (`FrameLoop.costs`) while a tool asks for it, and costs
/// nothing more without.
package final class CostRecorder {
    /// What is done with a view: `building` makes the nodes of its body's views.
    package enum Part: Int, CaseIterable, Sendable { case body, building, measuring, placing, drawing }

    /// What the views of one type have taken, without the views inside of them that have a body of their own.
    package struct Cost: Equatable, Sendable {
        /// The type of the views.
        package var name: String
        /// The number of bodies that were evaluated.
        package var bodies = 0
        /// In seconds, by the raw values of the parts.
        package var seconds = [Double](repeating: 0, count: Part.allCases.count)
        /// In seconds.
        package var total: Double { seconds.reduce(0, +) }
    }

    /// By the names of the views.
    package private(set) var costs: [String: Cost] = [:]
    private var running: [(name: String, part: Part, start: UInt64, inner: UInt64)] = []
    private let clock: () -> UInt64
    /// Whether views of a type are the program's, by the type.
    private var known: [ObjectIdentifier: Bool] = [:]

    /// `clock` is in nanoseconds.
    package init(clock: @escaping () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }) { self.clock = clock }

    /// Calls `body`, whose time without that of inner calls belongs to the view `name`.
    package func time<Result>(_ name: String, _ part: Part, _ body: () -> Result) -> Result {
        running.append((name, part, clock(), 0))
        let result = body()
        let ended = running.removeLast()
        let time = clock() - ended.start
        costs[name, default: Cost(name: name)].seconds[part.rawValue] += Double(time - ended.inner) * 1e-9
        if part == .body { costs[name]!.bodies += 1 }
        if !running.isEmpty { running[running.count - 1].inner += time }
        return result
    }

    /// The name for what no body of the program has made.
    package static let preview = "the preview"

    /// The view of the program whose body has made a node.
    fileprivate func owner(of node: NodeIndex, in graph: ViewGraph) -> String {
        for node in graph.ancestors(including: node) {
            let box = graph.box(node)
            if box.features.contains(.isUserCode), isOfProgram(box.viewType) { return box.name }
        }
        return Self.preview
    }

    private func isOfProgram(_ type: Any.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = !String(reflecting: type).hasPrefix("SwiftUI.")
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension ViewGraph {
    /// Calls `body`, and records its time as a cost of the view that has made `node`, if costs are recorded.
    @inline(__always)
    func recordingCost<Result>(of node: NodeIndex, _ part: CostRecorder.Part, _ body: () -> Result) -> Result {
        // Not bound: binding would retain it.
        if loop.costs == nil { return body() }
        return costed(node, part, body)
    }

    @inline(never)
    private func costed<Result>(_ node: NodeIndex, _ part: CostRecorder.Part, _ body: () -> Result) -> Result {
        guard let costs = loop.costs else { return body() }
        return costs.time(costs.owner(of: node, in: self), part, body)
    }
}
