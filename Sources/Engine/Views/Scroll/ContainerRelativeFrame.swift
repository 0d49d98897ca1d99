public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Gives this view, along `axes`, the lengths that were proposed to the nearest scroll view, without its margins,
    /// or to the nearest screen of a stack, tab or sheet, else those of the window without its bars. The view is
    /// aligned in them by `alignment`.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives this view `span` of `count` equal parts, `spacing` points apart, of the lengths of its container; both
    /// counts are at least 1.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1)), span = CGFloat(max(span, 1))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }

    /// Gives this view lengths computed from those of its container, in points; less than 0 counts as 0, and a length
    /// that is not finite leaves the axis unchanged.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

nonisolated struct ContainerRelativeFrame: LayoutRole {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    static var modifierName: String { "containerRelativeFrame" }

    private func own(_ axis: Axis, _ child: ModifierChild) -> Double? {
        guard axes.contains(Axis.Set(axis)) else { return nil }
        let own = Double(length(CGFloat(child.containerSize[axis]), axis))
        return own.isFinite ? max(own, 0) : nil
    }

    private func offered(_ proposal: Proposal, _ child: ModifierChild) -> Proposal {
        var offered = proposal
        for axis in Axis.allCases { if let own = own(axis, child) { offered[axis] = own } }
        return offered
    }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        var size = child.size(offered(proposal, child))
        for axis in Axis.allCases { if let own = own(axis, child) { size[axis] = own } }
        return size
    }

    func isRigid(_ child: ModifierChild) -> Bool { false }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.aligned(alignment, in: size, offered(proposal, child))
    }

    func spacing(_ child: ModifierChild) -> ViewSpacing {
        var edges: Edge.Set = []
        if axes.contains(Axis.Set.horizontal) { edges.formUnion(.horizontal) }
        if axes.contains(Axis.Set.vertical) { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
}

extension ContainerRelativeFrame {
    static var layoutSentence: String {
        "containerRelativeFrame has, along its axes, the length that its function gives for the container, proposes it, "
            + "and aligns the content inside."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the lengths that follow from the container")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason("its length follows from the container's")
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { reason.setRule(.computed, axis) }
        return reason
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { .aligned(child, alignment, layout) }
}
