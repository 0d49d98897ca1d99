import Foundation
import QuadrantGraph

// Transitions of views that are inserted or removed in an animated update. A removed view stays in the tree as an
// exiting node: drawn where it was last placed, but without layout, hit testing and matching, until its exit transition
// ends. If the same view is inserted again before, the node is reinserted with its state.

/// The exiting nodes.
final class ExitTransitions {
    private var items: [UInt32: Item] = [:]
    private var new: [UInt32] = []
    /// Nodes that were inserted in this update without a transition.
    fileprivate var entered: [NodeID] = []

    private final class Item {
        let id: NodeID
        let completion: AnimationCompletion
        init(id: NodeID, completion: AnimationCompletion) {
            self.id = id
            self.completion = completion
        }
    }

    var count: Int { items.count }

    /// Keeps the node until the animations that its transaction starts from now on are over.
    fileprivate func add(_ row: UInt32, _ graph: ViewGraph) {
        let id = graph.rows.id(row)
        let completion = AnimationCompletion(criteria: .removed, isRemoval: true) { [unowned(unsafe) graph] in
            graph.finishExit(id)
        }
        items[row] = Item(id: id, completion: completion)
        new.append(row)
    }

    func remove(_ row: UInt32) { items[row] = nil }

    func contains(_ id: NodeID) -> Bool { items[id.index]?.id == id }

    /// Adds what waits for `row` to the transaction of something in it.
    func join(_ row: UInt32, _ transaction: inout Transaction) {
        if let item = items[row] { transaction.completions.append(item.completion) }
    }

    /// Ends the update: nodes without animations are removed, and those that were inserted fade in.
    func settle(_ graph: ViewGraph) {
        if !entered.isEmpty {
            let rows = entered
            entered = []
            for id in rows where graph.rows.isLive(id) { graph.fadeIn(id.index) }
        }
        if new.isEmpty { return }
        let rows = new
        new = []
        for row in rows { if let action = items[row]?.completion.arm() { graph.perform(action) } }
    }
}

/// An exiting node, and the number of its container's children before it.
struct ExitingNode {
    var row: UInt32
    var place: Int
}

extension ViewGraph {
    /// The outermost layout rows in `row`, itself included.
    func layoutRoots(in row: UInt32) -> [UInt32] {
        let flags = layout[Int(row)].flags
        if flags.contains(.isLayout), !flags.contains(.isExpanded) { return [rowFrame(around: row) ?? row] }
        if flags.contains(.isExpanded) { return box(row).storage.childInstances.map { rowFrame(around: $0) ?? $0 } }
        var found: [UInt32] = []
        var child = rows[row].first
        while child != 0 {
            if !layout[Int(child)].flags.contains(.isExiting) { found += layoutRoots(in: child) }
            child = rows[child].next
        }
        return found
    }

    /// Rows found on the way that are motion.leaving are drawn by `row` from now on.
    func adoptExitingNodes(_ row: UInt32, _ box: NodeBox, from start: Int, layoutChildren: Int) {
        if scratch.foundExitingNodes.count == start, box.storage.exitingNodes.isEmpty { return }
        box.storage.exitingNodes = scratch.foundExitingNodes[start...].map {
            ExitingNode(row: $0.row, place: $0.place - layoutChildren)
        }
        scratch.foundExitingNodes.removeLast(scratch.foundExitingNodes.count - start)
        guard !box.storage.exitingNodes.isEmpty else { return }
        layout[Int(row)].flags.insert(.hasExitingNodes)
        for exitingNode in box.storage.exitingNodes { layout[Int(exitingNode.row)].parent = row }
    }

    func gatherExitingNodes(_ row: UInt32) {
        for root in layoutRoots(in: row) {
            scratch.foundExitingNodes.append(ExitingNode(row: root, place: scratch.foundLayoutChildren.count))
        }
    }

    /// The transitions that speak for `row`: those in it with no container around them.
    private func transitions(in row: UInt32) -> [any TransitionPart] {
        let box = box(row)
        if let transition = transition(of: row) { return [transition] }
        if box.kind == .container { return [] }
        var found: [any TransitionPart] = []
        var child = rows[row].first
        while child != 0 {
            if layout[Int(child)].flags.isDisjoint(with: [.isSecondary, .isChildInstance, .isExiting]) {
                found += transitions(in: child)
            }
            child = rows[child].next
        }
        return found
    }

    /// The first transitions on every way down from `row`, through containers.
    func outermostTransitions(in row: UInt32) -> [any TransitionPart] {
        var found: [any TransitionPart] = []
        var child = rows[row].first
        while child != 0 {
            if let transition = transition(of: child) {
                found.append(transition)
            } else {
                found += outermostTransitions(in: child)
            }
            child = rows[child].next
        }
        return found
    }

    /// Removes `row` from the tree: immediately, or after its exit transition.
    func leave(_ row: UInt32) {
        guard mayAnimate, !motion.updates.isPlain, layout[Int(row)].flags.isDisjoint(with: .isChildInstance) else {
            remove(row)
            return
        }
        let transaction = transaction(for: row)
        let transitions = transitions(in: row)
        let roots = layoutRoots(in: row).filter { layout[Int($0)].flags.contains(.isPlaced) }
        guard !roots.isEmpty,
              transaction.animation != nil
                || transitions.contains(where: { $0.transitionAnimation(to: .didDisappear) != nil })
        else {
            remove(row)
            return
        }
        layout[Int(row)].flags.insert(.isExiting)
        motion.exitTransitions.add(row, self)
        sourcesChanged(in: row)
        if transitions.isEmpty {
            let inside = self.transaction(for: roots[0], in: row)
            for root in roots { fade(root, from: 1, to: 0, inside.animation, inside) }
        } else {
            for transition in transitions { transition.setTransition(.didDisappear, isAnimated: true) }
        }
        noteChange()
    }

    /// The transaction in force in a row, of which it may itself be the outermost layout row.
    private func transaction(for inner: UInt32, in row: UInt32) -> Transaction {
        var transaction = transaction(for: inner)
        if inner == row { motion.exitTransitions.join(row, &transaction) }
        return transaction
    }

    /// `row` was inserted into an existing tree.
    func enter(_ row: UInt32) {
        guard mayAnimate, !motion.updates.isPlain, !loop.isFillingContent else { return }
        let transitions = transitions(in: row)
        let animation = transaction(for: row).animation
        if transitions.isEmpty {
            if animation != nil { motion.exitTransitions.entered.append(rows.id(row)) }
            return
        }
        for transition in transitions where animation != nil || transition.transitionAnimation(to: .identity) != nil {
            transition.setTransition(.willAppear, isAnimated: false)
            transition.setTransition(.identity, isAnimated: true)
        }
    }

    fileprivate func fadeIn(_ row: UInt32) {
        for root in layoutRoots(in: row) {
            let transaction = transaction(for: root)
            if let animation = transaction.animation { fade(root, from: 0, to: 1, animation, transaction) }
        }
    }

    /// A child of `parent` that is motion.leaving and is the view that comes now.
    func returning(under parent: UInt32, _ type: ObjectIdentifier, _ key: AnyHashable?) -> UInt32? {
        var child = rows[parent].first
        while child != 0 {
            if layout[Int(child)].flags.contains(.isExiting), box(child).viewType == type,
               box(child).storage.key == key {
                return child
            }
            child = rows[child].next
        }
        return nil
    }

    /// Takes a motion.leaving row back; its value has been brought up to date.
    func reinsert(_ row: UInt32) {
        layout[Int(row)].flags.remove(.isExiting)
        motion.exitTransitions.remove(row)
        sourcesChanged(in: row)
        for transition in transitions(in: row) { transition.setTransition(.identity, isAnimated: true) }
        for root in layoutRoots(in: row) where motion.fadeTracks[root] != nil {
            let transaction = transaction(for: root)
            fade(root, from: 1, to: 1, transaction.animation, transaction)
        }
    }

    /// `row` goes while it may still be drawn as a row that leaves: it, or what it is in, has gone for another reason.
    func removeExitingNode(_ row: UInt32) {
        for holder in [layout[Int(row)].parent, rows[row].parent]
        where holder != 0 && layout[Int(holder)].flags.contains(.hasExitingNodes) { forget(row, in: holder) }
    }

    private func forget(_ exitingNode: UInt32, in container: UInt32) {
        box(container).storage.exitingNodes.removeAll { $0.row == exitingNode }
        invalidateDisplay(container)
    }

    /// The exit transition has ended.
    fileprivate func finishExit(_ id: NodeID) {
        guard rows.isLive(id), motion.exitTransitions.contains(id) else { return }
        let row = id.index
        var childInstances: [UInt32] = []
        for root in layoutRoots(in: row) {
            if layout[Int(root)].flags.contains(.isChildInstance), box(root).part?.rowFrame != nil {
                childInstances.append(root)
            }
            var gone = root, container = layout[Int(root)].parent
            while container != 0, layout[Int(container)].flags.contains(.isLayout) {
                forget(gone, in: container)
                guard layout[Int(container)].flags.contains(.isChildInstance) else { break }
                // Removes the modifier's instance for the removed child, and the instances around that.
                forget(container, in: rows[container].parent)
                childInstances.append(container)
                (gone, container) = (container, layout[Int(container)].parent)
            }
        }
        let ids = childInstances.map { rows.id($0) }
        remove(row)
        // Some were copies of what was in the row.
        for id in ids where rows.isLive(id) { remove(id.index) }
        noteChange()
    }
}
