import Dispatch
import Foundation

/// Prints the current step on standard error if it takes longer than a second.
package final class ProgressLine: @unchecked Sendable {
    package let isQuiet: Bool
    private let lock = NSLock()
    private var current: String?
    private var count = 0

    package init(isQuiet: Bool) { self.isQuiet = isQuiet }

    package func begin(_ what: String) {
        if isQuiet { return }
        lock.lock()
        current = what
        count += 1
        let mine = count
        lock.unlock()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
            lock.lock()
            defer { lock.unlock() }
            if count == mine, let current { writeError("quadrant: \(current) …\n") }
        }
    }

    package func end() {
        lock.lock()
        current = nil
        lock.unlock()
    }
}
