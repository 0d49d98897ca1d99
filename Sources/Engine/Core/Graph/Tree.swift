package import QuadrantGraph

// Traversals of the tree, and properties of a node that depend on others.

extension ViewGraph {
    package func id(of row: NodeIndex) -> NodeID { rows.id(row) }

    /// Visits all live nodes, parents before children.
    package func eachRow(_ visit: (NodeIndex, NodeBox) -> Void) {
        func walk(_ row: NodeIndex) {
            visit(row, box(row))
            for child in children(of: row) { walk(child) }
        }
        if root != 0 { walk(root) }
    }

    func eachRow(under row: NodeIndex, _ visit: (NodeIndex) -> Void) {
        for child in children(of: row) {
            visit(child)
            eachRow(under: child, visit)
        }
    }

    /// The first node inside of another one that fulfils a condition, in the order of the program; nil without one.
    package func firstRow(under row: NodeIndex, where isWanted: (NodeIndex) -> Bool) -> NodeIndex? {
        for child in children(of: row) {
            if isWanted(child) { return child }
            if let found = firstRow(under: child, where: isWanted) { return found }
        }
        return nil
    }

    /// The node with an id.
    func row(withID id: AnyHashable, under row: NodeIndex) -> NodeIndex? {
        firstRow(under: row) { box($0).storage.key == id }
    }

    /// The nodes that show `text`, in drawing order.
    package func rows(showing text: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        func walk(_ row: NodeIndex) {
            if layout[Int(row)].flags.contains(.isExiting) || isCovered(at: row) { return }
            if box(row).description?.shownText == text { found.append(row) }
            for child in children(of: row) { walk(child) }
        }
        if root != 0 { walk(root) }
        return found
    }

    /// The names of the composite and layout views from the root to `row`, joined for messages.
    package func path(of row: NodeIndex) -> String {
        var names: [String] = []
        for at in ancestors(including: row) where names.count < 4096 {
            let name = box(at).name
            if ViewGraph.isWorthNaming(name) { names.append(name) }
        }
        names.reverse()
        if names.count > 12 { names = Array(names.prefix(4)) + ["…"] + Array(names.suffix(7)) }
        return names.joined(separator: " ▸ ")
    }

    private static func isWorthNaming(_ name: String) -> Bool {
        !["RootView", "Branch", "Branch2", "Element", "Optional", "ConditionalContent", "AnyView", "ModifiedContent",
          "ViewModifier_Content"].contains(name)
    }

    /// Whether `row` is in a covered node.
    func isCovered(_ row: NodeIndex) -> Bool {
        for at in ancestors(including: row) { if isCovered(at: at) { return true } }
        return false
    }

    /// Notifies the observers in `row` that it is covered, or visible again.
    func notifyCovered(_ row: NodeIndex, _ isCovered: Bool) {
        for child in children(of: row) {
            let box = box(child)
            box.part?.lifecycle?.coveredChanged(isCovered)
            // A node covered by another one inside stays covered.
            if !box.features.contains(.isCovered) { notifyCovered(child, isCovered) }
        }
    }

    /// Whether `row` is, as a whole, the one view of a container of one view.
    func isOneView(_ row: NodeIndex) -> Bool {
        for at in ancestors(including: row) {
            if self[at].holdsSeveral { return false }
            let box = box(at)
            if box.stack.implicit != nil { return true }
            guard box.features.contains(.passesOneView), box.kind != .container else { return false }
        }
        return false
    }
}
