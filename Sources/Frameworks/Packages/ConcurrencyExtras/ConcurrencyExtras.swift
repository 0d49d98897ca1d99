import Synchronization

// ConcurrencyExtras: values behind a lock or an actor, and streams.

@dynamicMemberLookup
public final class LockIsolated<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { mutex = Mutex(try value()) }
    public var value: Value { mutex.withLock { $0 } }
    public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
        mutex.withLock { $0 }[keyPath: keyPath]
    }
    public func withValue<T: Sendable>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
        try mutex.withLock { try operation(&$0) }
    }
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
        let new = try newValue()
        mutex.withLock { $0 = new }
    }
}
extension LockIsolated: Equatable where Value: Equatable {
    public static func == (left: LockIsolated, right: LockIsolated) -> Bool { left.value == right.value }
}
extension LockIsolated: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

public final actor ActorIsolated<Value: Sendable> {
    public var value: Value
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { self.value = try value() }
    public func withValue<T: Sendable>(
        _ operation: @Sendable (inout Value) async throws -> T
    ) async rethrows -> T {
        var value = value
        defer { self.value = value }
        return try await operation(&value)
    }
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows { value = try newValue() }
}

extension AsyncStream {
    public static var never: Self { Self { _ in } }
    public static var finished: Self { Self { $0.finish() } }
    public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element, Element: Sendable {
        self.init { continuation in
            let task = Task {
                do {
                    for try await element in sequence { continuation.yield(element) }
                } catch {}
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
extension AsyncThrowingStream where Failure == any Error {
    public static var never: Self { Self { _ in } }
    public static func finished(throwing error: Failure? = nil) -> Self { Self { $0.finish(throwing: error) } }
    public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element, Element: Sendable {
        self.init { continuation in
            let task = Task {
                do {
                    for try await element in sequence { continuation.yield(element) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
extension AsyncSequence where Self: Sendable, Element: Sendable {
    public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }
    public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> { AsyncThrowingStream(self) }
}
extension Task where Success == Never, Failure == Never {
    /// Waits until the task is cancelled.
    public static func never() async throws -> Never {
        for await _ in AsyncStream<Never>.never {}
        throw _Concurrency.CancellationError()
    }
    /// Lets other tasks run, many times.
    public static func megaYield(count: Int = 20) async {
        for _ in 0 ..< count { await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value }
    }
}
extension Task where Failure == Never {
    public var cancellableValue: Success {
        get async { await withTaskCancellationHandler { await value } onCancel: { cancel() } }
    }
}

/// A value that the compiler takes as sendable, without a check.
@dynamicMemberLookup @propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
    public var value: Value
    public init(_ value: Value) { self.value = value }
    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }
    public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject { value[keyPath: keyPath] }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
        get { value[keyPath: keyPath] }
        set { value[keyPath: keyPath] = newValue }
    }
}
extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}
extension UncheckedSendable: Decodable where Value: Decodable {}
extension UncheckedSendable: Encodable where Value: Encodable {}

/// A hashable value of any type that is sendable.
public struct AnyHashableSendable: Hashable, Sendable, CustomStringConvertible {
    public let base: any Hashable & Sendable
    public init(_ base: some Hashable & Sendable) { self.base = base }
    public static func == (left: Self, right: Self) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
    public var description: String { "\(base)" }
}
extension Result where Failure == any Error {
    /// What a function that waits returns or throws.
    public init(
        catching body: () async throws -> Success, isolation: isolated (any Actor)? = #isolation
    ) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
