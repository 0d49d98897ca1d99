import Foundation
package import QuadrantGeometry
package import QuadrantGraph

// The record of a settled layout, read from what the graph keeps anyway: nothing is written down while views are laid
// out, so the record costs nothing until a tool asks for it.

/// A proposal that a node got, and the size that it answered.
package struct RecordedMeasurement {
    /// The proposal, which is the key of the measurement.
    package var proposal: Proposal
    package var size: SIMD2<Double>
}

/// A view on the path from the root to a node.
package struct PathStep {
    /// The node that the type belongs to.
    package var node: NodeIndex
    /// The type of the view with a body.
    package var type: Any.Type
    package var name: String
    /// Whether it evaluates a body.
    package var hasBody: Bool
    /// Whether it takes part in layout.
    package var isLayout: Bool
}

extension ViewGraph {
    /// The cached measurements of `node`, oldest first; at most nine. A node whose size ignores a side of the proposal
    /// has one for all values of it.
    package func cachedMeasurements(of node: NodeIndex) -> [RecordedMeasurement] {
        let at = layout[Int(node)]
        guard at.measurementCount > 0 else { return [] }
        var found = [RecordedMeasurement(proposal: at.first.proposal, size: at.first.size)]
        if let more = at.more {
            for index in 0..<Int(at.measurementCount) - 1 {
                found.append(RecordedMeasurement(proposal: more[index].proposal, size: more[index].size))
            }
        }
        return found
    }

    /// The size of a text for a proposal; neither counted as work nor recorded as a read.
    package func textSize(of node: NodeIndex, _ proposal: Proposal) -> SIMD2<Double> {
        let counted = work
        defer { work = counted }
        return ReadScope.with(nil) { withBox(node) { $0.measure(proposal) } }
    }

    /// The size of a node for a proposal, cached as if its parent had measured it; neither counted as work nor recorded
    /// as a read.
    package func measuredSize(of node: NodeIndex, for proposal: Proposal) -> SIMD2<Double> {
        let counted = work
        defer { work = counted }
        return ReadScope.with(nil) { measure(node, proposal) }
    }

    /// Whether measurements were dropped from the cache.
    package func hasEvictedMeasurements(_ node: NodeIndex) -> Bool { layout[Int(node)].flags.contains(.evicted) }
    /// The axes of a proposal that do not change the size of the node. Costs a measurement where that is not cached.
    package func ignoredAxes(of node: NodeIndex) -> Axis.Set { ignoredSides(node) }
    package func isSecondary(_ node: NodeIndex) -> Bool { layout[Int(node)].flags.contains(.isSecondary) }
    package func isMirrored(_ node: NodeIndex) -> Bool { layout[Int(node)].flags.contains(.isMirrored) }
    package func isContainer(_ node: NodeIndex) -> Bool { box(node).kind == .container }
    package func layoutPriority(of node: NodeIndex) -> Double { ReadScope.with(nil) { priority(node) } }
    /// Whether `node` holds one view, and so has no layout of its own.
    package func equalsItsChild(_ node: NodeIndex) -> Bool { layout[Int(node)].flags.contains(.isIdentity) }
    /// Whether the node is empty space: a spacer.
    package func isSpace(_ node: NodeIndex) -> Bool {
        layoutPriority(of: node) == -.infinity && firstChild(of: node) == 0
    }
    /// The kind of element that a node is in explanations; nil for a node that has none.
    package func layoutElement(of node: NodeIndex) -> LayoutElement? { box(node).description?.layoutElement }

    /// The names of the coordinate spaces that `node` itself declares.
    package func declares(_ space: AnyHashable, at node: NodeIndex) -> Bool { box(node).space?.isSpace(space) == true }

    /// The nodes from the root to `node`, in the order of the program's code.
    package func structuralPath(to node: NodeIndex) -> [PathStep] {
        var steps: [PathStep] = []
        for at in ancestors(including: node) {
            let box = box(at), flags = layout[Int(at)].flags
            steps.append(PathStep(
                node: at, type: box.viewType, name: box.name,
                hasBody: box.features.contains(.isUserCode),
                isLayout: flags.contains(.isLayout) && !flags.contains(.isExpanded)))
        }
        return steps.reversed()
    }

    /// The frontmost node that is drawn at `point`, in the root's space; 0 if there is none. Empty space is found where
    /// nothing else is.
    package func node(at point: SIMD2<Double>) -> NodeIndex {
        var space: NodeIndex = 0
        func search(_ node: NodeIndex) -> NodeIndex {
            let isInside = globalFrame(of: node).contains(point.asPoint)
            switch box(node).hits?.hitPolicy ?? .through {
            case .clipped, .clipsDrawing: if !isInside { return 0 }
            default: break
            }
            for child in hitOrder(of: node) {
                let found = search(child)
                if found != 0 { return found }
            }
            guard isInside, node != root else { return 0 }
            if box(node).features.contains(.isLeaf) {
                if !isSpace(node) { return node }
                if space == 0 { space = node }
                return 0
            }
            // What is empty itself is where its content is not.
            if box(node).kind == .container, space == 0 { space = node }
            return 0
        }
        let found = root == 0 ? 0 : search(root)
        return found != 0 ? found : space
    }

    /// The view in words: `Text "300"`, `.frame`, `the HStack`.
    package func layoutTitle(of node: NodeIndex) -> String {
        let box = box(node), name = box.name
        if node == root { return "the window" }
        if layoutElement(of: node) == .secondary { return layoutTitle(of: layout[Int(node)].parent) }
        if let text = box.description?.shownText {
            let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
            return "\(name) \"\(short.replacing("\n", with: " "))\""
        }
        if box.kind == .unary { return ".\(name)" }
        return "the \(name)"
    }
}
