import QuadrantGraph

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

    /// Whether this is a rendering thread.
    package static var isRenderingThread: Bool { ThreadVariables.state != nil }

    /// Makes this thread a rendering thread, for as long as it lasts.
    package static func becomeRenderingThread() {
        ThreadVariables.state = Unmanaged.passRetained(ThreadState(stack: StackLimit())).toOpaque()
    }

    let stack: StackLimit
    var hostContext = HostContext()
    /// The body that is being evaluated.
    var bodyRun: BodyRun?
    /// The keys that the summary of an environment under computation has read.
    var summaryKeys: [ObjectIdentifier]?
    /// The types of nodes that have read an observable object before.
    var observingTypes: Set<ObjectIdentifier> = []
    var viewTypes: [ObjectIdentifier: ViewType] = [:]
    let comparisons = ComparisonCache()
    var preferenceKeys: [ObjectIdentifier: InternedPreferenceKey] = [:]

    private init(stack: StackLimit) { self.stack = stack }
}
