import QuadrantThreads

extension Locked {
    var value: Value {
        get { withLock { $0 } }
        set { exchange(newValue) }
    }

    /// Returns the old value. (It is released outside of the lock, since that may run code of the program.)
    @discardableResult
    func exchange(_ value: Value) -> Value {
        withLock { stored in
            defer { stored = value }
            return stored
        }
    }
}
