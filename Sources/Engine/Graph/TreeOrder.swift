extension Rows {
    /// The positions of `rows` in tree order, ancestors before descendants. Entries without a node (0) come first;
    /// entries of the same node keep their order.
    ///
    /// Cost: the nodes on the paths to the root, and the siblings where the paths diverge.
    package func inTreeOrder(_ rows: [NodeIndex]) -> [Int] {
        var places: [NodeIndex: [Int]] = [:]
        // The nodes on the paths to the root, by parent.
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
