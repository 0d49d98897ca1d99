/// What the changes of now are part of: a transaction, for callers that know its type. Changes outside one pay two
/// comparisons.
package enum WriteScope {
    nonisolated(unsafe) package static var current: AnyObject?
    /// Trees that have changed as part of something and have not settled since.
    nonisolated(unsafe) static var waiting = 0

    package static func with<R>(_ tag: AnyObject?, _ body: () throws -> R) rethrows -> R {
        let outer = current
        current = tag
        defer { current = outer }
        return try body()
    }
}
