import QuadrantThreads

extension Publisher where Failure == Never {
    /// The values, to be awaited one after another.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, to be awaited one after another; throws the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence. Each is requested when it is awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The values of the publisher.
    public typealias Element = P.Output
    private let publisher: P
    /// The values of `publisher`, which each loop subscribes to.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes for one loop; releasing it cancels.
    public struct Iterator: AsyncIteratorProtocol {
        /// The values of the publisher.
        public typealias Element = P.Output
        fileprivate let inbox: Inbox<P.Output, Never>
        /// Requests a value and waits for it; nil at the end.
        public mutating func next() async -> P.Output? { try? await inbox.next() }
    }

    /// Subscribes to the publisher, which sends nothing before `next()`.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, Never>()
        publisher.subscribe(inbox.subscriber)
        return Iterator(inbox: inbox)
    }
}

/// The values of a publisher as an asynchronous sequence that may throw. Each is requested when it is awaited.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The values of the publisher.
    public typealias Element = P.Output
    private let publisher: P
    /// The values of `publisher`, which each loop subscribes to.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes for one loop; releasing it cancels.
    public struct Iterator: AsyncIteratorProtocol {
        /// The values of the publisher.
        public typealias Element = P.Output
        fileprivate let inbox: Inbox<P.Output, P.Failure>
        /// Requests a value and waits for it; nil at the end, and throws the error of the publisher.
        public mutating func next() async throws -> P.Output? { try await inbox.next() }
    }

    /// Subscribes to the publisher, which sends nothing before `next()`.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, P.Failure>()
        publisher.subscribe(inbox.subscriber)
        return Iterator(inbox: inbox)
    }
}

/// Cancels when the iterator goes.
private final class Inbox<Output, Failure: Error>: @unchecked Sendable {
    let subscriber = Taker()
    deinit { subscriber.cancel() }

    func next() async throws -> Output? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { subscriber.wait($0) }.value
        } onCancel: { [subscriber] in
            subscriber.cancel()
        }
    }

    final class Taker: Subscriber, Cancellable, @unchecked Sendable {
        typealias Input = Output
        private let lock = SystemLock()
        private var subscription: (any Subscription)?
        /// Asked for before the subscription was there.
        private var owed = Subscribers.Demand.none
        private var waiting: [CheckedContinuation<UncheckedSendable<Output?>, any Error>] = []
        private var end: Subscribers.Completion<Failure>?

        private enum Then { case end(Subscribers.Completion<Failure>), ask(any Subscription), owe }

        func wait(_ continuation: CheckedContinuation<UncheckedSendable<Output?>, any Error>) {
            let then = lock.withLock { () -> Then in
                if let end {
                    // The error is thrown once.
                    self.end = .finished
                    return .end(end)
                }
                waiting.append(continuation)
                if let subscription { return .ask(subscription) }
                owed += 1
                return .owe
            }
            switch then {
            case .end(let end): answer(continuation, end)
            case .ask(let subscription): subscription.request(.max(1))
            case .owe: break
            }
        }

        private func answer(_ continuation: CheckedContinuation<UncheckedSendable<Output?>, any Error>,
                            _ end: Subscribers.Completion<Failure>) {
            switch end {
            case .finished: continuation.resume(returning: UncheckedSendable(nil))
            case .failure(let error): continuation.resume(throwing: error)
            }
        }

        func receive(subscription: any Subscription) {
            let demand = lock.withLock { () -> Subscribers.Demand? in
                guard end == nil, self.subscription == nil else { return nil }
                self.subscription = subscription
                defer { owed = .none }
                return owed
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let (isActive, ready) = lock.withLock {
                let isActive = subscription != nil
                defer { waiting.removeFirst(isActive ? min(1, waiting.count) : waiting.count) }
                return (isActive, Array(isActive ? waiting.prefix(1) : waiting[...]))
            }
            // A value without a subscription ends what waits.
            guard isActive else {
                for continuation in ready { continuation.resume(returning: UncheckedSendable(nil)) }
                return .none
            }
            ready.first?.resume(returning: UncheckedSendable(input))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { _ = finish(completion) }
        func cancel() { finish(.finished)?.cancel() }

        private func finish(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
            let (left, subscription) = lock.withLock {
                defer { (waiting, self.subscription) = ([], nil) }
                if end == nil { end = waiting.isEmpty ? completion : .finished }
                return (waiting, self.subscription)
            }
            for (place, continuation) in left.enumerated() { answer(continuation, place == 0 ? completion : .finished) }
            return subscription
        }
    }
}
