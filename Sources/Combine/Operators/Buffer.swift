extension Publishers {
    /// When a buffer takes values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as it holds, and more as they are sent.
        case keepFull
        /// As many as downstream requests.
        case byRequest
    }

    /// What a buffer does with a value when it is full.
    public enum BufferingStrategy<Failure: Error> {
        /// Leaves out the value that arrives.
        case dropNewest
        /// Leaves out the stored value that has waited longest.
        case dropOldest
        /// Ends with the error that the closure makes, and cancels upstream.
        case customError(() -> Failure)
    }

    /// Values that are stored until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How many values are stored at most; a negative number counts as 0.
        public let size: Int
        /// When values are requested from upstream.
        public let prefetch: PrefetchStrategy
        /// What happens to a value when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>
        /// What `upstream.buffer(size:prefetch:whenFull:)` returns.
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Store(subscriber, size, prefetch, whenFull))
        }
    }
}

private final class Store<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    private let lock = Lock()
    private let downstreamSubscriber: DownstreamSubscriber<Downstream>
    private var upstream: (any Subscription)?
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    var description: String { "Buffer" }

    init(_ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
         _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>) {
        downstreamSubscriber = DownstreamSubscriber(downstream)
        self.size = Swift.max(size, 0)
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        lock.withLock { upstream = subscription }
        if prefetch == .keepFull {
            downstreamSubscriber.onDelivery = { [weak self] _ in self?.ask(.max(1)) }
        }
        downstreamSubscriber.begin(self)
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    private func ask(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if downstreamSubscriber.waiting < size || downstreamSubscriber.wanted > downstreamSubscriber.waiting {
            downstreamSubscriber.send(input)
            return .none
        }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
            downstreamSubscriber.dropFirst()
            if size > 0 { downstreamSubscriber.send(input) }
        case .customError(let error):
            downstreamSubscriber.fail(error())
            cancelUpstream()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstreamSubscriber.finish(completion) }
    func request(_ demand: Subscribers.Demand) { downstreamSubscriber.request(demand) }
    func cancel() {
        downstreamSubscriber.cancel()
        cancelUpstream()
    }
    private func cancelUpstream() {
        let upstream = lock.withLock {
            defer { self.upstream = nil }
            return self.upstream
        }
        upstream?.cancel()
    }
}

extension Publisher {
    /// Stores up to `size` values until they are requested, and applies `whenFull` to those beyond; a negative number
    /// counts as 0.
    public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy,
                       whenFull: Publishers.BufferingStrategy<Failure>) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
