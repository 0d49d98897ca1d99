import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    /// A lock around a value that may be sent between threads.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock around a value of any type.
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    /// Waits for the lock, runs `body` with the value and releases the lock, also where `body` throws. It must not take
    /// the same lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// As `withLock(_:)`, with a closure and a result that may be of any type.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock {
    /// What `precondition(_:)` expects.
    public enum Ownership: Hashable, Sendable {
        case owner, notOwner
    }
    /// Stops the program where an owner is expected and the lock is free. Which thread has taken it is not known.
    public func precondition(_ condition: Ownership) {
        guard condition == .owner, storage.lock.try() else { return }
        storage.lock.unlock()
        preconditionFailure("OSAllocatedUnfairLock: the lock is free.")
    }
    /// As `withLock(_:)` where the lock is free; nil at once where it is not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
    /// As `withLockIfAvailable(_:)`, with a closure and a result that may be of any type.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() { self.init(uncheckedState: ()) }
    /// Waits for the lock. `unlock()` is to follow on the same thread.
    public func lock() { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock where it is free; returns at once whether it did.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    /// Waits for the lock, runs `body` and releases the lock, also where `body` throws.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }
    /// As `withLock(_:)`, with a closure and a result that may be of any type.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }
    /// As `withLock(_:)` where the lock is free; nil at once where it is not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailable { (_: inout Void) in try body() }
    }
    /// As `withLockIfAvailable(_:)`, with a closure and a result that may be of any type.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
    }
}
