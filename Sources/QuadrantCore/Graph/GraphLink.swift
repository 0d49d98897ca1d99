import Foundation
import QuadrantGraph

/// A reference to a graph that may be gone. (A weak one would slow every count of references to the graph.) Also where
/// other threads leave work for it.
final class GraphLink: @unchecked Sendable {
    /// Used on the main thread only.
    unowned(unsafe) var graph: ViewGraph?
    private let lock = NSLock()
    private var posted: [() -> Void] = []

    /// For what other threads read and write of this graph's; `body` runs no foreign code.
    func withLock<R>(_ body: () -> R) -> R { lock.withLock(body) }

    /// Runs `action` now on the main thread; from another it runs on the main thread before the next frame, which the
    /// host is asked for.
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

    /// Runs what other threads have left.
    func runPosted() {
        let actions = lock.withLock {
            defer { posted = [] }
            return posted
        }
        for action in actions { action() }
    }
}
