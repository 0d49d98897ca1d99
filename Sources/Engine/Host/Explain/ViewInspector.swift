package import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// What is said about the selected view of a running program: its paragraph, as `quadrant explain` has it.
package struct InspectedView: Encodable, Equatable, Sendable {
    /// The lines of the view, or of a modifier around it.
    package struct Part: Encodable, Equatable, Sendable {
        /// The modifier, or the container, whose lines they are; nil for the view itself.
        package var title: String?
        /// The place in the program's files that wrote it; nil for a node of the framework.
        package var source: LayoutExplanation.Source?
        /// In the order of reading: proposal, size, place.
        package var lines: [LayoutExplanation.Line]
    }

    /// The view as a sentence names it: `Text "300"`.
    package var title: String
    /// In points of the window.
    package var frame: LayoutExplanation.Rect
    /// The size and the place, in one sentence.
    package var headline: String
    /// The proposal that it got, in one sentence.
    package var proposal: String
    /// The view itself, then the modifiers around it up to its container.
    package var parts: [Part]
    /// Whether something of the program is around the view.
    package var hasOuterView: Bool
}

/// Selects one view of a running program, and follows it from frame to frame.
///
/// A frame costs the selected view, the modifiers around it and its neighbours. The sources are found by a record of
/// the whole layout, which is made when a view is selected that the last record does not have.
@MainActor package final class ViewInspector {
    private struct Known {
        var source: LayoutExplanation.Source?
        var isInternal: Bool
        var systemView: String?
    }

    private let host: ViewHost
    /// The record of the whole layout, with sources.
    private let record: @MainActor (ViewHost) -> LayoutExplanation
    private var known: [NodeID: Known] = [:]
    private var selected: NodeID?
    /// The number of records of the whole layout that were made.
    package private(set) var recordCount = 0

    /// An inspector of a host without a selection; `record` makes the record of the whole layout, with sources.
    package init(_ host: ViewHost, record: @escaping @MainActor (ViewHost) -> LayoutExplanation) {
        self.host = host
        self.record = record
    }

    private var graph: ViewGraph { host.graph }

    /// Selects the frontmost view of the program at a point of the window. Returns whether there is one.
    @discardableResult package func select(at point: CGPoint) -> Bool {
        host.settle()
        let node = graph.node(at: SIMD2(Double(point.x), Double(point.y)))
        selected = node == 0 ? nil : explained(node)
        return selected != nil
    }

    /// Selects the view or the modifier around the selected one; nothing changes where there is none.
    package func selectOuter() {
        guard let node = node, let outer = outer(node) else { return }
        selected = outer
    }

    /// Selects nothing; frames then cost nothing.
    package func deselect() { selected = nil }

    /// What the present layout says of the selected view; nil if none is selected, or if it is gone.
    package var view: InspectedView? {
        guard node != nil else { return nil }
        host.settle()
        graph.refreshProposals()
        guard let node else { return nil }
        var recorder = LayoutRecorder(graph, around: node) { self.isPart($0) }
        recorder.record()
        var record = LayoutExplanation(view: nil, window: host.explainedWindow, nodes: recorder.nodes)
        for (id, node) in recorder.order.enumerated() {
            guard let known = known[graph.tree.id(node)] else { continue }
            record.nodes[id].source = known.source
            record.nodes[id].isInternal = known.isInternal
            record.nodes[id].systemView = known.systemView
        }
        record.writeWords()
        guard let id = recorder.order.firstIndex(of: node) else { return nil }
        return InspectedView(
            title: record.heading(id), frame: record.nodes[id].frame, headline: record.headline(id),
            proposal: record.proposalText(record.nodes[id].proposal),
            parts: record.paragraph(id).map {
                .init(title: $0.title, source: record.nodes[$0.node].source, lines: $0.lines)
            },
            hasOuterView: outer(node) != nil)
    }

    private var node: NodeIndex? {
        guard let selected, graph.tree.isLive(selected) else { return nil }
        return selected.index
    }

    /// Whether the node is a part of a view of the framework, or of what no code wrote.
    private func isPart(_ node: NodeIndex) -> Bool {
        known[graph.tree.id(node)].map { $0.isInternal && $0.systemView == nil } ?? false
    }

    /// The node that stands for `node`: for a part of a framework's view the outermost one of that view.
    private func explained(_ node: NodeIndex) -> NodeID? {
        if known[graph.tree.id(node)] == nil { learn() }
        // A node that no record has is not learned again.
        let missing = Known(source: nil, isInternal: true, systemView: nil)
        if known[graph.tree.id(node)] == nil { known[graph.tree.id(node)] = missing }
        var at = node
        while at != 0, isPart(at) { at = graph.layoutParent(of: at) }
        let id = graph.tree.id(at)
        return known[id] == nil ? nil : id
    }

    private func outer(_ node: NodeIndex) -> NodeID? {
        var at = graph.layoutParent(of: node)
        while at != 0, isPart(at) || graph.isSecondary(at) { at = graph.layoutParent(of: at) }
        let id = graph.tree.id(at)
        return at == 0 || known[id] == nil ? nil : id
    }

    private func learn() {
        recordCount += 1
        let made = record(host)
        known = Dictionary(
            zip(LayoutRecorder.order(of: graph), made.nodes).map { node, described in
                (graph.tree.id(node),
                 Known(source: described.source, isInternal: described.isInternal, systemView: described.systemView))
            }, uniquingKeysWith: { first, _ in first })
    }
}
