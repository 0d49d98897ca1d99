import QuadrantGeometry
package import QuadrantGraph

/// Children on top of each other with one alignment point: ZStack, backgrounds and overlays.
package struct OverlayRule: PlacingRule, Equatable {
    /// Of each view in the largest of them.
    package var alignment: Alignment
    /// The rule of `ZStack`: all views get the same proposal and are aligned with each other.
    package init(alignment: Alignment) { self.alignment = alignment }
    package typealias Memory = Void

    package static func changed(from old: OverlayRule, to new: OverlayRule) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    private func top(_ node: ContainerNode) -> Double {
        var highest = -Double.infinity
        for layoutChild in node.layoutChildren { highest = max(highest, node.graph.priority(layoutChild)) }
        return highest
    }

    /// The alignment guides of a child, in its own space.
    private func guides(_ layoutChild: NodeIndex, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode)
        -> SIMD2<Double>
    {
        SIMD2(node.graph.guideValue(layoutChild, alignment.horizontal.key, size, proposal),
              node.graph.guideValue(layoutChild, alignment.vertical.key, size, proposal))
    }

    /// The common alignment point: the furthest guides of the children of highest priority (Docs/Layout/Stacks.md).
    private func alignmentPoint(_ proposal: Proposal, top: Double, _ node: ContainerNode) -> SIMD2<Double> {
        var point = SIMD2<Double>(repeating: -.infinity)
        for layoutChild in node.layoutChildren where node.graph.priority(layoutChild) == top {
            point = pointwiseMax(point, guides(layoutChild, node.graph.measure(layoutChild, proposal), proposal, node))
        }
        return point
    }

    /// The union of the aligned children of highest priority: the size of the largest if none has custom guides.
    package func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Void) -> SIMD2<Double> {
        let top = top(node)
        let point = alignmentPoint(proposal, top: top, node)
        var size = SIMD2<Double>()
        for layoutChild in node.layoutChildren {
            let child = node.graph.measure(layoutChild, proposal)
            guard node.graph.priority(layoutChild) == top else { continue }
            var end = point - guides(layoutChild, child, proposal, node) + child
            // The guide of an infinite length may be infinite as well.
            if end.x.isNaN { end.x = child.x }
            if end.y.isNaN { end.y = child.y }
            size = pointwiseMax(size, end)
        }
        return size
    }

    /// Children are proposed the container's own size, independent of its proposal.
    package func eachOrigin(_ size: SIMD2<Double>, _ proposed: Proposal, _ node: ContainerNode, _ memory: inout Void,
                            _ visit: (NodeIndex, SIMD2<Double>, SIMD2<Double>, Proposal) -> Void) {
        let proposal = Proposal(size)
        let point = alignmentPoint(proposal, top: top(node), node)
        for layoutChild in node.layoutChildren {
            let child = node.graph.measure(layoutChild, proposal)
            visit(layoutChild, point - guides(layoutChild, child, proposal, node), child, proposal)
        }
    }
}

/// A background or an overlay: its proposal is the size of the primary view.
package nonisolated struct SecondaryView<Content: View>: ContainerRole {
    package typealias Body = Never
    package var content: Content
    /// Several views form a ZStack, which is aligned as one view.
    package var rule: OverlayRule { OverlayRule(alignment: .center) }
    package static var layoutElement: LayoutElement? { .secondary }
    package static var isIdentityUnary: Bool { true }
    package static var implicitStack: (any ImplicitStack.Type)? { LayeredStack.self }
    package init(content: Content) { self.content = content }
    /// Appends the content as a secondary node, which is not a child of the layout around it.
    package static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { ContainerBox($0, isSecondary: true) }
    }
    /// Appends the content as an ordinary node.
    static func _appendContent(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { ContainerBox($0) }
    }
}

extension ModifierChild {
    /// The placement of a secondary in a modifier of size `size`, aligned by the same guides in both.
    package func alignedSecondary(
        _ secondary: NodeIndex, _ alignment: Alignment, in size: SIMD2<Double>, offered: SIMD2<Double>
    ) -> ChildPlacement {
        let proposal = Proposal(offered)
        let secondarySize = graph.measure(secondary, proposal)
        let primaryProposal = graph[node].proposal
        func origin(_ key: AlignmentKey) -> Double {
            graph.guideValue(node, key, size, primaryProposal)
                - graph.guideValue(secondary, key, secondarySize, proposal)
        }
        return ChildPlacement(origin: SIMD2(origin(alignment.horizontal.key), origin(alignment.vertical.key)),
                              size: secondarySize, proposal: proposal)
    }
}

extension OverlayRule {
    package static var layoutSentence: String {
        "Views on top of each other are all proposed what their container was proposed; it is as large as the union "
            + "of those with the highest priority, and aligns every view by one guide on each axis."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        // The views are asked with what the container was proposed, and placed with its size, which follows from them.
        let asked = layout.proposal
        return LayoutReason(asked == Proposal(layout.size) ? "the container's own size"
            : "the container's own size, found by proposing \(asked) first", x: Arithmetic(layout.size.x),
            y: Arithmetic(layout.size.y))
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let children = layout.children
        guard !children.isEmpty else { return LayoutReason("it has no views, so it has no size", .hugs, .hugs) }
        var reason = LayoutReason("", .hugs, .hugs)
        // The view that is as long as the container; nil for all of them together.
        func equal(_ axis: Axis) -> NodeIndex? {
            children.first { abs(layout.size(of: $0)[axis] - layout.size[axis]) < 1e-6 }
        }
        for axis in Axis.allCases {
            if layout.proposal[axis].isUnspecified { reason.setRule(.ideal, axis) }
            if let equal = equal(axis) { reason[axis] = Arithmetic(layout.size(of: equal)[axis]) }
        }
        func words(_ equal: NodeIndex?) -> LayoutText {
            equal.map(layout.title) ?? "its views together, where their guides put them"
        }
        let across = equal(.horizontal), down = equal(.vertical)
        reason.text = across == down
            ? "it hugs its views: as large as \(words(across))\(children.count == 1 ? "" : " in it")"
            : "it hugs its views: as wide as \(words(across)), and as high as \(words(down))"
        return reason
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        .aligned(child, alignment, layout)
    }
}
