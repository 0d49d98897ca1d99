import QuadrantGeometry
import QuadrantGraph

extension ViewGraph {
    /// Describes the violated invariants of the graph between frames; empty if there are none (I1, I2, I10; in checked
    /// mode I3 for preferences, and I8).
    package func checkInvariants() -> [String] {
        guard root != 0 else { return [] }
        var found = rows.problems(root: root)
        if loop.isChecked { found += preferences.problems(in: self) + nodesWithOtherTypes() }
        func walk(_ row: NodeIndex) {
            let dirt = rows[row].own.intersection(.settling)
            if !dirt.isEmpty { found.append("I2: \(path(of: row)) is dirty after a frame (\(dirt.rawValue))") }
            let at = layout[Int(row)]
            if at.flags.contains(.isPlaced),
                !(at.size.x >= 0 && at.size.y >= 0 && at.size.x.isFinite && at.size.y.isFinite)
            {
                found.append("I10: \(path(of: row)) is \(at.size)")
            }
            for layoutChild in laidOut(row) where !hasBox(layoutChild) {
                found.append("I1: \(path(of: row)) lays out row \(layoutChild), which is not there")
            }
            for child in children(of: row) { walk(child) }
        }
        walk(root)
        return found
    }
}
