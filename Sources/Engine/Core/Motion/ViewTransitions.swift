import Foundation
import QuadrantGraph

// Transitions of views that are inserted or removed in an animated update. A removed view stays in the tree as an
// exiting node: drawn where it was last placed, but without layout, hit testing and matching, until its exit transition
// ends. If the same view is inserted again before, the node is reinserted with its state.

/// The nodes that are inserted or removed in this update, and the exiting nodes.
final class ViewTransitions: GraphMember {
    private var items: [NodeIndex: Item] = [:] { didSet { graph.update.exiting = items.count } }
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

    /// Makes the node an exiting node until the animations that its transaction starts from now on are over.
    private func add(_ node: NodeIndex) {
        let id = graph.tree.id(node)
        let completion = AnimationCompletion(criteria: .removed, isRemoval: true) { [unowned self] in
            finishExit(id)
        }
        items[node] = Item(id: id, completion: completion)
        new.append(node)
    }

    private func contains(_ id: NodeID) -> Bool { items[id.index]?.id == id }

    /// Adds the removal of `node` to the completions of the transaction of a node inside.
    func join(_ node: NodeIndex, _ transaction: inout Transaction) {
        if let item = items[node] { transaction.completions.append(item.completion) }
    }

    /// Ends the update: nodes without animations are removed, and those that were inserted fade in.
    func settle() {
        if !entered.isEmpty {
            let rows = entered
            entered = []
            for id in rows where graph.tree.isLive(id) { fadeIn(id.index) }
        }
        if new.isEmpty { return }
        let rows = new
        new = []
        for node in rows { if let action = items[node]?.completion.arm() { graph.perform(action) } }
    }

    /// The transitions that apply to `node`: those in it that are not inside of a nested container.
    private func transitions(in node: NodeIndex) -> [any TransitionPart] {
        let box = graph.box(node)
        if let transition = graph.transition(of: node) { return [transition] }
        if box.kind == .container { return [] }
        var found: [any TransitionPart] = []
        for child in graph.children(of: node) {
            if graph[child].flags.isDisjoint(with: [.isSecondary, .isChildInstance, .isExiting]) {
                found += transitions(in: child)
            }
        }
        return found
    }

    /// The first transition on each path down from `node`, through containers.
    func outermost(in node: NodeIndex) -> [any TransitionPart] {
        var found: [any TransitionPart] = []
        for child in graph.children(of: node) {
            if let transition = graph.transition(of: child) {
                found.append(transition)
            } else {
                found += outermost(in: child)
            }
        }
        return found
    }

    /// Removes `node` from the tree: immediately, or after its exit transition.
    func leave(_ node: NodeIndex) {
        guard graph.mayAnimate, !graph.update.isPlain,
              graph[node].flags.isDisjoint(with: .isChildInstance)
        else {
            removeAtOnce(node, declared == 0 ? [] : transitions(in: node))
            return
        }
        let transaction = graph.motion.transaction(for: node)
        let transitions = transitions(in: node)
        let roots = graph.layoutRoots(in: node).filter { graph[$0].isPlaced }
        guard !roots.isEmpty, !areIdentities(transitions),
              transaction.animation != nil
                || transitions.contains(where: { $0.transitionAnimation(to: .didDisappear) != nil })
        else {
            removeAtOnce(node, transitions)
            return
        }
        graph.beginExit(node)
        add(node)
        graph.motion.sharedFrames?.sourcesChanged(in: node)
        if transitions.isEmpty {
            let inside = self.transaction(for: roots[0], in: node)
            for root in roots { graph.motion.fades.start(root, from: 1, to: 0, inside.animation, inside) }
        } else {
            for transition in transitions { transition.setTransition(.didDisappear, isAnimated: true) }
        }
        graph.noteChange()
    }

    private func areIdentities(_ transitions: [any TransitionPart]) -> Bool {
        !transitions.isEmpty && transitions.allSatisfy(\.isIdentity)
    }

    private func removeAtOnce(_ node: NodeIndex, _ transitions: [any TransitionPart]) {
        let outer = disappearsFirst
        disappearsFirst = outer || areIdentities(transitions)
        graph.remove(node)
        disappearsFirst = outer
    }

    /// The transaction of the layout node `inner` in `node`, which may be the same node.
    private func transaction(for inner: NodeIndex, in node: NodeIndex) -> Transaction {
        var transaction = graph.motion.transaction(for: inner)
        if inner == node { join(node, &transaction) }
        return transaction
    }

    /// Starts the transitions of `node`, which was inserted into an existing tree.
    func enter(_ node: NodeIndex) {
        guard graph.mayAnimate, !graph.update.isPlain, !graph.loop.isFillingContent else { return }
        let transitions = transitions(in: node)
        let animation = graph.motion.transaction(for: node).animation
        if transitions.isEmpty {
            if animation != nil { entered.append(graph.tree.id(node)) }
            return
        }
        for transition in transitions where animation != nil || transition.transitionAnimation(to: .identity) != nil {
            transition.setTransition(.willAppear, isAnimated: false)
            transition.setTransition(.identity, isAnimated: true)
        }
    }

    private func fadeIn(_ node: NodeIndex) {
        for root in graph.layoutRoots(in: node) {
            let transaction = graph.motion.transaction(for: root)
            guard let animation = transaction.animation else { continue }
            graph.motion.fades.start(root, from: 0, to: 1, animation, transaction)
        }
    }

    /// The exiting child of `parent` with the type and the key of the view that is inserted.
    func returning(under parent: NodeIndex, _ type: Any.Type, _ key: AnyHashable?) -> NodeIndex? {
        for child in graph.children(of: parent) {
            if graph[child].isExiting, graph.box(child).viewType == type,
               graph.box(child).storage.key == key {
                return child
            }
        }
        return nil
    }

    /// Takes an exiting node back into the tree; its value has been updated.
    func reinsert(_ node: NodeIndex) {
        graph.cancelExit(node)
        items[node] = nil
        graph.motion.sharedFrames?.sourcesChanged(in: node)
        for transition in transitions(in: node) { transition.setTransition(.identity, isAnimated: true) }
        for root in graph.layoutRoots(in: node) where graph.motion.fades.tracks[root] != nil {
            let transaction = graph.motion.transaction(for: root)
            graph.motion.fades.start(root, from: 1, to: 1, transaction.animation, transaction)
        }
    }

    /// Drops the exiting node `node`: the node or an ancestor is removed for another reason.
    func willRemove(_ node: NodeIndex) {
        // Ending an animation may run its completions, which may remove other exiting nodes, beside this one or in it.
        if graph[node].isExiting { items[node] = nil }
        for holder in [graph[node].layoutParent, graph[node].parent]
        where holder != 0 && graph[holder].hasExitingNodes { forget(node, in: holder) }
    }

    private func forget(_ exitingNode: NodeIndex, in container: NodeIndex) {
        graph.box(container).storage.exitingNodes.removeAll { $0.node == exitingNode }
        graph.invalidateDisplay(container)
    }

    /// Removes the node, whose exit transition has ended.
    private func finishExit(_ id: NodeID) {
        guard graph.tree.isLive(id), contains(id) else { return }
        let node = id.index
        var childInstances: [NodeIndex] = []
        for root in graph.layoutRoots(in: node) {
            if graph[root].isChildInstance, graph.isRowFrame(root) {
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
        let ids = childInstances.map { graph.tree.id($0) }
        graph.remove(node)
        // Some were instances for children in the removed node, and are no longer live.
        for id in ids where graph.tree.isLive(id) { graph.remove(id.index) }
        graph.noteChange()
    }
}
