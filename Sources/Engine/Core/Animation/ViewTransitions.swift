import Foundation
import QuadrantGraph

// Transitions of views that are inserted or removed in an animated update. A removed view stays in the tree as an
// exiting node: drawn where it was last placed, but without layout, hit testing and matching, until its exit transition
// ends. If the same view is inserted again before, the node is reinserted with its state.

/// The nodes that are inserted or removed in this update, and the exiting nodes.
final class ViewTransitions {
    unowned(unsafe) var graph: ViewGraph!
    private var items: [NodeIndex: Item] = [:]
    private var new: [NodeIndex] = []
    /// Nodes that were inserted in this update without a transition.
    private var entered: [NodeID] = []
    /// The number of nodes with a transition of their own.
    var declared = 0
    /// Whether the node that is being removed has the identity transition: it disappears before another one appears.
    /// Any other, also one that is not animated, ends after that (a public test on Apple's SwiftUI: #33.53).
    private(set) var disappearsFirst = false

    private final class Item {
        let id: NodeID
        let completion: AnimationCompletion
        init(id: NodeID, completion: AnimationCompletion) {
            self.id = id
            self.completion = completion
        }
    }

    var count: Int { items.count }

    /// Makes the node an exiting node until the animations that its transaction starts from now on are over.
    private func add(_ row: NodeIndex) {
        let id = graph.rows.id(row)
        let completion = AnimationCompletion(criteria: .removed, isRemoval: true) { [unowned(unsafe) self] in
            finishExit(id)
        }
        items[row] = Item(id: id, completion: completion)
        new.append(row)
    }

    private func contains(_ id: NodeID) -> Bool { items[id.index]?.id == id }

    /// Adds the removal of `row` to the completions of the transaction of a node inside.
    func join(_ row: NodeIndex, _ transaction: inout Transaction) {
        if let item = items[row] { transaction.completions.append(item.completion) }
    }

    /// Ends the update: nodes without animations are removed, and those that were inserted fade in.
    func settle() {
        if !entered.isEmpty {
            let rows = entered
            entered = []
            for id in rows where graph.rows.isLive(id) { fadeIn(id.index) }
        }
        if new.isEmpty { return }
        let rows = new
        new = []
        for row in rows { if let action = items[row]?.completion.arm() { graph.perform(action) } }
    }

    /// The transitions that apply to `row`: those in it that are not inside of a nested container.
    private func transitions(in row: NodeIndex) -> [any TransitionPart] {
        let box = graph.box(row)
        if let transition = graph.transition(of: row) { return [transition] }
        if box.kind == .container { return [] }
        var found: [any TransitionPart] = []
        for child in graph.children(of: row) {
            if graph[child].flags.isDisjoint(with: [.isSecondary, .isChildInstance, .isExiting]) {
                found += transitions(in: child)
            }
        }
        return found
    }

    /// The first transition on each path down from `row`, through containers.
    func outermost(in row: NodeIndex) -> [any TransitionPart] {
        var found: [any TransitionPart] = []
        for child in graph.children(of: row) {
            if let transition = graph.transition(of: child) {
                found.append(transition)
            } else {
                found += outermost(in: child)
            }
        }
        return found
    }

    /// Removes `row` from the tree: immediately, or after its exit transition.
    func leave(_ row: NodeIndex) {
        guard graph.mayAnimate, !graph.motion.updates.isPlain,
              graph[row].flags.isDisjoint(with: .isChildInstance)
        else {
            removeAtOnce(row, declared == 0 ? [] : transitions(in: row))
            return
        }
        let transaction = graph.transaction(for: row)
        let transitions = transitions(in: row)
        let roots = graph.layoutRoots(in: row).filter { graph[$0].isPlaced }
        guard !roots.isEmpty, !areIdentities(transitions),
              transaction.animation != nil
                || transitions.contains(where: { $0.transitionAnimation(to: .didDisappear) != nil })
        else {
            removeAtOnce(row, transitions)
            return
        }
        graph.beginExit(row)
        add(row)
        graph.motion.matches.sourcesChanged(in: row)
        if transitions.isEmpty {
            let inside = self.transaction(for: roots[0], in: row)
            for root in roots { graph.motion.fades.start(root, from: 1, to: 0, inside.animation, inside) }
        } else {
            for transition in transitions { transition.setTransition(.didDisappear, isAnimated: true) }
        }
        graph.noteChange()
    }

    private func areIdentities(_ transitions: [any TransitionPart]) -> Bool {
        !transitions.isEmpty && transitions.allSatisfy(\.isIdentity)
    }

    private func removeAtOnce(_ row: NodeIndex, _ transitions: [any TransitionPart]) {
        let outer = disappearsFirst
        disappearsFirst = outer || areIdentities(transitions)
        graph.remove(row)
        disappearsFirst = outer
    }

    /// The transaction of the layout node `inner` in `row`, which may be the same node.
    private func transaction(for inner: NodeIndex, in row: NodeIndex) -> Transaction {
        var transaction = graph.transaction(for: inner)
        if inner == row { join(row, &transaction) }
        return transaction
    }

    /// Starts the transitions of `row`, which was inserted into an existing tree.
    func enter(_ row: NodeIndex) {
        guard graph.mayAnimate, !graph.motion.updates.isPlain, !graph.loop.isFillingContent else { return }
        let transitions = transitions(in: row)
        let animation = graph.transaction(for: row).animation
        if transitions.isEmpty {
            if animation != nil { entered.append(graph.rows.id(row)) }
            return
        }
        for transition in transitions where animation != nil || transition.transitionAnimation(to: .identity) != nil {
            transition.setTransition(.willAppear, isAnimated: false)
            transition.setTransition(.identity, isAnimated: true)
        }
    }

    private func fadeIn(_ row: NodeIndex) {
        for root in graph.layoutRoots(in: row) {
            let transaction = graph.transaction(for: root)
            guard let animation = transaction.animation else { continue }
            graph.motion.fades.start(root, from: 0, to: 1, animation, transaction)
        }
    }

    /// The exiting child of `parent` with the type and the key of the view that is inserted.
    func returning(under parent: NodeIndex, _ type: ObjectIdentifier, _ key: AnyHashable?) -> NodeIndex? {
        for child in graph.children(of: parent) {
            if graph[child].isExiting, graph.box(child).viewType == type,
               graph.box(child).storage.key == key {
                return child
            }
        }
        return nil
    }

    /// Takes an exiting node back into the tree; its value has been updated.
    func reinsert(_ row: NodeIndex) {
        graph.cancelExit(row)
        items[row] = nil
        graph.motion.matches.sourcesChanged(in: row)
        for transition in transitions(in: row) { transition.setTransition(.identity, isAnimated: true) }
        for root in graph.layoutRoots(in: row) where graph.motion.fades.tracks[root] != nil {
            let transaction = graph.transaction(for: root)
            graph.motion.fades.start(root, from: 1, to: 1, transaction.animation, transaction)
        }
    }

    /// Drops the exiting node `row`: the node or an ancestor is removed for another reason.
    func willRemove(_ row: NodeIndex) {
        // Ending an animation may run its completions, which may remove other exiting nodes, beside this one or in it.
        if graph[row].isExiting { items[row] = nil }
        for holder in [graph[row].layoutParent, graph[row].parent]
        where holder != 0 && graph[holder].hasExitingNodes { forget(row, in: holder) }
    }

    private func forget(_ exitingNode: NodeIndex, in container: NodeIndex) {
        graph.box(container).storage.exitingNodes.removeAll { $0.row == exitingNode }
        graph.invalidateDisplay(container)
    }

    /// Removes the node, whose exit transition has ended.
    private func finishExit(_ id: NodeID) {
        guard graph.rows.isLive(id), contains(id) else { return }
        let row = id.index
        var childInstances: [NodeIndex] = []
        for root in graph.layoutRoots(in: row) {
            if graph[root].isChildInstance, graph.box(root).part?.rowFrame != nil {
                childInstances.append(root)
            }
            var gone = root, container = graph[root].layoutParent
            while container != 0, graph[container].isLayout {
                forget(gone, in: container)
                guard graph[container].isChildInstance else { break }
                // Removes the modifier's instance for the removed child, and the enclosing instances.
                forget(container, in: graph[container].parent)
                childInstances.append(container)
                (gone, container) = (container, graph[container].layoutParent)
            }
        }
        let ids = childInstances.map { graph.rows.id($0) }
        graph.remove(row)
        // Some were instances for children in the removed node, and are no longer live.
        for id in ids where graph.rows.isLive(id) { graph.remove(id.index) }
        graph.noteChange()
    }
}
