import Foundation
import QuadrantDisplayList
import QuadrantGraph

// The updates of a graph and their transactions.

extension MotionTables {
    /// The transaction for `node`: that of the changes, modified by the ancestors of `node`.
    func transaction(for node: NodeIndex) -> Transaction {
        var transaction = (graph.tree.pending as? TransactionScope)?.transaction ?? Transaction()
        if graph.update.changers > 0 || graph.update.exiting > 0 {
            var changers: [NodeIndex] = []
            for at in graph.ancestors(of: node) {
                if !graph[at].flags.isDisjoint(with: [.changesTransaction, .isExiting]) { changers.append(at) }
            }
            var saved: [Transaction] = []
            for changer in changers.reversed() {
                (graph.box(changer) as? any TransactionPart)?.changeTransaction(&transaction, &saved)
                if graph[changer].isExiting { transitions.join(changer, &transaction) }
            }
        }
        if graph.update.isPlain { transaction.animation = nil }
        if transaction.animation?.isDefault == true, !graph.configuration.rules.hasDefaultSpring {
            transaction.animation = .legacyDefault
        }
        return transaction
    }

    /// Begins an update for changes with another transaction: the earlier changes are evaluated first, as one update.
    func begin(_ tag: AnyObject?) {
        let scope = tag as? TransactionScope
        if let scope, let pending = graph.tree.pending as? TransactionScope,
           scope.transaction.agrees(with: pending.transaction) { return }
        // A change during an evaluation belongs to the current update.
        if isEvaluating, graph.tree.pending != nil { return }
        if !isEvaluating { graph.settleUpdate() }
        endTransaction()
        scope?.isTaken = true
        graph.tree.pending = scope
    }

    /// Whether a phase of a frame or a read is being evaluated, and not an action.
    private var isEvaluating: Bool {
        (graph.loop.isInFrame && !graph.update.isRunningActions) || ReadScope.current != nil
    }

    /// Evaluates the changes of an earlier update before an action with another transaction writes.
    func settleOtherUpdate() {
        if isEvaluating { return }
        if let scope = WriteScope.current as? TransactionScope, let pending = graph.tree.pending as? TransactionScope,
           scope.transaction.agrees(with: pending.transaction) { return }
        graph.settleUpdate()
    }

    /// Ends the update after placement: starts the animations of nodes whose frame or drawing has changed.
    func finish() {
        let graph = graph
        if graph.tree.pending == nil, !graph.tree.hasChanges, !graph.update.hasTransactionModifiers, moves.isEmpty,
           paints.old.isEmpty {
            return
        }
        if !moves.isEmpty { moves.animate() }
        if !paints.old.isEmpty { paints.animate() }
        sharedFrames?.animate()
        if !placedDrawings.isEmpty, graph.mayAnimate {
            for (node, drawing) in placedDrawings.sorted(by: { $0.key < $1.key }) where graph[node].isPlaced {
                drawing.animate()
            }
        }
        if !pendingModifiers.isEmpty { applyPendingTransactionModifiers() }
        transitions.settle()
        forgetUpdate()
        graph.tree.hasChanges = false
        endTransaction()
        let due = completions
        completions = []
        for completion in due { if let action = completion.arm() { graph.perform(action) } }
    }

    /// Applies the pending transaction modifiers whose content did not need a transaction.
    private func applyPendingTransactionModifiers() {
        let pending = pendingModifiers
        pendingModifiers = []
        for id in pending where graph.tree.isLive(id) {
            var transaction = transaction(for: id.index), saved: [Transaction] = []
            (graph.box(id.index) as? any TransactionPart)?.changeTransaction(&transaction, &saved)
        }
    }

    private func endTransaction() {
        guard let scope = graph.tree.pending as? TransactionScope else { return }
        graph.tree.pending = nil
        for completion in scope.transaction.completions {
            if let action = completion.arm() { graph.perform(action) }
        }
    }
}
