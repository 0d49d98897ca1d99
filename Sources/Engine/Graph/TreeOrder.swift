extension NodeTree {
    /// The positions of `nodes` in tree order, ancestors before descendants. Entries without a node (0) come first;
    /// entries of the same node keep their order.
    ///
    /// Cost: the nodes on the paths to the root, and the siblings where the paths diverge.
    package func inTreeOrder(_ tree: [NodeIndex]) -> [Int] {
        var places: [NodeIndex: [Int]] = [:]
        // The nodes on the paths to the root, by parent.
        var ways: [NodeIndex: [NodeIndex]] = [:]
        var seen: Set<NodeIndex> = []
        for (place, start) in tree.enumerated() {
            places[start, default: []].append(place)
            var node = start
            while node != 0, seen.insert(node).inserted {
                let parent = self[node].parent
                ways[parent, default: []].append(node)
                node = parent
            }
        }
        var order = places[0] ?? []
        var waiting: [NodeIndex] = (ways[0] ?? []).reversed()
        while let node = waiting.popLast() {
            order += places[node] ?? []
            waiting += inOrder(ways[node] ?? [], under: node).reversed()
        }
        return order
    }

    private func inOrder(_ children: [NodeIndex], under node: NodeIndex) -> [NodeIndex] {
        if children.count < 2 { return children }
        var left = Set(children), found: [NodeIndex] = []
        var child = self[node].first
        while child != 0, !left.isEmpty {
            if left.remove(child) != nil { found.append(child) }
            child = self[child].next
        }
        return found + children.filter(left.contains)
    }
}
