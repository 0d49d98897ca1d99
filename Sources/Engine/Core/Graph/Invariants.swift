import QuadrantGeometry
import QuadrantGraph

extension ViewGraph {
    /// Describes the violated invariants of the graph between frames; empty if there are none (I1, I2, I10; in checked
    /// mode I3 for preferences, and I8).
    package func checkInvariants() -> [String] {
        guard root != 0 else { return [] }
        var found = tree.problems(root: root)
        if loop.isChecked { found += preferences.problems(in: self) + nodesWithOtherTypes() }
        func walk(_ node: NodeIndex) {
            let dirt = tree[node].own.intersection(.settling)
            if !dirt.isEmpty { found.append("I2: \(path(of: node)) is dirty after a frame (\(dirt.rawValue))") }
            let at = layout[Int(node)]
            if at.flags.contains(.isPlaced),
                !(at.size.x >= 0 && at.size.y >= 0 && at.size.x.isFinite && at.size.y.isFinite)
            {
                found.append("I10: \(path(of: node)) is \(at.size)")
            }
            for layoutChild in laidOut(node) where !hasBox(layoutChild) {
                found.append("I1: \(path(of: node)) lays out node \(layoutChild), which is not there")
            }
            for child in children(of: node) { walk(child) }
        }
        walk(root)
        return found
    }
}
