import QuadrantGraph

// Content that is built during placement.

extension ViewGraph {
    /// Builds content of a node that is being placed (I5): dirty content below is settled before the placement
    /// continues. `append` records its reads of state through `reading(_:_:_:)`; a change of these builds the content
    /// again.
    func makeContent(_ row: NodeIndex, _ append: (inout _ChildBuilder) -> Void) {
        work.bodies += 1
        rows[row].own.remove(.content)
        let wasFilling = loop.isFillingContent
        loop.isFillingContent = wasFilling || rows[row].first == 0
        ReadScope.with(nil) { reconcile(row, append) }
        loop.isFillingContent = wasFilling
        settleContent(row)
    }

    /// Evaluates content and measurements below a node that is being placed and got other children: removed nodes are
    /// neither placed nor measured.
    func settleContent(_ row: NodeIndex) {
        for child in children(of: row) { flushContent(child) }
        for child in children(of: row) { flushMeasure(child) }
        rows[row].own.remove(.measure)
        if self[row].needsLayoutChildren || self[row].firstChild != 0 { collectLayoutChildren(row) }
    }
}
