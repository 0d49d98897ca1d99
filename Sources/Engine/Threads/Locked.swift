import Foundation

/// A value that several threads use, one at a time. The lock is the system's, since ThreadSanitizer does not see the
/// operations of `Mutex`.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let lock = SystemLock()
    @usableFromInline var value: Value

    package init(_ value: Value) { self.value = value }

    /// Calls `body` while no other thread uses the value. `body` must not use it again through this lock.
    @inlinable
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// A mutex of the system, not recursive.
@usableFromInline
final class SystemLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @usableFromInline func lock() { pthread_mutex_lock(mutex) }
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
}
