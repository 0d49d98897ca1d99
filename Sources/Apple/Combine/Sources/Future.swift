import QuadrantThreads

/// A publisher of one value that is known later, or of an error. The work begins when the future is created, and runs
/// once for any number of subscribers.
final public class Future<Output, Failure: Error>: Publisher {
    /// Takes the result; calls after the first are ignored.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = SystemLock()
    private var result: Result<Output, Failure>?
    private var waiting: [FutureSubscription] = []

    /// Calls `attemptToFulfill` at once, before anything subscribes; the closure calls the promise when it has a
    /// result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfil(result) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let ready = lock.withLock { () -> [FutureSubscription] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for subscription in ready { subscription.fulfil(result) }
    }

    /// Sends the result when it is known and requested, also to later subscribers.
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let subscription = TypedSubscription(subscriber, self)
        let known = lock.withLock {
            if result == nil { waiting.append(subscription) }
            return result
        }
        subscriber.receive(subscription: subscription)
        if let known { subscription.fulfil(known) }
    }

    private func forget(_ subscription: FutureSubscription) {
        lock.withLock { waiting.removeAll { $0 === subscription } }
    }

    /// A subscription whose subscriber has any type.
    private class FutureSubscription {
        func fulfil(_ result: Result<Output, Failure>) {}
    }

    private final class TypedSubscription<Downstream: Subscriber>: FutureSubscription, Subscription, StageDescription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = SystemLock()
        private var downstream: Downstream?
        private var hasDemand = false
        var description: String { "Future" }
        private var value: Output?

        /// Kept until the end, so that the promise can be fulfilled.
        private var parent: Future?

        init(_ downstream: Downstream, _ parent: Future) {
            self.downstream = downstream
            self.parent = parent
        }

        var children: [Mirror.Child] {
            let (parent, downstream, hasDemand) = lock.withLock { (self.parent, self.downstream, self.hasDemand) }
            return [("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", hasDemand),
                    ("subject", parent as Any)]
        }

        override func fulfil(_ result: Result<Output, Failure>) {
            switch result {
            case .failure(let error): take()?.receive(completion: .failure(error))
            case .success(let value):
                let isRequested = lock.withLock {
                    self.value = value
                    return hasDemand
                }
                if isRequested { deliver(value) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requireSome(of: self)
            let value = lock.withLock {
                hasDemand = true
                return self.value
            }
            if let value { deliver(value) }
        }

        private func deliver(_ value: Output) {
            guard let downstream = take() else { return }
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }

        func cancel() { _ = take() }

        private func take() -> Downstream? {
            let (downstream, parent) = lock.withLock {
                defer { (self.downstream, self.parent) = (nil, nil) }
                return (self.downstream, self.parent)
            }
            parent?.forget(self)
            return downstream
        }
    }
}

extension Future where Failure == Never {
    /// Waits for the value.
    final public var value: Output {
        get async {
            var kept: AnyCancellable?
            defer { kept?.cancel() }
            return await withCheckedContinuation { continuation in
                kept = first().sink { continuation.resume(returning: UncheckedSendable($0)) }
            }.value
        }
    }
}

extension Future {
    /// Waits for the value, and throws the error if there is none.
    final public var value: Output {
        get async throws {
            var kept: AnyCancellable?
            defer { kept?.cancel() }
            return try await withCheckedThrowingContinuation { continuation in
                kept = first().sink { completion in
                    if case .failure(let error) = completion { continuation.resume(throwing: error) }
                } receiveValue: { continuation.resume(returning: UncheckedSendable($0)) }
            }.value
        }
    }
}
