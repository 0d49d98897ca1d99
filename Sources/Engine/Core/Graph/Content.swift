import QuadrantGraph

// Content that is built during placement.

extension ViewGraph {
    /// Builds content of a node that is being placed (I5): dirty content below is settled before the placement
    /// continues. `append` records its reads of state through `reading(_:_:_:)`; a change of these builds the content
    /// again.
    func makeContent(_ node: NodeIndex, _ append: (inout _ChildBuilder) -> Void) {
        work.bodies += 1
        tree[node].own.remove(.content)
        let wasFilling = loop.isFillingContent
        loop.isFillingContent = wasFilling || tree[node].first == 0
        ReadScope.with(nil) { reconcile(node, append) }
        loop.isFillingContent = wasFilling
        settleContent(node)
    }

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
