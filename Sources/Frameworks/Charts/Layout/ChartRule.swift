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
    let roles: [ChartParts.Role]
    let scrollOffset: CGPoint?

    static func changed(from old: ChartRule, to new: ChartRule) -> PhaseSet {
        if old.model !== new.model {
            // Marks take no space: only what is around the plot is measured.
            return new.isAround(old) ? [.place, .display] : [.measure, .place, .display]
        }
        return old.scrollOffset == new.scrollOffset ? [] : [.place, .display]
    }

    /// Whether the views around the plot are those of another rule, and no annotation depends on the marks.
    private func isAround(_ other: ChartRule) -> Bool {
        roles == other.roles && model.annotations.isEmpty && other.model.annotations.isEmpty
            && model.x.version === other.model.x.version && model.y.version === other.model.y.version
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
        let solver = solver(node), placed = solver.place(in: size.asSize, before: stage.placedNow, &stage.work)
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
        guard stage.reportsFaults(of: model) else { return }
        let context = node.context
        for diagnostic in model.faults.diagnostics(of: model.records.count) {
            context.report { place in
                Diagnostic(what: diagnostic.what, at: place, rule: diagnostic.rule, fix: diagnostic.fix)
            }
        }
    }

    func spacing(_ node: ContainerNode, _ memory: inout Void) -> ViewSpacing { .standard }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
               _ memory: inout Void) -> Double? { nil }

    static var layoutSentence: String {
        "A chart fills what it is proposed; axes, titles and a legend take their sides, the plot has the rest."
    }
}
