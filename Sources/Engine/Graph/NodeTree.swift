import Glibc

/// A node index with a generation, which distinguishes a live node from a removed one and may be stored.
@usableFromInline
package struct NodeID: Hashable, Sendable {
    @usableFromInline package var index: NodeIndex
    @usableFromInline package var generation: UInt32
    @inlinable package init(index: NodeIndex, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// The topology and the dirty phases of one node. Index 0 is no node.
@usableFromInline
package struct NodeLinks {
    @usableFromInline package var parent: NodeIndex = 0
    @usableFromInline package var first: NodeIndex = 0
    @usableFromInline package var last: NodeIndex = 0
    @usableFromInline package var next: NodeIndex = 0
    @usableFromInline package var previous: NodeIndex = 0
    @usableFromInline package var generation: UInt32 = 0
    @usableFromInline package var depth: UInt32 = 0
    /// The dirty phases of this node.
    @usableFromInline package var own: PhaseSet = []
    /// The dirty phases of its descendants (I2).
    @usableFromInline package var below: PhaseSet = []
    @usableFromInline package var isLive = false
    /// The node's position among the readers of the last source that it read; a hint, verified before use.
    @usableFromInline package var mark: UInt32 = 0
    @usableFromInline init() {}
}

/// The topology of the tree, and which phases are dirty. Independent of views and pixels.
///
/// Nodes are stored in one block of memory and recycled through a free list. Confined to one thread by its owner.
@usableFromInline
package final class NodeTree {
    @usableFromInline package private(set) var base: UnsafeMutablePointer<NodeLinks>
    @usableFromInline package private(set) var capacity: Int
    /// The number of nodes ever used; memory beyond them is not initialised.
    @usableFromInline package private(set) var count: Int = 1
    private var unused: [NodeIndex] = []
    /// The number of live nodes.
    package private(set) var live = 0
    /// Called with the new capacity after the block was enlarged, so that other columns can be enlarged as well.
    package var onGrow: ((Int) -> Void)?
    /// Whether a source with readers has changed since the flag was last reset.
    package var hasChanges = false
    /// The write scope of the changes since the tree last settled; nil for none.
    package var pending: AnyObject? {
        didSet {
            if (oldValue == nil) != (pending == nil) { WriteScope.countWaiting(pending == nil ? -1 : 1) }
        }
    }
    /// Called before a change with another write scope than the earlier ones.
    package var onNewPending: ((AnyObject?) -> Void)?

    @inline(__always) func willChange() {
        if WriteScope.current !== pending { onNewPending?(WriteScope.current) }
    }

    package init(capacity: Int = 64) {
        self.capacity = capacity
        base = malloc(capacity * MemoryLayout<NodeLinks>.stride)!.assumingMemoryBound(to: NodeLinks.self)
        base.initialize(to: NodeLinks())
    }

    deinit {
        if pending != nil { WriteScope.countWaiting(-1) }
        free(base)
    }

    @inlinable package subscript(index: NodeIndex) -> NodeLinks {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) _modify { yield &base[Int(index)] }
    }

    @inlinable package func id(_ index: NodeIndex) -> NodeID {
        NodeID(index: index, generation: base[Int(index)].generation)
    }

    @inlinable package func isLive(_ id: NodeID) -> Bool {
        Int(id.index) < count && base[Int(id.index)].isLive && base[Int(id.index)].generation == id.generation
    }

    /// Inserts a node under `parent` (0: a root), before `sibling` (0: at the end).
    package func insert(under parent: NodeIndex, before sibling: NodeIndex = 0) -> NodeIndex {
        let index: NodeIndex
        if let reused = unused.popLast() {
            index = reused
        } else {
            if count == capacity { grow() }
            index = NodeIndex(count)
            (base + count).initialize(to: NodeLinks())
            count += 1
        }
        live += 1
        let generation = base[Int(index)].generation
        base[Int(index)] = NodeLinks()
        base[Int(index)].generation = generation &+ 1
        base[Int(index)].isLive = true
        link(index, under: parent, before: sibling)
        return index
    }

    private func link(_ index: NodeIndex, under parent: NodeIndex, before sibling: NodeIndex) {
        let at = Int(index)
        base[at].parent = parent
        guard parent != 0 else { return }
        let up = Int(parent)
        base[at].depth = base[up].depth + 1
        base[at].next = sibling
        if sibling == 0 {
            base[at].previous = base[up].last
            base[up].last = index
        } else {
            base[at].previous = base[Int(sibling)].previous
            base[Int(sibling)].previous = index
        }
        let previous = base[at].previous
        if previous == 0 { base[up].first = index } else { base[Int(previous)].next = index }
    }

    private func unlink(_ index: NodeIndex) {
        let node = base[Int(index)]
        if node.previous != 0 { base[Int(node.previous)].next = node.next }
        else if node.parent != 0 { base[Int(node.parent)].first = node.next }
        if node.next != 0 { base[Int(node.next)].previous = node.previous }
        else if node.parent != 0 { base[Int(node.parent)].last = node.previous }
    }

    /// Moves a node among its siblings, with its subtree and dirty phases.
    package func move(_ index: NodeIndex, before sibling: NodeIndex) {
        let parent = base[Int(index)].parent
        unlink(index)
        link(index, under: parent, before: sibling)
    }

    /// Frees a node without children.
    package func remove(_ index: NodeIndex) {
        precondition(base[Int(index)].isLive, "a row is removed once")
        precondition(base[Int(index)].first == 0, "children are removed first")
        unlink(index)
        base[Int(index)].isLive = false
        base[Int(index)].own = []
        base[Int(index)].below = []
        unused.append(index)
        live -= 1
    }

    private func grow() {
        capacity *= 2
        // For a large block, `realloc` remaps pages and copies no bytes.
        base = realloc(base, capacity * MemoryLayout<NodeLinks>.stride)!.assumingMemoryBound(to: NodeLinks.self)
        onGrow?(capacity)
    }

    /// Marks `phases` as dirty here, and as dirty below in the ancestors; stops at an ancestor that is already marked.
    /// O(depth).
    @inlinable package func invalidate(_ index: NodeIndex, _ phases: PhaseSet) {
        base[Int(index)].own.formUnion(phases)
        var up = base[Int(index)].parent
        while up != 0, !base[Int(up)].below.isSuperset(of: phases) {
            base[Int(up)].below.formUnion(phases)
            up = base[Int(up)].parent
        }
    }

    /// Verifies I1 and I2 by a traversal from `root`; returns a description of each violation.
    package func problems(root: NodeIndex) -> [String] {
        var found: [String] = []
        var visited = 0
        func walk(_ index: NodeIndex) {
            visited += 1
            let node = self[index]
            if !node.isLive { found.append("I1: node \(index) is linked but not live") }
            var child = node.first
            var previous: NodeIndex = 0
            while child != 0 {
                let below = self[child]
                if below.parent != index { found.append("I1: node \(child) has parent \(below.parent), not \(index)") }
                if below.previous != previous {
                    found.append("I1: node \(child) has previous \(below.previous), not \(previous)")
                }
                if below.depth != node.depth + 1 {
                    found.append("I1: node \(child) has depth \(below.depth) under \(node.depth)")
                }
                let dirt = below.own.union(below.below)
                if !node.below.isSuperset(of: dirt) {
                    found.append("I2: node \(child) is dirty, node \(index) does not say so")
                }
                walk(child)
                previous = child
                child = below.next
            }
            if node.last != previous { found.append("I1: node \(index) has last \(node.last), not \(previous)") }
        }
        walk(root)
        if visited != live { found.append("I1: \(live) nodes are live, \(visited) are reachable") }
        return found
    }
}
