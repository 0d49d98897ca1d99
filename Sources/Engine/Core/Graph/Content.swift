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
        var child = rows[row].first
        while child != 0 {
            let next = rows[child].next
            flushContent(child)
            child = next
        }
        child = rows[row].first
        while child != 0 {
            flushMeasure(child)
            child = rows[child].next
        }
        rows[row].own.remove(.measure)
        if layout[Int(row)].flags.contains(.needsLayoutChildren) || rows[row].first != 0 { collectLayoutChildren(row) }
    }
}
