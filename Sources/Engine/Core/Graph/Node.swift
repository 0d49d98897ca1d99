package import QuadrantGraph

/// What the tree and the layout know of one node, for reading: valid while the node is in the tree and its graph lives.
///
/// Made by `graph[index]` at no cost. Nodes are changed by the functions of `NodeChanges.swift`.
package struct Node {
    fileprivate unowned(unsafe) let graph: ViewGraph
    /// The place of the node in the tables; 0 is no node.
    package let index: NodeIndex

    @inline(__always) private var layout: UnsafeMutablePointer<NodeLayout> { graph.layout + Int(index) }

    /// The node that contains this one; 0 for the root.
    @inline(__always) package var parent: NodeIndex { graph.tree[index].parent }
    /// The first contained node; 0 if there is none.
    @inline(__always) package var firstChild: NodeIndex { graph.tree[index].first }
    /// The node that measures and places this one; 0 for the root and for nodes that take no part in layout.
    @inline(__always) package var layoutParent: NodeIndex { layout.pointee.parent }
    /// The first layout child; 0 if there is none.
    @inline(__always) var firstLayoutChild: NodeIndex { layout.pointee.firstLayoutChild }
    @inline(__always) var layoutChildCount: UInt32 { layout.pointee.layoutChildCount }

    /// Whether the node is in the tree.
    @inline(__always) package var isLive: Bool { graph.tree[index].isLive }
    /// The number of nodes that contain this one.
    @inline(__always) package var depth: UInt32 { graph.tree[index].depth }
    /// The phases of this node that are evaluated again.
    @inline(__always) package var dirtyPhases: PhaseSet { graph.tree[index].own }
    /// The phases of contained nodes that are evaluated again.
    @inline(__always) package var dirtyPhasesBelow: PhaseSet { graph.tree[index].below }

    /// The leading top corner in the layout parent's space as drawn (already mirrored), in points.
    @inline(__always) package var origin: SIMD2<Double> { layout.pointee.origin }
    /// The size in points of the last placement.
    @inline(__always) package var size: SIMD2<Double> { layout.pointee.size }
    /// The proposal of the last placement.
    @inline(__always) package var proposal: Proposal { layout.pointee.proposal }
    /// Whether the size is known, as `firstSize`, and independent of the proposal, and the node has no guides and no
    /// priority.
    @inline(__always) var isPlainAndRigid: Bool { layout.pointee.isPlainAndRigid }
    /// The size of the first measurement that is in the cache.
    @inline(__always) var firstSize: SIMD2<Double> { layout.pointee.first.size }

    // The flags by name; `LayoutFlags` says what each means.
    @inline(__always) var flags: LayoutFlags { layout.pointee.flags }
    /// Whether it takes part in layout: it has a size and a place.
    @inline(__always) package var isLayout: Bool { flags.contains(.isLayout) }
    /// Whether it has one layout child, whose layout it changes.
    @inline(__always) package var isUnary: Bool { flags.contains(.isUnary) }
    /// Whether it has a size of its own and no layout children.
    @inline(__always) package var isLeaf: Bool { flags.contains(.isLeaf) }
    /// Whether its parent has placed it.
    @inline(__always) package var isPlaced: Bool { flags.contains(.isPlaced) }
    /// Whether x runs from the right edge: its children are placed in leading coordinates all the same.
    @inline(__always) package var isMirrored: Bool { flags.contains(.isMirrored) }
    /// Whether a modifier adds it to its content, as an overlay or a background.
    @inline(__always) package var isSecondary: Bool { flags.contains(.isSecondary) }
    /// Whether it is a modifier over several views, copied for each of them.
    @inline(__always) package var isExpanded: Bool { flags.contains(.isExpanded) }
    /// Whether it is such a copy.
    @inline(__always) package var isChildInstance: Bool { flags.contains(.isChildInstance) }
    /// Whether it is drawn for its exit transition only.
    @inline(__always) package var isExiting: Bool { flags.contains(.isExiting) }
    @inline(__always) package var isIdentity: Bool { flags.contains(.isIdentity) }
    /// Whether its content is being evaluated.
    @inline(__always) package var isBuilding: Bool { flags.contains(.isBuilding) }
    @inline(__always) var hasGuides: Bool { flags.contains(.hasGuides) }
    @inline(__always) var hasExitingNodes: Bool { flags.contains(.hasExitingNodes) }
    @inline(__always) var holdsSeveral: Bool { flags.contains(.holdsSeveral) }
    @inline(__always) var needsLayoutChildren: Bool { flags.contains(.needsLayoutChildren) }
}

/// Nodes that follow one another: siblings, or ancestors. The next one is read before a node is returned, which may
/// then be removed.
package struct NodeWalk: Sequence, IteratorProtocol {
    fileprivate enum Step { case sibling, parent, layoutParent }
    /// The node that is returned next.
    private var index: NodeIndex
    /// Not counted: a walk is a part of nearly every phase.
    private let graph: Unmanaged<ViewGraph>
    private let step: Step

    @inline(__always)
    fileprivate init(from index: NodeIndex, in graph: ViewGraph, by step: Step) {
        self.index = index
        self.graph = Unmanaged.passUnretained(graph)
        self.step = step
    }

    @inline(__always)
    package mutating func next() -> NodeIndex? {
        let current = index
        if current == 0 { return nil }
        switch step {
        case .sibling: index = graph._withUnsafeGuaranteedRef { $0.tree[current].next }
        case .parent: index = graph._withUnsafeGuaranteedRef { $0.tree[current].parent }
        case .layoutParent: index = graph._withUnsafeGuaranteedRef { $0[current].layoutParent }
        }
        return current
    }
}

extension ViewGraph {
    /// What is known of a node, for reading. Costs nothing.
    @inline(__always) package subscript(index: NodeIndex) -> Node { Node(graph: self, index: index) }

    /// The nodes in `node`, in the order of the program.
    @inline(__always)
    package func children(of node: NodeIndex) -> NodeWalk {
        NodeWalk(from: self[node].firstChild, in: self, by: .sibling)
    }

    /// The nodes that contain `node`, from the inside out.
    @inline(__always)
    package func ancestors(of node: NodeIndex) -> NodeWalk { NodeWalk(from: self[node].parent, in: self, by: .parent) }

    /// `node`, and the nodes that contain it, from the inside out; nothing for 0.
    @inline(__always)
    package func ancestors(including node: NodeIndex) -> NodeWalk { NodeWalk(from: node, in: self, by: .parent) }

    /// The nodes that measure and place one another around `node`, from the inside out.
    @inline(__always)
    package func layoutAncestors(of node: NodeIndex) -> NodeWalk {
        NodeWalk(from: self[node].layoutParent, in: self, by: .layoutParent)
    }

    /// `node`, and the nodes that measure and place one another around it, from the inside out; nothing for 0.
    @inline(__always)
    package func layoutAncestors(including node: NodeIndex) -> NodeWalk {
        NodeWalk(from: node, in: self, by: .layoutParent)
    }

    /// The nearest node around `node`, which is transparent to layout, that takes part in layout; 0 if there is none.
    func nearestLayout(around node: NodeIndex) -> NodeIndex { ancestors(of: node).first { self[$0].isLayout } ?? 0 }
}

/// A place among the children of a node that are matched with new views.
struct ChildCursor {
    private var next: Node

    init(children parent: NodeIndex, in graph: ViewGraph) { next = graph[graph[parent].firstChild] }

    /// The next child; 0 at the end.
    var node: NodeIndex { next.index }
    var isAtEnd: Bool { node == 0 }
    /// The children from here on.
    var rest: NodeWalk { NodeWalk(from: next.index, in: next.graph, by: .sibling) }

    /// Passes the child, and returns it.
    @discardableResult
    mutating func advance() -> NodeIndex {
        let passed = node
        next = next.graph[next.graph.tree[passed].next]
        return passed
    }

    /// Passes children that are matched with no view: instances of a modifier, and nodes that are exiting.
    mutating func skipUnmatched() {
        while !isAtEnd, next.isChildInstance || next.isExiting { advance() }
    }

    /// Moves another child of the same node before this place.
    func moveHere(_ child: NodeIndex) { next.graph.tree.move(child, before: node) }
}
