import QuadrantGraph

// The order of the program's actions in one round of a frame. Those for appearance, tasks, changes and preferences are
// called inner before outer, and of siblings the last first. Sources: Docs/Layout/Updates.md.

extension ViewGraph {
    /// Puts the actions that follow the tree in their order, in the places that they have among the others.
    func inTreeOrder(_ actions: [PendingAction]) -> [PendingAction] {
        var found: [NodeIndex: [Int]] = [:], places: [Int] = []
        for (index, action) in actions.enumerated() where action.followsTree {
            guard let node = action.node, tree.isLive(node) else { continue }
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
        for node in actions.keys {
            var at = node
            while true {
                let parent = graph.tree[at].parent
                guard parent != 0, branches[parent, default: []].insert(at).inserted else { break }
                at = parent
            }
        }
    }

    mutating func visit(_ node: NodeIndex) {
        if let branch = branches[node] { visit(branch, of: node) }
        if let own = actions[node] { sorted += own }
    }

    private mutating func visit(_ branch: Set<NodeIndex>, of node: NodeIndex) {
        if branch.count == 1 {
            visit(branch.first!)
            return
        }
        let isForward = isForward(node)
        var child = isForward ? graph.tree[node].first : graph.tree[node].last
        while child != 0 {
            if branch.contains(child) { visit(child) }
            child = isForward ? graph.tree[child].next : graph.tree[child].previous
        }
    }

    /// Rows of a lazy container, screens and tabs are created one after the other. A guess: no source has their order.
    private func isForward(_ node: NodeIndex) -> Bool {
        let box = graph.box(node)
        if node == graph.root || box.features.contains(.showsInOrder) || box.part?.lazyContainer != nil { return true }
        return !graph.layout[Int(node)].flags.contains(.isLayout) && graph.isInLazyContainer(node)
    }
}
