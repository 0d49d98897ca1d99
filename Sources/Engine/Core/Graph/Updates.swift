import Foundation
import QuadrantDisplayList
import QuadrantGraph

/// The current update: the changes since the graph last settled, and their animation.
struct Updates {
    /// The serial number of the update, so that no node has to be reset.
    var serial: UInt64 = 1
    /// The number of nodes that change the transaction, and of those that do so in every update.
    var changers = 0
    var constantChangers = 0
    /// Whether the value of an `animation(_:value:)` modifier has changed in this update.
    var hasTransactionModifiers = false
    var isRunningActions = false
    /// The nodes that change the transaction of this update because their value has changed.
    var pendingTransactionModifiers: [NodeID] = []
    /// The completions that modifiers add to this update, besides those of its transaction.
    var completions: [AnimationCompletion] = []
    /// Whether all changes are applied without animation.
    var isPlain = false
}

extension ViewGraph {
    /// Whether this update may start animations. False in frames that only advance running ones.
    @inline(__always)
    var mayAnimate: Bool {
        tree.pending != nil || motion.updates.hasTransactionModifiers
            || (motion.updates.constantChangers > 0 && tree.hasChanges)
    }

    /// The transaction for `node`: that of the changes, modified by the ancestors of `node`.
    func transaction(for node: NodeIndex) -> Transaction {
        var transaction = (tree.pending as? TransactionScope)?.transaction ?? Transaction()
        if motion.updates.changers > 0 || motion.transitions.count > 0 {
            var changers: [NodeIndex] = []
            for at in ancestors(of: node) {
                if !layout[Int(at)].flags.isDisjoint(with: [.changesTransaction, .isExiting]) { changers.append(at) }
            }
            var saved: [Transaction] = []
            for changer in changers.reversed() {
                box(changer).part?.transaction?.changeTransaction(&transaction, &saved)
                if layout[Int(changer)].flags.contains(.isExiting) {
                    motion.transitions.join(changer, &transaction)
                }
            }
        }
        if motion.updates.isPlain { transaction.animation = nil }
        if transaction.animation?.isDefault == true, !configuration.rules.hasDefaultSpring {
            transaction.animation = .legacyDefault
        }
        return transaction
    }

    /// Begins an update for changes with another transaction: the earlier changes are evaluated first, as one update.
    func beginUpdate(_ tag: AnyObject?) {
        let scope = tag as? TransactionScope
        if let scope, let pending = tree.pending as? TransactionScope,
           scope.transaction.agrees(with: pending.transaction) { return }
        // A change during an evaluation belongs to the current update.
        let isAnswering = (loop.isInFrame && !motion.updates.isRunningActions) || ReadScope.current != nil
        if isAnswering, tree.pending != nil { return }
        if !isAnswering { settleUpdate() }
        endTransaction()
        scope?.isTaken = true
        tree.pending = scope
    }

    /// Called before an action writes a state of this graph. Earlier changes of another transaction are evaluated
    /// first, also those of the same state, whose readers wait already, and those that decide whether it is read.
    func willWrite(_ source: Source) {
        if WriteScope.current !== tree.pending { settleOtherUpdate() }
        source.willChange()
        if let changes = loop.changes, let cell = source as? any SettableCell & Source { changes.willWrite(cell) }
    }

    private func settleOtherUpdate() {
        if (loop.isInFrame && !motion.updates.isRunningActions) || ReadScope.current != nil { return }
        if let scope = WriteScope.current as? TransactionScope, let pending = tree.pending as? TransactionScope,
           scope.transaction.agrees(with: pending.transaction) { return }
        settleUpdate()
    }

    /// Calls a closure that ends animations; their completions are called after it.
    func endingMotions(_ body: () -> Void) {
        let was = motion.isEndingMotions
        motion.isEndingMotions = true
        body()
        motion.isEndingMotions = was
    }

    /// Settles the graph between two frames.
    func settleAtOnce() {
        guard root != 0, !loop.isInFrame, layout[Int(root)].flags.contains(.isPlaced) else { return }
        let isDirty = !tree[root].own.union(tree[root].below).isDisjoint(with: .settling)
            || !loop.pendingActions.isEmpty
        if isDirty || tree.pending != nil { settle(in: loop.viewport) }
    }

    /// Evaluates content, sizes and positions for the changes made so far, if there are any.
    private func settleUpdate() {
        guard root != 0, !log.hasFailed, layout[Int(root)].flags.contains(.isPlaced),
              !tree[root].own.union(tree[root].below).isDisjoint(with: [.content, .measure, .place]) else { return }
        let wasInFrame = loop.isInFrame
        loop.isInFrame = true
        defer { loop.isInFrame = wasInFrame }
        flushContent(root)
        if log.hasFailed { return }
        flushMeasure(root)
        flushPlace(root)
        adoptPlacedValues()
        endUpdate()
    }

    /// Ends the update after placement: starts the animations of nodes whose frame or drawing has changed.
    func endUpdate() {
        if tree.pending == nil, !tree.hasChanges, !motion.updates.hasTransactionModifiers, motion.moves.isEmpty,
           motion.paints.old.isEmpty {
            return
        }
        if !motion.moves.isEmpty { motion.moves.animate() }
        if !motion.paints.old.isEmpty { motion.paints.animate() }
        if !motion.matches.isEmpty { motion.matches.animate() }
        if !scrolling.appearances.isEmpty, mayAnimate { scrolling.animateAppearances() }
        if !motion.updates.pendingTransactionModifiers.isEmpty { applyPendingTransactionModifiers() }
        motion.transitions.settle()
        motion.forgetUpdate()
        tree.hasChanges = false
        endTransaction()
        let completions = motion.updates.completions
        motion.updates.completions = []
        for completion in completions { if let action = completion.arm() { perform(action) } }
    }

    /// Applies the pending transaction modifiers whose content did not need a transaction.
    private func applyPendingTransactionModifiers() {
        let pendingTransactionModifiers = motion.updates.pendingTransactionModifiers
        motion.updates.pendingTransactionModifiers = []
        for id in pendingTransactionModifiers where tree.isLive(id) {
            var transaction = transaction(for: id.index), saved: [Transaction] = []
            box(id.index).part?.transaction?.changeTransaction(&transaction, &saved)
        }
    }

    private func endTransaction() {
        guard let scope = tree.pending as? TransactionScope else { return }
        tree.pending = nil
        for completion in scope.transaction.completions {
            if let action = completion.arm() { perform(action) }
        }
    }

    /// Calls an action that may write state: immediately, or after this round of the frame, because the caller that
    /// ends an animation may still be modifying it.
    func perform(_ action: @escaping () -> Void) {
        if loop.isInFrame || motion.isEndingMotions {
            later(action)
        } else {
            action()
        }
    }
}
