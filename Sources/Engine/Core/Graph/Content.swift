import QuadrantGraph

// Content that is built during placement.

extension ViewGraph {
    /// Evaluates content and measurements below a node that is being placed and got other children: removed nodes are
    /// neither placed nor measured.
    func settleContent(_ node: NodeIndex) {
        adoptPlacedValues()
        for child in children(of: node) { flushContent(child) }
        for child in children(of: node) { flushMeasure(child) }
        tree[node].own.remove(.measure)
        if self[node].needsLayoutChildren || self[node].firstChild != 0 { collectLayoutChildren(node) }
    }
}
