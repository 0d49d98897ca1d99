package import Foundation
package import QuadrantGraph

/// Queries of a graph for tools, scripts and tests.
package struct GraphInspector {
    private let graph: ViewGraph
    package init(_ graph: ViewGraph) { self.graph = graph }

    /// The outermost views that take part in layout.
    package var layoutRoots: [NodeIndex] { graph.root == 0 ? [] : Array(graph.layoutChildren(of: graph.root)) }

    /// The layout children of a node, its secondaries included.
    package func children(of row: NodeIndex) -> [NodeIndex] {
        Array(graph.layoutChildren(of: row)) + graph.box(row).storage.secondaries
    }

    /// All states of all views, the outermost first.
    package var stateCells: [(name: String, cell: any SettableCell)] {
        var found: [(name: String, cell: any SettableCell)] = []
        var level: [NodeIndex] = graph.root == 0 ? [] : [graph.root]
        while !level.isEmpty {
            var next: [NodeIndex] = []
            for row in level {
                found += graph.box(row).part?.state?.stateCells ?? []
                var child = graph.rows[row].first
                while child != 0 {
                    next.append(child)
                    child = graph.rows[child].next
                }
            }
            level = next
        }
        return found
    }

    /// The preference value of the whole tree for a key; nil if there is none.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        graph.root == 0 ? nil : graph.preference(K.self, of: graph.root)
    }

    // MARK: views by name

    /// The frames of the views called `name`, in drawing order: the views with this accessibility identifier, else
    /// those that show exactly this text, else those with this accessibility label. In window coordinates, in points.
    package func frames(named name: String) -> [CGRect] {
        for rows in [self.rows(identifiedBy: name), graph.rows(showing: name)] where !rows.isEmpty {
            return rows.map { graph.globalFrame(of: $0) }
        }
        var found: [CGRect] = []
        eachElement { if $0.label == name || $0.identifier == name { found.append($0.frame) } }
        return found
    }

    /// Every name that `frames(named:)` finds, each once: identifiers, then texts and labels, in drawing order.
    package var names: [String] {
        var identifiers: [String] = [], text: [String] = [], seen: Set<String> = []
        func add(_ name: String?, to names: inout [String]) {
            if let name, !name.isEmpty, seen.insert(name).inserted { names.append(name) }
        }
        ReadScope.with(nil) {
            graph.eachRow { _, box in add(box.description?.semantics?.identifier, to: &identifiers) }
        }
        graph.eachRow { _, box in add(box.description?.shownText, to: &text) }
        eachElement { add($0.label, to: &text) }
        return identifiers + text
    }

    private func eachElement(_ visit: (AccessibilityElement) -> Void) {
        func walk(_ elements: [AccessibilityElement]) {
            for element in elements {
                visit(element)
                walk(element.children)
            }
        }
        walk(AccessibilityTree(graph).elements)
    }

    /// The layout nodes with an accessibility identifier, in drawing order.
    package func rows(identifiedBy identifier: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        func parts(of row: NodeIndex) {
            let flags = graph.layout[Int(row)].flags
            if flags.contains(.isLayout), !flags.contains(.isExpanded) {
                if !flags.contains(.isChildInstance), !flags.contains(.isSecondary) { found.append(row) }
                return
            }
            var child = graph.rows[row].first
            while child != 0 {
                parts(of: child)
                child = graph.rows[child].next
            }
        }
        ReadScope.with(nil) {
            graph.eachRow { row, box in
                if !graph.layout[Int(row)].flags.contains(.isChildInstance),
                   box.description?.semantics?.identifier == identifier {
                    parts(of: row)
                }
            }
        }
        return found
    }
}
