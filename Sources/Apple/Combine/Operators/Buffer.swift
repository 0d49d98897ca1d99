import QuadrantThreads

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
            upstream.subscribe(BufferStage(subscriber, size, prefetch, whenFull))
        }
    }
}

/// Values that wait for demand. As many as were delivered are requested again where the buffer is kept full. A full
/// buffer's error waits for demand, as the end does; an upstream's error does not.
private final class BufferStage<Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
{
    private let turn = SystemLock(isRecursive: true)
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isDelivering = false

    init(_ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
         _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>) {
        self.size = Swift.max(size, 0)
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream, "Buffer")
    }

    override var children: [Mirror.Child] {
        lock.withLock {
            [("values", values), ("state", upstream), ("downstreamDemand", demand), ("terminal", completion as Any)]
        }
    }

    override func begin(_ subscription: any Subscription) {
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
        downstream.receive(subscription: self)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let failed = lock.withLock { () -> (any Subscription)? in
            guard let subscription = upstream.subscription, !isFailed else { return nil }
            if values.count >= size {
                switch whenFull {
                case .dropNewest: return nil
                case .dropOldest: if !values.isEmpty { values.removeFirst() }
                case .customError(let error):
                    completion = .failure(error())
                    return subscription
                }
            }
            values.append(input)
            return nil
        }
        if let failed {
            failed.cancel()
            return .none
        }
        return drain()
    }

    private var isFailed: Bool {
        if case .failure? = completion { true } else { false }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            if upstream.isActive, self.completion == nil { self.completion = completion }
        }
        _ = drain()
    }

    override func request(_ demand: Subscribers.Demand) {
        let (upstream, isDelivering) = lock.withLock {
            if self.upstream.isActive { self.demand += demand }
            return (self.upstream.subscription, self.isDelivering)
        }
        guard let upstream, !isDelivering else { return }
        let more = drain()
        if more > 0 { upstream.request(more) }
    }

    private enum Next {
        case nothing
        case values([Input])
        case end(Subscribers.Completion<Failure>)
    }

    private func next() -> Next {
        lock.withLock {
            guard upstream.isActive else { return .nothing }
            guard demand > 0, !values.isEmpty else {
                guard let completion, isFailed || demand > 0 else { return .nothing }
                _ = upstream.end()
                return .end(completion)
            }
            let count = Swift.min(demand.max ?? values.count, values.count)
            defer { values.removeFirst(count) }
            demand -= count
            isDelivering = true
            return .values(Array(values.prefix(count)))
        }
    }

    /// Delivers what is requested. Returns what the upstream may send in its place.
    private func drain() -> Subscribers.Demand {
        turn.withLock {
            var more = Subscribers.Demand.none
            while true {
                switch next() {
                case .nothing: return more
                case .end(let completion):
                    downstream.receive(completion: completion)
                    return more
                case .values(let values):
                    var wanted = Subscribers.Demand.none
                    for value in values { wanted += downstream.receive(value) }
                    if prefetch == .keepFull { more += values.count }
                    lock.withLock {
                        isDelivering = false
                        demand += wanted
                    }
                }
            }
        }
    }

    override func cancel() {
        let dropped = lock.withLock {
            defer { values = [] }
            return values
        }
        withExtendedLifetime(dropped) {}
        super.cancel()
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
