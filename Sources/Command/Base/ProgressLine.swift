import Dispatch
import Foundation
import QuadrantThreads

/// Prints the current step on standard error if it takes longer than a second.
package final class ProgressLine: Sendable {
    package let isQuiet: Bool
    private let state = Locked<(current: String?, count: Int)>((nil, 0))

    package init(isQuiet: Bool) { self.isQuiet = isQuiet }

    package func begin(_ what: String) {
        if isQuiet { return }
        let mine = state.withLock {
            $0 = (what, $0.count + 1)
            return $0.count
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
            state.withLock {
                if $0.count == mine, let current = $0.current { writeError("quadrant: \(current) …\n") }
            }
        }
    }

    package func end() {
        state.withLock { $0.current = nil }
    }
}
