/// Transfers a value to another thread. The caller guarantees that one thread at a time uses the value.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
