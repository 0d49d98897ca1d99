import QuadrantGraph
import Synchronization

/// What the engine keeps for a thread that evaluates views: the main thread and each rendering thread has one. What is
/// found about types is found once for each of them, so that no lock is in the way.
package final class ThreadState {
    /// The state of the main thread, and of threads that only read what the main thread has.
    nonisolated(unsafe) private static let main = ThreadState(stack: .main)

    /// The state of this thread.
    package static var current: ThreadState {
        @inline(__always) get {
            guard let own = ThreadVariables.state else { return main }
            return Unmanaged<ThreadState>.fromOpaque(own).takeUnretainedValue()
        }
    }

    /// The limit of this thread's stack.
    static var stackLimit: StackLimit {
        @inline(__always) get { ThreadVariables.state == nil ? .main : current.stack }
    }

    // What most evaluations ask in vain is answered without the state of the thread.

    private static let hasObservingTypes = Atomic(false)
    /// Whether a node of this type has read an observable object before.
    @inline(__always) static func isObserving(_ type: ObjectIdentifier) -> Bool {
        hasObservingTypes.load(ordering: .relaxed) && current.observingTypes.contains(type)
    }
    static func addObserving(_ type: ObjectIdentifier) {
        current.observingTypes.insert(type)
        hasObservingTypes.store(true, ordering: .relaxed)
    }

    private static let openSummaries = Atomic(0)
    /// The state of this thread while it computes the summary of an environment; nil otherwise.
    @inline(__always) static var inSummary: ThreadState? {
        if openSummaries.load(ordering: .relaxed) == 0 { return nil }
        let thread = current
        return thread.summaryKeys == nil ? nil : thread
    }

    /// Whether this is a rendering thread.
    package static var isRenderingThread: Bool { ThreadVariables.state != nil }

    /// Makes this thread a rendering thread, for as long as it lasts.
    package static func becomeRenderingThread() {
        ThreadVariables.state = Unmanaged.passRetained(ThreadState(stack: StackLimit())).toOpaque()
    }

    let stack: StackLimit
    /// The body that is being evaluated.
    var bodyRun: BodyRun?
    /// The keys that the summary of an environment under computation has read.
    var summaryKeys: [ObjectIdentifier]? {
        didSet {
            if (oldValue == nil) == (summaryKeys == nil) { return }
            Self.openSummaries.add(summaryKeys == nil ? -1 : 1, ordering: .relaxed)
        }
    }
    /// The types of nodes that have read an observable object before.
    var observingTypes: Set<ObjectIdentifier> = []
    let comparisons = ComparisonCache()
    /// What the folders above keep for a thread.
    let kept = KeptObjects<Kept>()
    enum Kept: Int, CaseIterable { case hostContext, viewTypes, preferenceKeys }

    private init(stack: StackLimit) { self.stack = stack }
}

/// The body that is being evaluated, and why.
package struct BodyRun {
    enum Cause { case first, replaced, dependencies }

    /// The node's box.
    unowned let box: AnyObject
    let cause: Cause
}
