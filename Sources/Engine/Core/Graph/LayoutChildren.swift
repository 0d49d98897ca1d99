import QuadrantGraph

// Helpers of `collectLayoutChildren`: the layout nodes of a subtree, and exiting nodes.

/// An exiting node, and the number of its container's children before it.
struct ExitingNode {
    var row: NodeIndex
    var place: Int
}

extension ViewGraph {
    /// The outermost layout nodes in `row`, itself included.
    func layoutRoots(in row: NodeIndex) -> [NodeIndex] {
        let flags = layout[Int(row)].flags
        if flags.contains(.isLayout), !flags.contains(.isExpanded) { return [rowFrame(around: row) ?? row] }
        if flags.contains(.isExpanded) { return box(row).storage.childInstances.map { rowFrame(around: $0) ?? $0 } }
        var found: [NodeIndex] = []
        for child in children(of: row) {
            if !layout[Int(child)].flags.contains(.isExiting) { found += layoutRoots(in: child) }
        }
        return found
    }

    /// The containers and leaves that are the views in `row`, seen through modifiers.
    func views(in row: NodeIndex, isFirstEnough: Bool = false) -> [NodeID] {
        var found: [NodeID] = []
        for child in children(of: row) where found.isEmpty || !isFirstEnough {
            let flags = layout[Int(child)].flags
            if flags.isDisjoint(with: [.isExiting, .isChildInstance, .isSecondary]) {
                // The elements of a lazy container are built later.
                let isView = flags.contains(.isLayout) ? !flags.contains(.isUnary)
                    : (box(child).part?.lazySource?.lazyElements?.count ?? 0) > 0
                if isView { found.append(rows.id(child)) }
                else { found += views(in: child, isFirstEnough: isFirstEnough) }
            }
        }
        return found
    }

    /// The row frame around a view of a list.
    func rowFrame(around row: NodeIndex) -> NodeIndex? {
        let up = layout[Int(row)].parent
        return up != 0 && layout[Int(up)].flags.contains(.isChildInstance) && box(up).part?.rowFrame != nil ? up : nil
    }

    /// Whether `row` contains exactly one view, unconditionally.
    func holdsOneStaticView(_ row: NodeIndex) -> Bool {
        let isOneView = box(row).stack.implicit != nil
        var at = row
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

    /// Moves the exiting nodes that were found during the collection to `row`, which draws them.
    func adoptExitingNodes(_ row: NodeIndex, _ box: NodeBox, from start: Int, layoutChildren: Int) {
        if scratch.foundExitingNodes.count == start, box.storage.exitingNodes.isEmpty { return }
        box.storage.exitingNodes = scratch.foundExitingNodes[start...].map {
            ExitingNode(row: $0.row, place: $0.place - layoutChildren)
        }
        scratch.foundExitingNodes.removeLast(scratch.foundExitingNodes.count - start)
        guard !box.storage.exitingNodes.isEmpty else { return }
        layout[Int(row)].flags.insert(.hasExitingNodes)
        for exitingNode in box.storage.exitingNodes { layout[Int(exitingNode.row)].parent = row }
    }

    func gatherExitingNodes(_ row: NodeIndex) {
        for root in layoutRoots(in: row) {
            scratch.foundExitingNodes.append(ExitingNode(row: root, place: scratch.foundLayoutChildren.count))
        }
    }
}
