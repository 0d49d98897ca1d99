import Foundation
import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList

/// The retained tree of a window: tables of nodes and of their layout, one box per node, and the frame loop.
///
/// A node is evaluated in six phases, in the order content, measure, place, preferences, display, respond. A result is
/// cached until a value that it read changes, and a change stops propagating where a result is unchanged. Rules I1–I12
/// of ARCHITECTURE.md hold between frames; `checkInvariants()` verifies those that a traversal can check.
package final class ViewGraph {
    /// Topology and dirt of the nodes.
    package let tree = NodeTree()
    /// The layout data and the box of each node.
    private(set) var columns: NodeColumns
    /// The link for objects that may outlive the graph.
    package let link: GraphLink
    /// The node of the root view; 0 before there is one.
    package private(set) var root: NodeIndex = 0
    package var configuration: GraphConfiguration
    /// The environment of the root.
    package private(set) var rootScope: EnvironmentScope! = nil
    /// How often each phase was evaluated, for tests and benchmarks.
    package var work = Work()
    /// The state of the frame that is being made, and what asks for the next one.
    package var loop = FrameLoop()
    /// What was reported.
    package var log = IssueLog()
    var scratch = LayoutScratch()
    let preferences: PreferenceTable
    var timeline = Timeline()
    var update = Updates()
    /// What follows the updates.
    let observer: UpdateObserver
    /// The tables of features.
    let features = KeptObjects<GraphFeature.Place>()

    @inline(__always) var layout: UnsafeMutablePointer<NodeLayout> { columns.layout }
    @inline(__always) var measurementBlocks: UnsafeMutablePointer<MeasurementBlocks> { columns.measurementBlocks }

    init(configuration: GraphConfiguration, observer makeObserver: (GraphLink) -> UpdateObserver) {
        self.configuration = configuration
        link = GraphLink(isOnMainThread: configuration.isOnMainThread)
        columns = NodeColumns(capacity: tree.capacity)
        observer = makeObserver(link)
        preferences = PreferenceTable(tree: tree)
        loop.isChecked = configuration.isChecked
        loop.evaluatesTwice = configuration.evaluatesTwice
        if configuration.recordsChanges { loop.changes = ChangeRecorder() }
        if configuration.recordsCosts { loop.costs = CostRecorder() }
        link.graph = self
        columns.sparse = [observer, preferences, scratch.placeSources]
        tree.onGrow = { [link] capacity in link.graph?.columns.grow(to: capacity) }
        tree.onNewPending = { [link] tag in link.graph?.observer.beginUpdate(tag) }
        rootScope = EnvironmentScope(values: configuration.environment, parent: nil, graph: self)
        rootScope.directionChanged = { [link] in
            guard let graph = link.graph, graph.root != 0 else { return }
            graph.invalidateSubtree(graph.root, [.measure, .place])
        }
    }

    deinit {
        // No completions are called for animations that end here.
        update.isEndingMotions = true
        if root != 0 { remove(root) }
        tree.pending = nil
        link.graph = nil
        features.free()
        columns.free()
    }

    /// The typed half of a live node. Traps for others.
    @inline(__always) package func box(_ node: NodeIndex) -> NodeBox { columns.boxes[Int(node)]!.takeUnretainedValue() }

    func hasBox(_ node: NodeIndex) -> Bool { columns.boxes[Int(node)] != nil }

    /// Accesses the box without reference counting: for evaluations, during which no node is removed.
    @inline(__always) func withBox<R>(_ node: NodeIndex, _ body: (NodeBox) -> R) -> R {
        columns.boxes[Int(node)].unsafelyUnwrapped._withUnsafeGuaranteedRef { body($0) }
    }

    // MARK: content

    func insert(_ box: NodeBox, under parent: NodeIndex, before sibling: NodeIndex) {
        if loop.isChecked { checkBuild(under: parent) }
        let node = tree.insert(under: parent, before: sibling)
        if parent == 0 { root = node }
        box.graph = self
        box.node = node
        columns.boxes[Int(node)] = Unmanaged.passRetained(box)
        var flags: LayoutFlags = [.needsDisplay, .isBuilding]
        switch box.kind {
        case .structure: break
        case .unary: flags.formUnion([.isLayout, .isUnary])
        case .container: flags.insert(.isLayout)
        }
        let features = box.features
        if features.contains(.isDynamic) { markDynamic(parent) }
        if features.contains(.isSecondaryRoot) { flags.insert(.isSecondary) }
        if features.contains(.isLeaf) { flags.insert(.isLeaf) }
        if box.storage.instanceChild != 0 { flags.insert(.isChildInstance) }
        (layout + Int(node)).initialize(to: NodeLayout())
        layout[Int(node)].flags = flags
        guard descend(into: node) else { return }
        box.build()
        loop.depth -= 1
        layout[Int(node)].flags.remove(.isBuilding)
        if flags.contains(.isLayout), !flags.contains(.isLeaf) { collectLayoutChildren(node) }
    }

    /// Counts the recursion depth; returns false, with a report, beyond the limit.
    @inline(__always)
    func descend(into node: NodeIndex) -> Bool {
        loop.depth += 1
        return loop.depth <= configuration.depthLimit && ThreadState.stackLimit.isLeft ? true : refuse(node)
    }

    @inline(never)
    private func refuse(_ node: NodeIndex) -> Bool {
        loop.depth -= 1
        layout[Int(node)].flags.remove(.isBuilding)
        report(Diagnostic(
            what: "the view is nested more than \(loop.depth) levels deep; what is deeper is left out.",
            at: path(of: node), rule: "A body describes finitely many views.",
            fix: "Look for a view whose body contains itself without a condition that ends it.", isFatal: true))
        return false
    }

    /// Invalidates the layout children after the children of `node` have changed.
    func structureChanged(_ start: NodeIndex) {
        for node in ancestors(including: start) {
            let flags = layout[Int(node)].flags
            if flags.contains(.isBuilding) { return }
            if flags.contains(.observesViews) { box(node).part?.lifecycle?.viewsChanged() }
            if flags.contains(.isLayout) {
                if !flags.contains(.needsLayoutChildren) {
                    layout[Int(node)].flags.insert(.needsLayoutChildren)
                    tree.invalidate(node, .measure)
                }
                if !flags.contains(.isUnary) { break }
            }
        }
        let isDynamic = layout[Int(start)].flags.contains(.hasDynamic)
        preferences.invalidate(start, keys: isDynamic ? preferences.readKeys : nil)
        noteChange()
    }

    /// Removes a node and all below it, or keeps it as an exiting node while its removal is animated.
    package func remove(_ node: NodeIndex) {
        if loop.isChecked { checkBuild(under: tree[node].parent) }
        let box = box(node)
        for table in columns.sparse { table.willRemove(node) }
        while tree[node].first != 0 { remove(tree[node].first) }
        box.willLeave()
        for table in columns.sparse { table.didRemove(node) }
        layout[Int(node)].free(&measurementBlocks.pointee)
        layout[Int(node)] = NodeLayout()
        tree.remove(node)
        columns.boxes[Int(node)]?.release()
        columns.boxes[Int(node)] = nil
        if node == root { root = 0 }
    }

    // MARK: layout children

    /// The nearest layout descendants of `node`, in order.
    func collectLayoutChildren(_ node: NodeIndex) {
        if layout[Int(node)].flags.contains(.needsLayoutChildren) { preferences.invalidate(node) }
        layout[Int(node)].flags.remove([.needsLayoutChildren, .knowsPriority, .hasPriority, .hasExitingNodes])
        if layout[Int(node)].flags.contains(.isLeaf) { return }
        let box = box(node)
        // The found nodes are on two stacks, above those of the enclosing collections.
        let start = scratch.foundLayoutChildren.count, startSecondary = scratch.foundSecondaries.count
        let startExiting = scratch.foundExitingNodes.count
        if layout[Int(node)].flags.contains(.isChildInstance) {
            scratch.foundLayoutChildren.append(box.storage.instanceChild)
            for child in children(of: node) where self[child].isSecondary { scratch.foundSecondaries.append(child) }
        } else {
            gather(node)
        }
        defer {
            scratch.foundLayoutChildren.removeLast(scratch.foundLayoutChildren.count - start)
            if scratch.foundSecondaries.count > startSecondary {
                scratch.foundSecondaries.removeLast(scratch.foundSecondaries.count - startSecondary)
            }
        }
        adoptExitingNodes(node, box, from: startExiting, layoutChildren: start)
        let isPlain = startSecondary == scratch.foundSecondaries.count
        box.storage.secondaries = isPlain ? [] : Array(scratch.foundSecondaries[startSecondary...])
        let keepsChildInstances = layout[Int(node)].flags.isSuperset(of: [.isExpanded, .hasExitingNodes])
        if layout[Int(node)].flags.contains(.isUnary),
            scratch.foundLayoutChildren.count - start > 1 || keepsChildInstances {
            expand(box, over: Array(scratch.foundLayoutChildren[start...]))
            return
        }
        if layout[Int(node)].flags.contains(.isExpanded) {
            layout[Int(node)].flags.remove(.isExpanded)
            for childInstance in box.storage.childInstances { remove(childInstance) }
            box.storage.childInstances = []
        }
        if !layout[Int(node)].flags.contains(.isUnary) {
            if let container = box.part?.lazyContainer, container.framesChildren {
                let frames = container.frames(around: Array(scratch.foundLayoutChildren[start...]))
                scratch.foundLayoutChildren.replaceSubrange(start..., with: frames)
            }
            if box.features.contains(.mayBeIdentity) {
                let isIdentity = scratch.foundLayoutChildren.count - start == 1 && holdsOneStaticView(node)
                if isIdentity { layout[Int(node)].flags.insert(.isIdentity) }
                else { layout[Int(node)].flags.remove(.isIdentity) }
            }
        }
        var lifted: LayoutFlags = []
        scratch.foundLayoutChildren.withUnsafeBufferPointer {
            layout[Int(node)].setLayoutChildren(UnsafeBufferPointer(rebasing: $0[start...]))
        }
        for place in start..<scratch.foundLayoutChildren.count {
            layout[Int(scratch.foundLayoutChildren[place])].parent = node
            lifted.formUnion(layout[Int(scratch.foundLayoutChildren[place])].flags)
        }
        for place in startSecondary..<scratch.foundSecondaries.count {
            layout[Int(scratch.foundSecondaries[place])].parent = node
            lifted.formUnion(layout[Int(scratch.foundSecondaries[place])].flags)
        }
        mark(node, lifted.intersection([.hasGuides, .hasGeometryObservers]))
    }

    private func gather(_ node: NodeIndex) {
        for child in children(of: node) {
            let flags = layout[Int(child)].flags
            if flags.contains(.needsLayoutChildren) { collectLayoutChildren(child) }
            let now = layout[Int(child)].flags
            if now.contains(.isExiting) {
                gatherExitingNodes(child)
            } else if now.contains(.isChildInstance) {
                // Found through the node that they are instances of.
            } else if now.contains(.isSecondary) {
                scratch.foundSecondaries.append(child)
            } else if now.contains(.isExpanded) {
                scratch.foundLayoutChildren.append(contentsOf: box(child).storage.childInstances)
                for exitingNode in box(child).storage.exitingNodes {
                    let outermost = rowFrame(around: exitingNode.node) ?? exitingNode.node
                    scratch.foundExitingNodes.append(ExitingNode(node: outermost,
                                                                 place: scratch.foundLayoutChildren.count))
                }
            } else if now.contains(.isLayout) {
                if !now.contains(.isUnary) || layout[Int(child)].layoutChildCount > 0 {
                    scratch.foundLayoutChildren.append(child)
                }
                else if now.contains(.hasExitingNodes) {
                    scratch.foundExitingNodes.append(ExitingNode(node: child, place: scratch.foundLayoutChildren.count))
                }
            } else {
                gather(child)
            }
        }
    }

    /// Creates an instance of a modifier over several views for each of them.
    private func expand(_ original: NodeBox, over children: [NodeIndex]) {
        let node = original.node
        layout[Int(node)].flags.insert(.isExpanded)
        layout[Int(node)].setLayoutChildren(UnsafeBufferPointer(start: nil, count: 0))
        // Includes the instances of exiting nodes.
        var known: [NodeIndex] = [], old: [NodeID: NodeIndex] = [:]
        for child in self.children(of: node) where self[child].isChildInstance { known.append(child) }
        for childInstance in known { old[box(childInstance).storage.instanceChildID] = childInstance }
        var childInstances: [NodeIndex] = []
        for child in children {
            if let childInstance = old.removeValue(forKey: tree.id(child)) {
                box(childInstance).adoptChildInstance(of: original)
                layout[Int(child)].parent = childInstance
                childInstances.append(childInstance)
            } else {
                let copy = original.makeChildInstance()
                copy.storage.instanceChildID = tree.id(child)
                copy.scope = original.scope
                insert(copy, under: node, before: 0)
                childInstances.append(copy.node)
            }
        }
        for (index, exitingNode) in original.storage.exitingNodes.enumerated() {
            guard let childInstance = old.removeValue(forKey: tree.id(exitingNode.node)) else { continue }
            layout[Int(exitingNode.node)].parent = childInstance
            original.storage.exitingNodes[index].node = childInstance
        }
        let stale = Set(old.values)
        for childInstance in known where stale.contains(childInstance) { remove(childInstance) }
        original.storage.childInstances = childInstances
    }

    /// Sets flags on this node and on each ancestor that does not have them yet.
    func mark(_ start: NodeIndex, _ flags: LayoutFlags) {
        guard !flags.isEmpty else { return }
        var node = start
        while node != 0, !layout[Int(node)].flags.isSuperset(of: flags) {
            layout[Int(node)].flags.formUnion(flags)
            let up = layout[Int(node)].parent
            node = up != 0 ? up : tree[node].parent
        }
    }

    /// The nodes that `node` places or draws; empty for a modifier over several views and its instances, which may
    /// belong to exiting nodes and not be shown.
    func laidOut(_ node: NodeIndex) -> [NodeIndex] {
        !layout[Int(node)].flags.isDisjoint(with: [.isExpanded, .isChildInstance]) ? []
            : layoutChildren(of: node) + box(node).storage.secondaries + box(node).storage.exitingNodes.map(\.node)
    }

    // MARK: reports

    /// Reports a value that cannot be used, or an error of the program; equal ones once.
    package func report(_ issue: Diagnostic) {
        if log.add(issue) { configuration.onIssue?(issue) }
    }

    func noteChange() { if !loop.isInFrame { loop.onInvalidate?() } }
}
