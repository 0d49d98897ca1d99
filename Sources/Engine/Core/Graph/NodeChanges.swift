import QuadrantGraph

// What other parts of the core change in a node. The graph itself changes nodes where it evaluates their phases.

extension ViewGraph {
    /// The node was removed from the program's views, and is drawn until it has left.
    func beginExit(_ node: NodeIndex) { layout[Int(node)].flags.insert(.isExiting) }
    /// The node is a view of the program again.
    func cancelExit(_ node: NodeIndex) { layout[Int(node)].flags.remove(.isExiting) }
    func setFading(_ node: NodeIndex, _ isFading: Bool) { set(.isFading, isFading, in: node) }
    func setMoving(_ node: NodeIndex, _ isMoving: Bool) { set(.isMoving, isMoving, in: node) }
    /// The node changes the transaction of its content from now on.
    func markTransactionChange(in node: NodeIndex) { layout[Int(node)].flags.insert(.changesTransaction) }
    /// The node is notified when the views inside are others.
    func observeViews(in node: NodeIndex) { layout[Int(node)].flags.insert(.observesViews) }
    /// The content of the node is no view, several views, or a changing number of them.
    func noteSeveralViews(in node: NodeIndex) { layout[Int(node)].flags.insert(.holdsSeveral) }
    /// The node has dropped a measurement of its own: an unchanged remeasure is then no cut-off (I6).
    func noteEviction(in node: NodeIndex) { layout[Int(node)].flags.insert(.evicted) }

    /// The content is built anew: its views are counted again.
    func beginContent(of node: NodeIndex) { layout[Int(node)].flags.remove(.holdsSeveral) }
    /// The content is made of the present values: it is not evaluated again.
    func markContentEvaluated(_ node: NodeIndex) { tree[node].own.remove(.content) }

    /// The node is measured and placed by another one than its layout children's collection found.
    func setLayoutParent(of node: NodeIndex, to parent: NodeIndex) { layout[Int(node)].parent = parent }
    /// Moves a node that is not placed any more, by a distance in points.
    func moveOrigin(of node: NodeIndex, by distance: SIMD2<Double>) { layout[Int(node)].origin += distance }

    /// Builds content of the node without an effect on the layout around it.
    func building(_ node: NodeIndex, _ build: () -> Void) {
        set(.isBuilding, true, in: node)
        build()
        set(.isBuilding, false, in: node)
    }

    private func set(_ flag: LayoutFlags, _ isSet: Bool, in node: NodeIndex) {
        if isSet { layout[Int(node)].flags.insert(flag) } else { layout[Int(node)].flags.remove(flag) }
    }
}
