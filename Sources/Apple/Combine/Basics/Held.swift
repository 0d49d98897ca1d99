import QuadrantThreads

/// Transfers a value to another thread. The caller guarantees that one thread at a time uses the value.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that several threads read and write, behind a lock.
final class Held<Value>: @unchecked Sendable {
    private let lock = SystemLock()
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
