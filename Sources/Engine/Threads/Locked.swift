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

/// The mutex of the project: the system's. Not recursive, unless `isRecursive`.
@usableFromInline
package final class SystemLock: @unchecked Sendable {
    fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

    package init(isRecursive: Bool = false) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @usableFromInline func lock() { pthread_mutex_lock(mutex) }
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }

    /// Calls `body` while no other thread has the lock. It runs no code of the program, except with a recursive lock.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// Threads that wait for a change.
package final class SystemCondition: @unchecked Sendable {
    private let lock = SystemLock()
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    package init() {
        condition = .allocate(capacity: 1)
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    /// Waits for the next change if `mustWait` is true; it may return without one.
    package func wait(if mustWait: () -> Bool) {
        lock.withLock { if mustWait() { pthread_cond_wait(condition, lock.mutex) } }
    }

    /// Wakes all threads that wait.
    package func broadcast() { lock.withLock { _ = pthread_cond_broadcast(condition) } }
}
