import QuadrantGraph

// Content that is made while placing.

extension ViewGraph {
    /// Builds content below a row that is being placed (I5): what is dirty below is settled before the row continues
    /// placing. What `append` reads of state it reads through `reading(_:_:_:)`, which makes the row build again.
    func makeContent(_ row: NodeIndex, _ append: (inout _ChildBuilder) -> Void) {
        work.bodies += 1
        rows[row].own.remove(.content)
        let wasFilling = loop.isFillingContent
        loop.isFillingContent = wasFilling || rows[row].first == 0
        ReadScope.with(nil) { reconcile(row, append) }
        loop.isFillingContent = wasFilling
        settleContent(row)
    }

    /// Answers content and measure below a row that is being placed and was given other children: nothing that has left
    /// is placed or asked.
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
