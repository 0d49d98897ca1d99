/// The tag of the current changes: a transaction, for callers that know its type. Changes without one cost two
/// comparisons.
package enum WriteScope {
    nonisolated(unsafe) package static var current: AnyObject?
    /// The number of trees with tagged changes that have not settled yet.
    nonisolated(unsafe) static var waiting = 0

    package static func with<R>(_ tag: AnyObject?, _ body: () throws -> R) rethrows -> R {
        let outer = current
        current = tag
        defer { current = outer }
        return try body()
    }
}
