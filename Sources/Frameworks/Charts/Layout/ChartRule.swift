import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// Measures the parts of a chart and places them.
struct ChartRule: ContainerRule {
    let model: ChartModel
    let stage: ChartStage
    let roles: [ChartPart.Role]
    let scrollOffset: CGPoint?

    static func changed(from old: ChartRule, to new: ChartRule) -> PhaseSet {
        if old.model !== new.model { return [.measure, .place, .display] }
        return old.scrollOffset == new.scrollOffset ? [] : [.place, .display]
    }

    private func solver(_ node: ContainerNode) -> ChartSolver {
        let children = Array(node.layoutChildren), graph = node.graph
        return ChartSolver(model: model, roles: roles, scrollOffset: scrollOffset) { index, proposal in
            guard index < children.count else { return .zero }
            return graph.measure(children[index], Proposal(proposal)).asSize
        }
    }

    func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) -> SIMD2<Double> {
        SIMD2(solver(node).size(proposal.public_))
    }

    func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) {
        let solver = solver(node), placed = solver.place(in: size.asSize)
        stage.place(placed, node.graph, node.index)
        if !model.isOnItsWay { stage.setPadding(solver.padding(placed)) }
        report(node)
        let children = Array(node.layoutChildren)
        for (part, child) in zip(placed.frames, children) {
            node.graph.setPlacement(child, SIMD2(part.frame.origin), SIMD2(part.frame.size),
                                    Proposal(part.proposal), in: size)
        }
    }

    /// Reports values that have no place, once for each model.
    private func report(_ node: ContainerNode) {
        guard stage.reportsUnusable(of: model) else { return }
        node.context.report { place in
            Diagnostic(what: "\(model.unusableCount) of the \(model.records.count) marks of a chart have a value that "
                       + "is infinite or not a number; they are left out.", at: place,
                       rule: "Every value of a mark is a finite number, a date or a category.",
                       fix: "Leave out elements without a value, or give them one.")
        }
    }

    func spacing(_ node: ContainerNode, _ memory: inout Void) -> ViewSpacing { .standard }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
               _ memory: inout Void) -> Double? { nil }

    static var layoutSentence: String {
        "A chart fills what it is proposed; axes, titles and a legend take their sides, the plot has the rest."
    }
}
