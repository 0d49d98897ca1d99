import Synchronization

/// The tag of the current changes: a transaction, for callers that know its type. Changes without one cost two
/// comparisons.
package enum WriteScope {
    /// Each thread has its own.
    package static var current: AnyObject? {
        get { ThreadVariables.tag.pointee }
        set { ThreadVariables.tag.pointee = newValue }
    }

    /// The number of trees, of all threads, with tagged changes that have not settled yet.
    private static let waiting = Atomic<Int>(0)
    static var isAnyWaiting: Bool { waiting.load(ordering: .relaxed) > 0 }
    static func countWaiting(_ change: Int) { waiting.add(change, ordering: .relaxed) }

    package static func with<R>(_ tag: AnyObject?, _ body: () throws -> R) rethrows -> R {
        let outer = current
        current = tag
        defer { current = outer }
        return try body()
    }
}
