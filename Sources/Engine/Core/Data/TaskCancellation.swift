import Foundation
import QuadrantThreads

/// Cancels tasks on a thread of its own.
///
/// `Task.cancel()` calls the cancellation handlers while it holds the task's lock. A handler that waits for a thread
/// which resumes the same task is a deadlock; that thread could never have been the main one, which would hang with it.
package nonisolated enum TaskCancellation {
    /// How long the caller waits for the handlers. They return at once, so that what follows from a cancellation comes
    /// in the same order in each run; only a handler that is blocked itself takes longer, and then continues alone.
    private static let limit = DispatchTimeInterval.milliseconds(500)
    /// The number of cancellations that have taken longer and are not over. No further one is waited for.
    private static let blocked = Locked(0)
    private static let queue = DispatchQueue(label: "SwiftUI.TaskCancellation", attributes: .concurrent)

    /// Cancels `task`, and returns when its handlers have returned or have turned out to be blocked.
    package static func cancel(_ task: Task<Void, Never>) {
        let over = DispatchSemaphore(value: 0)
        let progress = Locked((isOver: false, isLate: false))
        queue.async {
            task.cancel()
            let wasLate = progress.withLock {
                $0.isOver = true
                return $0.isLate
            }
            if wasLate { blocked.withLock { $0 -= 1 } }
            over.signal()
        }
        let patience = blocked.withLock { $0 } > 0 ? DispatchTimeInterval.milliseconds(0) : limit
        if over.wait(timeout: .now() + patience) == .success { return }
        let isLate = progress.withLock {
            $0.isLate = !$0.isOver
            return $0.isLate
        }
        if isLate { blocked.withLock { $0 += 1 } }
    }
}
