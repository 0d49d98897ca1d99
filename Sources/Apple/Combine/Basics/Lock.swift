import Foundation

/// A mutex. `withLock` runs no code of the program, except with a recursive mutex.
final class Lock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(recursive: Bool = false) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func withLock<R>(_ body: () throws -> R) rethrows -> R {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

/// Transfers a value to another thread. The caller guarantees that one thread at a time uses the value.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that several threads read and write, behind a lock.
final class Held<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var stored: Value
    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { _ = exchange(newValue) }
    }

    /// Returns the old value. (It is released outside of the lock, since that may run code of the program.)
    @discardableResult
    func exchange(_ value: Value) -> Value {
        lock.withLock {
            defer { stored = value }
            return stored
        }
    }
}
