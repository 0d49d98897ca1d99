package import QuadrantGraph
import Foundation

// Read-only facts for tools and tests.

extension ViewGraph {
    /// The outermost views that take part in layout.
    package var layoutRoots: [UInt32] { root == 0 ? [] : Array(layoutChildren(of: root)) }

    /// What a row lays out, with what is behind and in front of it.
    package func inspectedChildren(of row: UInt32) -> [UInt32] {
        Array(layoutChildren(of: row)) + box(row).storage.secondaries
    }

    /// Every state of every view, the outermost first.
    package var stateCells: [(name: String, cell: any SettableCell)] {
        var found: [(name: String, cell: any SettableCell)] = []
        var level: [UInt32] = root == 0 ? [] : [root]
        while !level.isEmpty {
            var next: [UInt32] = []
            for row in level {
                found += box(row).part?.state?.stateCells ?? []
                var child = rows[row].first
                while child != 0 {
                    next.append(child)
                    child = rows[child].next
                }
            }
            level = next
        }
        return found
    }

    /// What all views together write for a key; nil when there is none.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        root == 0 ? nil : preference(K.self, of: root)
    }

    /// All live rows, parents before children.
    package func eachRow(_ visit: (UInt32, NodeBox) -> Void) {
        func walk(_ row: UInt32) {
            visit(row, box(row))
            var child = rows[row].first
            while child != 0 {
                let next = rows[child].next
                walk(child)
                child = next
            }
        }
        if root != 0 { walk(root) }
    }

    package func id(of row: UInt32) -> NodeID { rows.id(row) }
}
