package import QuadrantGraph

// The content phase of nodes that contain views.

extension ViewGraph {
    /// Evaluates the children of a node anew: those with the same type and identity are updated, the others made or
    /// removed.
    package func reconcile(_ node: NodeIndex, _ append: (inout _ChildBuilder) -> Void) {
        beginContent(of: node)
        var builder = _ChildBuilder(graph: self, parent: node, scope: box(node).childScope)
        append(&builder)
        builder.finish()
        if builder.changed { structureChanged(node) }
    }

    /// Builds content of a node that is being placed (I5): dirty content below is settled before the placement
    /// continues. `append` records its reads of state through `reading(_:_:_:)`; a change of these builds the content
    /// again.
    func makeContent(_ node: NodeIndex, _ append: (inout _ChildBuilder) -> Void) {
        work.bodies += 1
        markContentEvaluated(node)
        let wasFilling = loop.isFillingContent
        loop.isFillingContent = wasFilling || self[node].firstChild == 0
        ReadScope.with(nil) { reconcile(node, append) }
        loop.isFillingContent = wasFilling
        settleContent(node)
    }
}
