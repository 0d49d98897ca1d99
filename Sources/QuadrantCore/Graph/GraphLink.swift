import Foundation
import QuadrantGraph

/// A reference to a graph that may have been deallocated. (A weak reference would slow all reference counting of the
/// graph.) It also queues actions from other threads.
final class GraphLink: @unchecked Sendable {
    /// Used on the main thread only.
    unowned(unsafe) var graph: ViewGraph?
    private let lock = NSLock()
    private var posted: [() -> Void] = []

    /// Locks the data that is shared with other threads; `body` runs no foreign code.
    func withLock<R>(_ body: () -> R) -> R { lock.withLock(body) }

    /// Calls `action` immediately on the main thread; from another thread, before the next frame on the main thread,
    /// which is requested from the host.
    func onMainThread(_ action: @escaping () -> Void) {
        if MainThread.isCurrent {
            action()
            return
        }
        let isFirst = lock.withLock {
            posted.append(action)
            return posted.count == 1
        }
        if isFirst { DispatchQueue.main.async { self.graph?.noteChange() } }
    }

    /// Calls the actions queued by other threads.
    func runPosted() {
        let actions = lock.withLock {
            defer { posted = [] }
            return posted
        }
        for action in actions { action() }
    }
}
