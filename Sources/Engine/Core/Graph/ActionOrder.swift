import QuadrantGraph

// The order of the program's actions in one round of a frame. Those for appearance, tasks, changes and preferences are
// called inner before outer, and of siblings the last first. Sources: Docs/Layout/Updates.md.

extension ViewGraph {
    /// Puts the actions that follow the tree in their order, in the places that they have among the others.
    func inTreeOrder(_ actions: [PendingAction]) -> [PendingAction] {
        var found: [NodeIndex: [Int]] = [:], places: [Int] = []
        for (index, action) in actions.enumerated() where action.followsTree {
            guard let node = action.node, rows.isLive(node) else { continue }
            found[node.index, default: []].append(index)
            places.append(index)
        }
        guard found.count > 1 else { return actions }
        var order = TreeOrder(graph: self, actions: found)
        order.visit(root)
        guard order.sorted.count == places.count else { return actions }
        var result = actions
        for (place, index) in zip(places, order.sorted) { result[place] = actions[index] }
        return result
    }
}

/// A walk over the nodes that have actions, and the nodes that lead to them.
private struct TreeOrder {
    let graph: ViewGraph
    let actions: [NodeIndex: [Int]]
    /// The children of each node that are visited.
    var branches: [NodeIndex: Set<NodeIndex>] = [:]
    /// The indices of the actions in their order.
    var sorted: [Int] = []

    init(graph: ViewGraph, actions: [NodeIndex: [Int]]) {
        self.graph = graph
        self.actions = actions
        for row in actions.keys {
            var at = row
            while true {
                let parent = graph.rows[at].parent
                guard parent != 0, branches[parent, default: []].insert(at).inserted else { break }
                at = parent
            }
        }
    }

    mutating func visit(_ row: NodeIndex) {
        if let branch = branches[row] { visit(branch, of: row) }
        if let own = actions[row] { sorted += own }
    }

    private mutating func visit(_ branch: Set<NodeIndex>, of row: NodeIndex) {
        if branch.count == 1 {
            visit(branch.first!)
            return
        }
        let isForward = isForward(row)
        var child = isForward ? graph.rows[row].first : graph.rows[row].last
        while child != 0 {
            if branch.contains(child) { visit(child) }
            child = isForward ? graph.rows[child].next : graph.rows[child].previous
        }
    }

    /// Rows of a lazy container, screens and tabs are created one after the other. A guess: no source has their order.
    private func isForward(_ row: NodeIndex) -> Bool {
        let box = graph.box(row)
        if row == graph.root || box is IndexedStackBox || box.part?.lazyContainer != nil { return true }
        return !graph.layout[Int(row)].flags.contains(.isLayout) && graph.scrolling.lazy.isInContainer(row)
    }
}
