import QuadrantBase
import QuadrantThreads
import Synchronization

/// Receives the compiler's messages instead of standard error. With a listener, the fastest compilation is chosen.
package final class CompilerListener: Sendable {
    private let text = Locked("")
    package var output: String {
        get { text.withLock { $0 } }
        set { text.withLock { $0 = newValue } }
    }
    private let wasReplaced = Atomic(false)

    package init() {}

    /// Whether a newer compilation has taken the place of this one, which then ends. Set by another thread.
    package var isObsolete: Bool {
        get { wasReplaced.load(ordering: .relaxed) }
        set { wasReplaced.store(newValue, ordering: .relaxed) }
    }

    static let obsolete = Failure(.input, "a newer save has ended the compilation", at: "the program",
                                  rule: "Only the newest state of the files is shown.", fix: "Wait for it.")
}
