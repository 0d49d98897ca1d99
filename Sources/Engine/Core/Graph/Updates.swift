import QuadrantGraph

/// The current update: the changes since the graph last settled.
struct Updates {
    /// The serial number of the update, so that no node has to be reset.
    var serial: UInt64 = 1
    /// The number of nodes that change the transaction, and of those that do so in every update.
    var changers = 0
    var constantChangers = 0
    /// The number of exiting nodes.
    var exiting = 0
    /// Whether the value of an `animation(_:value:)` modifier has changed in this update.
    var hasTransactionModifiers = false
    var isRunningActions = false
    /// Whether all changes are applied without animation.
    var isPlain = false
    /// Whether animations are being ended; see `ViewGraph.perform`.
    var isEndingMotions = false
}

extension ViewGraph {
    /// Whether this update may start animations. False in frames that only advance running ones.
    @inline(__always)
    var mayAnimate: Bool {
        tree.pending != nil || update.hasTransactionModifiers || (update.constantChangers > 0 && tree.hasChanges)
    }

    /// Whether the observer is notified of nodes that get another frame.
    @inline(__always) var followsPlaces: Bool { mayAnimate || update.exiting > 0 }

    /// Called before an action writes a state of this graph. Earlier changes of another transaction are evaluated
    /// first, also those of the same state, whose readers wait already, and those that decide whether it is read.
    func willWrite(_ source: Source) {
        if WriteScope.current !== tree.pending { observer.willWrite() }
        source.willChange()
        if let changes = loop.changes, let source = source as? any ValueSource { changes.willWrite(source) }
    }

    /// Calls a closure that ends animations; their completions are called after it.
    func endingMotions(_ body: () -> Void) {
        let was = update.isEndingMotions
        update.isEndingMotions = true
        body()
        update.isEndingMotions = was
    }

    /// Calls an action that may write state: immediately, or after this round of the frame, because the caller that
    /// ends an animation may still be modifying it.
    func perform(_ action: @escaping () -> Void) {
        if loop.isInFrame || update.isEndingMotions {
            later(action)
        } else {
            action()
        }
    }
}
