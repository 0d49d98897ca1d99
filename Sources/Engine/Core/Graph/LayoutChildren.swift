import QuadrantGraph

// Helpers of `collectLayoutChildren`: the layout nodes of a subtree, and exiting nodes.

/// An exiting node, and the number of its container's children before it.
struct ExitingNode {
    var node: NodeIndex
    var place: Int
}

extension ViewGraph {
    /// The outermost layout nodes in `node`, itself included.
    func layoutRoots(in node: NodeIndex) -> [NodeIndex] {
        let flags = layout[Int(node)].flags
        if flags.contains(.isLayout), !flags.contains(.isExpanded) { return [rowFrame(around: node) ?? node] }
        if flags.contains(.isExpanded) { return box(node).storage.childInstances.map { rowFrame(around: $0) ?? $0 } }
        var found: [NodeIndex] = []
        for child in children(of: node) {
            if !layout[Int(child)].flags.contains(.isExiting) { found += layoutRoots(in: child) }
        }
        return found
    }

    /// The containers and leaves that are the views in `node`, seen through modifiers.
    func views(in node: NodeIndex, isFirstEnough: Bool = false) -> [NodeID] {
        var found: [NodeID] = []
        for child in children(of: node) where found.isEmpty || !isFirstEnough {
            let flags = layout[Int(child)].flags
            if flags.isDisjoint(with: [.isExiting, .isChildInstance, .isSecondary]) {
                // The elements of a lazy container are built later.
                let isView = flags.contains(.isLayout) ? !flags.contains(.isUnary)
                    : (box(child).part?.lazySource?.elementList?.count ?? 0) > 0
                if isView { found.append(tree.id(child)) }
                else { found += views(in: child, isFirstEnough: isFirstEnough) }
            }
        }
        return found
    }

    /// The row frame around a view of a list.
    func rowFrame(around node: NodeIndex) -> NodeIndex? {
        let up = layout[Int(node)].parent
        return up != 0 && layout[Int(up)].flags.contains(.isChildInstance) && isRowFrame(up) ? up : nil
    }

    func isRowFrame(_ node: NodeIndex) -> Bool { box(node).features.contains(.isRowFrame) }

    /// Whether `node` contains exactly one view, unconditionally.
    func holdsOneStaticView(_ node: NodeIndex) -> Bool {
        let isOneView = box(node).stack.implicit != nil
        var at = node
        while !layout[Int(at)].flags.contains(.holdsSeveral) {
            var content: NodeIndex = 0
            for child in children(of: at)
            where self[child].flags.isDisjoint(with: [.isSecondary, .isChildInstance, .isExiting]) {
                if content != 0 { return false }
                content = child
            }
            if content == 0 { return false }
            let box = box(content)
            if box.kind == .container { return true }
            let features = box.features
            guard features.contains(.passesOneView), isOneView || !features.contains(.mayBecomeAnother)
            else { return false }
            at = content
        }
        return false
    }

    /// Moves the exiting nodes that were found during the collection to `node`, which draws them.
    func adoptExitingNodes(_ node: NodeIndex, _ box: NodeBox, from start: Int, layoutChildren: Int) {
        if scratch.foundExitingNodes.count == start, box.storage.exitingNodes.isEmpty { return }
        box.storage.exitingNodes = scratch.foundExitingNodes[start...].map {
            ExitingNode(node: $0.node, place: $0.place - layoutChildren)
        }
        scratch.foundExitingNodes.removeLast(scratch.foundExitingNodes.count - start)
        guard !box.storage.exitingNodes.isEmpty else { return }
        layout[Int(node)].flags.insert(.hasExitingNodes)
        for exitingNode in box.storage.exitingNodes { layout[Int(exitingNode.node)].parent = node }
    }

    func gatherExitingNodes(_ node: NodeIndex) {
        for root in layoutRoots(in: node) {
            scratch.foundExitingNodes.append(ExitingNode(node: root, place: scratch.foundLayoutChildren.count))
        }
    }
}
