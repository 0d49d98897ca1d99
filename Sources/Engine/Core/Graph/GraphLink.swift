import Foundation
package import QuadrantGraph
import Synchronization

/// An object that belongs to a graph and works with its nodes. It may be kept longer than the graph, but not used.
package class GraphMember {
    final let link: GraphLink
    /// The graph. Traps when it is gone.
    package final var graph: ViewGraph { link.graph! }

    init(_ link: GraphLink) { self.link = link }
}

/// A reference to a graph that may have been deallocated. (A weak reference would slow all reference counting of the
/// graph.) It also queues actions from other threads.
package final class GraphLink: @unchecked Sendable {
    /// Used on the graph's thread only.
    package internal(set) unowned(unsafe) var graph: ViewGraph?
    private let isOnMainThread: Bool
    /// The thread that now has a graph which does not belong to the main thread; 0 for none.
    private let thread = Atomic<UInt>(0)
    private let lock = NSLock()
    private var posted: [() -> Void] = []

    init(isOnMainThread: Bool) { self.isOnMainThread = isOnMainThread }

    /// Gives a graph that does not belong to the main thread to this thread while `body` runs. Calls nest.
    package func enter<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        let outer = thread.exchange(UInt(pthread_self()), ordering: .acquiringAndReleasing)
        defer { thread.store(outer, ordering: .releasing) }
        return try body()
    }

    /// Whether the graph belongs to this thread.
    var isOnOwnThread: Bool {
        isOnMainThread ? MainThread.isCurrent : thread.load(ordering: .relaxed) == UInt(pthread_self())
    }

    /// Locks the data that is shared with other threads; `body` runs no foreign code.
    func withLock<R>(_ body: () -> R) -> R { lock.withLock(body) }

    /// Calls `action` immediately on the graph's thread; from another thread, before the next frame. A graph of the
    /// main thread then requests that frame from its host.
    func onOwnThread(_ action: @escaping () -> Void) {
        if isOnOwnThread {
            action()
            return
        }
        let isFirst = lock.withLock {
            posted.append(action)
            return posted.count == 1
        }
        if isFirst, isOnMainThread { DispatchQueue.main.async { self.graph?.noteChange() } }
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

extension GraphLink: EnvironmentOwner {
    package var tree: NodeTree? { graph?.tree }
    package func recordingReads(of node: NodeIndex, _ change: () -> Void) {
        guard let graph else { return change() }
        graph.reading(node, .content, change)
    }
    package func willReplace(_ scope: EnvironmentScope, with newValues: EnvironmentValues) {
        graph?.observer.willReplace(scope, with: newValues)
    }
}

extension EnvironmentScope {
    convenience init(values: EnvironmentValues, parent: EnvironmentScope?, graph: ViewGraph?, node: NodeIndex = 0,
                     rewrite: ((inout EnvironmentValues) -> Void)? = nil) {
        self.init(values: values, parent: parent, owner: graph?.link, node: node, rewrite: rewrite)
    }
}

extension EnvironmentValues {
    /// A weak reference to the graph of these values: nil after its window has closed. The property is nil for values
    /// that no graph created.
    package var hostLink: (() -> ViewGraph?)? { (scope?.owner as? GraphLink).map { link in { link.graph } } }
}
