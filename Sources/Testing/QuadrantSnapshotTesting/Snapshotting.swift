public import Foundation

/// A way to turn a value into a snapshot, and to compare it with a reference.
public struct Snapshotting<Value, Format> {
    /// The ending of a reference's file, without the dot; nil for none.
    public var pathExtension: String?
    /// How snapshots are stored and compared.
    public var diffing: Diffing<Format>
    /// Makes the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>

    /// A strategy whose snapshots come later.
    public init(pathExtension: String?, diffing: Diffing<Format>,
                asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// A strategy whose snapshots are there at once.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
    }

    /// The same strategy for values that `transform` turns into this one's.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
        -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same strategy for values that `transform` turns into this one's, later.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
        -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        })
    }

    /// The same strategy after `duration` seconds, in which timers, queues and tasks of the main thread run. A view's
    /// own animations and timers wait with `.image(after: .wait(…))` instead, without waiting themselves.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing, asyncSnapshot: { value in
            MainThread.wait(until: Date() + duration) { false }
            return strategy.snapshot(value)
        })
    }
}

/// A strategy whose snapshots are the values themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A strategy whose snapshots are the values themselves.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
