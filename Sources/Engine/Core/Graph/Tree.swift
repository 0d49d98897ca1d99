package import QuadrantGraph

// Traversals of the tree, and properties of a node that depend on others.

extension ViewGraph {
    /// An id that stays invalid when the node's place is used again.
    package func id(of node: NodeIndex) -> NodeID { tree.id(node) }

    /// Visits all live nodes, parents before children.
    package func eachNode(_ visit: (NodeIndex, NodeBox) -> Void) {
        func walk(_ node: NodeIndex) {
            visit(node, box(node))
            for child in children(of: node) { walk(child) }
        }
        if root != 0 { walk(root) }
    }

    func eachNode(under node: NodeIndex, _ visit: (NodeIndex) -> Void) {
        for child in children(of: node) {
            visit(child)
            eachNode(under: child, visit)
        }
    }

    /// The first node inside of another one that fulfils a condition, in the order of the program; nil without one.
    package func firstNode(under node: NodeIndex, where isWanted: (NodeIndex) -> Bool) -> NodeIndex? {
        for child in children(of: node) {
            if isWanted(child) { return child }
            if let found = firstNode(under: child, where: isWanted) { return found }
        }
        return nil
    }

    /// The node with an id.
    func node(withID id: AnyHashable, under node: NodeIndex) -> NodeIndex? {
        firstNode(under: node) { box($0).storage.key == id }
    }

    /// The nodes that show `text`, in drawing order.
    package func nodes(showing text: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        func walk(_ node: NodeIndex) {
            if layout[Int(node)].flags.contains(.isExiting) || isCovered(at: node) { return }
            if box(node).description?.shownText == text { found.append(node) }
            for child in children(of: node) { walk(child) }
        }
        if root != 0 { walk(root) }
        return found
    }

    /// The names of the composite and layout views from the root to `node`, joined for messages.
    package func path(of node: NodeIndex) -> String {
        var names: [String] = []
        for at in ancestors(including: node) where names.count < 4096 && !(box(at).viewType is any UnnamedView.Type) {
            names.append(box(at).name)
        }
        names.reverse()
        if names.count > 12 { names = Array(names.prefix(4)) + ["…"] + Array(names.suffix(7)) }
        return names.joined(separator: " ▸ ")
    }

    /// Whether `node` is in a covered node.
    func isCovered(_ node: NodeIndex) -> Bool {
        for at in ancestors(including: node) { if isCovered(at: at) { return true } }
        return false
    }

    /// Notifies the observers in `node` that it is covered, or visible again.
    func notifyCovered(_ node: NodeIndex, _ isCovered: Bool) {
        for child in children(of: node) {
            let box = box(child)
            box.part?.lifecycle?.coveredChanged(isCovered)
            // A node covered by another one inside stays covered.
            if !box.features.contains(.isCovered) { notifyCovered(child, isCovered) }
        }
    }

    /// Whether `node` is, as a whole, the one view of a container of one view.
    func isOneView(_ node: NodeIndex) -> Bool {
        for at in ancestors(including: node) {
            if self[at].holdsSeveral { return false }
            let box = box(at)
            if box.stack.implicit != nil { return true }
            guard box.features.contains(.passesOneView), box.kind != .container else { return false }
        }
        return false
    }
}

/// A view that a program does not write, or sees as its content: messages do not name it.
nonisolated protocol UnnamedView {}
