package import QuadrantCore
package import QuadrantGraph

/// A `@State` or `@AppStorage` of a view of the program, with its value.
package struct StateValue: Equatable, Sendable {
    package var node: NodeID
    /// The name of the property, and of the type of its view.
    package var name: String
    package var view: String
    package var type: String
    /// As `setState(_:of:to:)` reads it.
    package var text: String
    package var form: TextValueForm
}

extension ViewHost {
    /// The states of the program's views, the outer views first, at most `limit` of them. States of the framework's own
    /// views are left out. The cost is that of a walk over all views.
    package func states(limit: Int) -> [StateValue] {
        settle()
        var found: [StateValue] = []
        var level: [NodeIndex] = graph.root == 0 ? [] : [graph.root]
        while !level.isEmpty, found.count < limit {
            var next: [NodeIndex] = []
            for node in level {
                next += graph.children(of: node)
                let cells = graph.stateCells(of: node)
                guard !cells.isEmpty, let step = graph.structuralPath(to: node).last else { continue }
                let view = ViewOrigins.view(_typeName(step.type, qualified: true))
                if ViewOrigins.isFramework(view.module) { continue }
                found += cells.map { name, cell in
                    StateValue(node: graph.tree.id(node), name: name, view: view.name, type: cell.typeName,
                               text: cell.text, form: cell.textForm)
                }
            }
            level = next
        }
        return Array(found.prefix(limit))
    }

    /// Sets a state of one view. Returns false for a text that is no value of its type; a view that has left meanwhile
    /// is ignored.
    package func setState(_ name: String, of node: NodeID, to text: String) -> Bool {
        settle()
        guard graph.tree.isLive(node) else { return true }
        return graph.stateCells(of: node.index).first { $0.name == name }?.cell.set(from: text) ?? true
    }
}
