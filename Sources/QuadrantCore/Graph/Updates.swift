import Foundation
import QuadrantDisplayList
import QuadrantGraph

/// The current update: what has changed since the graph last settled, and what it may animate.
struct Updates {
    /// Identified by a serial number, so that nothing has to be reset node by node.
    var serial: UInt64 = 1
    /// Rows that change the transaction; those of them that do so every time.
    var changers = 0
    var constantChangers = 0
    /// Some `animation(_:value:)` has seen its value change in this update.
    var hasTransactionModifiers = false
    var isRunningActions = false
    /// Rows that change the transaction of this update because a value of theirs has changed.
    var pendingTransactionModifiers: [NodeID] = []
    /// What waits for the animations that this update starts, beside what its transaction came with.
    var completions: [AnimationCompletion] = []
    /// Changes are shown at once whatever their transaction says.
    var isPlain = false
}

extension ViewGraph {
    /// Whether something may be animated in this update. False in frames that only show animations.
    @inline(__always)
    var mayAnimate: Bool {
        rows.pending != nil || motion.updates.hasTransactionModifiers
            || (motion.updates.constantChangers > 0 && rows.hasChanges)
    }

    /// The transaction in force at `row`: that of the changes, through every row around that changes it.
    func transaction(for row: NodeIndex) -> Transaction {
        var transaction = (rows.pending as? TransactionScope)?.transaction ?? Transaction()
        if motion.updates.changers > 0 || motion.transitions.count > 0 {
            var changers: [NodeIndex] = []
            var at = rows[row].parent
            while at != 0 {
                if !layout[Int(at)].flags.isDisjoint(with: [.changesTransaction, .isExiting]) { changers.append(at) }
                at = rows[at].parent
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

    /// A change is about to be made that is part of something else than those before it: they are brought to an end
    /// first, as one update.
    func beginUpdate(_ tag: AnyObject?) {
        let scope = tag as? TransactionScope
        if let scope, let pending = rows.pending as? TransactionScope,
           scope.transaction.agrees(with: pending.transaction) { return }
        // While answers are being made, whatever changes belongs to the update that is under way.
        let isAnswering = (loop.isInFrame && !motion.updates.isRunningActions) || ReadScope.current != nil
        if isAnswering, rows.pending != nil { return }
        if !isAnswering, root != 0, !log.hasFailed, layout[Int(root)].flags.contains(.isPlaced),
           !rows[root].own.union(rows[root].below).isDisjoint(with: [.content, .measure, .place]) { settleUpdate() }
        endTransaction()
        scope?.isTaken = true
        rows.pending = scope
    }

    /// Runs what ends motions; what waits for them runs after it.
    func endingMotions(_ body: () -> Void) {
        let was = motion.isEndingMotions
        motion.isEndingMotions = true
        body()
        motion.isEndingMotions = was
    }

    /// Settles the graph between two frames.
    func settleAtOnce() {
        guard root != 0, !loop.isInFrame, layout[Int(root)].flags.contains(.isPlaced) else { return }
        let isDirty = !rows[root].own.union(rows[root].below).isDisjoint(with: .settling)
            || !loop.pendingActions.isEmpty
        if isDirty || rows.pending != nil { settle(in: loop.viewport) }
    }

    /// Content, sizes and places for the changes made so far.
    private func settleUpdate() {
        let wasInFrame = loop.isInFrame
        loop.isInFrame = true
        defer { loop.isInFrame = wasInFrame }
        flushContent(root)
        if log.hasFailed { return }
        flushMeasure(root)
        flushPlace(root)
        endUpdate()
    }

    /// Everything is in its new place: starts the animations of what has moved, and ends the update.
    func endUpdate() {
        if rows.pending == nil, !rows.hasChanges, !motion.updates.hasTransactionModifiers, motion.moves.isEmpty,
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
        rows.hasChanges = false
        endTransaction()
        let completions = motion.updates.completions
        motion.updates.completions = []
        for completion in completions { if let action = completion.arm() { perform(action) } }
    }

    /// Applies the transaction modifiers that wait for this update, though nothing in them asked for a transaction.
    private func applyPendingTransactionModifiers() {
        let pendingTransactionModifiers = motion.updates.pendingTransactionModifiers
        motion.updates.pendingTransactionModifiers = []
        for id in pendingTransactionModifiers where rows.isLive(id) {
            var transaction = transaction(for: id.index), saved: [Transaction] = []
            box(id.index).part?.transaction?.changeTransaction(&transaction, &saved)
        }
    }

    private func endTransaction() {
        guard let scope = rows.pending as? TransactionScope else { return }
        rows.pending = nil
        for completion in scope.transaction.completions {
            if let action = completion.arm() { perform(action) }
        }
    }

    /// Runs an action that may write state: now, or when the frame has settled this round. The caller that ends a
    /// motion may still be changing it.
    func perform(_ action: @escaping () -> Void) {
        if loop.isInFrame || motion.isEndingMotions {
            later(action)
        } else {
            action()
        }
    }
}
