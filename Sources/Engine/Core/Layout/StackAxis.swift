package import Foundation
package import QuadrantGeometry
import QuadrantGraph

extension RoleContext {
    /// The axis of the nearest container, if it has one.
    package var stackAxis: Axis? {
        for at in box.graph.layoutAncestors(of: box.node) {
            let around = box.graph.box(at)
            if around.kind == .container { return around.stack.axis }
        }
        return nil
    }
}

extension LayoutProperties {
    /// The properties of a layout that is a stack on an axis.
    package static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension LayoutSubviews {
    private var container: ContainerNode? {
        guard let first, let box = Optional(first.graph.box(first.graph[first.node].layoutParent)) else {
            return nil
        }
        return ContainerNode(graph: first.graph, index: box.node, box: box)
    }

    /// A stack's size over all subviews of a layout.
    package func line(_ rule: StackRule, _ proposal: ProposedViewSize) -> CGSize {
        guard let container else { return .zero }
        var memory = rule.makeMemory()
        return rule.measure(Proposal(proposal), container, &memory).asSize
    }

    /// Places the subviews as a stack does that was measured with `proposal`.
    package func placeLine(_ rule: StackRule, _ bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let container, let placements = first?.placements else { return }
        var memory = rule.makeMemory()
        var index = 0
        rule.eachPlacement(in: SIMD2(bounds.size), Proposal(proposal), container, &memory) {
            _, origin, size, proposal in
            placements.placed[index] = ChildPlacement(
                origin: origin + SIMD2(bounds.origin), size: size, proposal: proposal)
            index += 1
        }
    }

    /// The size of a `ZStack` of the subviews.
    package func zStack(_ alignment: Alignment, _ proposal: ProposedViewSize) -> CGSize {
        guard let container else { return .zero }
        var memory: Void = ()
        return OverlayRule(alignment: alignment).measure(Proposal(proposal), container, &memory).asSize
    }

    /// Places the subviews as a `ZStack` does.
    package func placeZStack(_ alignment: Alignment, in bounds: CGRect) {
        guard let container, let placements = first?.placements else { return }
        var index = 0
        let size = SIMD2<Double>(bounds.size)
        var memory: Void = ()
        OverlayRule(alignment: alignment).eachOrigin(size, Proposal(size), container, &memory) {
            _, origin, size, proposal in
            placements.placed[index] = ChildPlacement(
                origin: origin + SIMD2(bounds.origin), size: size, proposal: proposal)
            index += 1
        }
    }
}
