extension Rows {
    /// The places of `rows` in the order of the tree, those above before those below. What is in no tree (0) comes
    /// first; those of one row stay in the order they are given in.
    ///
    /// Cost: what lies between them and the root, and the children beside it where their ways part.
    package func inTreeOrder(_ rows: [NodeIndex]) -> [Int] {
        var places: [NodeIndex: [Int]] = [:]
        // The nodes on the way to them, by parent.
        var ways: [NodeIndex: [NodeIndex]] = [:]
        var seen: Set<NodeIndex> = []
        for (place, start) in rows.enumerated() {
            places[start, default: []].append(place)
            var row = start
            while row != 0, seen.insert(row).inserted {
                let parent = self[row].parent
                ways[parent, default: []].append(row)
                row = parent
            }
        }
        var order = places[0] ?? []
        var waiting: [NodeIndex] = (ways[0] ?? []).reversed()
        while let row = waiting.popLast() {
            order += places[row] ?? []
            waiting += inOrder(ways[row] ?? [], under: row).reversed()
        }
        return order
    }

    private func inOrder(_ children: [NodeIndex], under row: NodeIndex) -> [NodeIndex] {
        if children.count < 2 { return children }
        var left = Set(children), found: [NodeIndex] = []
        var child = self[row].first
        while child != 0, !left.isEmpty {
            if left.remove(child) != nil { found.append(child) }
            child = self[child].next
        }
        return found + children.filter(left.contains)
    }
}
