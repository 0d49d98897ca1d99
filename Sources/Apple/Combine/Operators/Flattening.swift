import QuadrantThreads

extension Publishers {
    /// The values of the publishers that a closure returns for values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values of all publishers that the closure returns.
        public typealias Output = NewPublisher.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How many publishers may run at a time; another value is requested when one of them ends.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher
        /// What `upstream.flatMap(maxPublishers:_:)` returns.
        public init(upstream: Upstream, maxPublishers: Subscribers.Demand,
                    transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let hub = Confluence(subscriber, "FlatMap", running: 1)
            let feeder = Feeder(hub, demand: maxPublishers) { (value: Upstream.Output, feeder) in
                hub.willJoin()
                hub.join(transform(value)) { feeder.request(.max(1)) }
            }
            hub.source = feeder
            hub.begin()
            upstream.subscribe(feeder)
        }
    }

    /// The values of the newest publisher that a publisher sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The values of the newest publisher.
        public typealias Output = P.Output
        /// The error of the newest publisher, or of `upstream`.
        public typealias Failure = P.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What `upstream.switchToLatest()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let stage = SwitchStage<P, S>(subscriber)
            subscriber.receive(subscription: stage)
            upstream.subscribe(stage)
        }
    }
}

/// Receives the values of which publishers are created.
private final class Feeder<Input, Downstream: Subscriber>: Subscriber, Cancellable {
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private var hub: Confluence<Downstream>?
    private var subscription: (any Subscription)?
    private let demand: Subscribers.Demand
    private let add: (Input, Feeder) -> Void

    init(_ hub: Confluence<Downstream>, demand: Subscribers.Demand, add: @escaping (Input, Feeder) -> Void) {
        self.hub = hub
        self.demand = demand
        self.add = add
    }

    func receive(subscription: any Subscription) {
        let hub = lock.withLock { () -> Confluence<Downstream>? in
            guard self.subscription == nil else { return nil }
            self.subscription = subscription
            return self.hub
        }
        if hub == nil { return subscription.cancel() }
        request(demand)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if lock.withLock({ hub != nil }) { add(input, self) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let hub = take().hub
        switch completion {
        case .finished: hub?.finish()
        case .failure(let error): hub?.fail(error)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
    func cancel() { take().subscription?.cancel() }

    private func take() -> (hub: Confluence<Downstream>?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (hub, subscription) = (nil, nil) }
            return (hub, subscription)
        }
    }
}

extension Publisher {
    /// Creates a publisher for each value and sends the values of all of them. At most `maxPublishers` run at a time;
    /// further values wait upstream.
    public func flatMap<T, P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure
    {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// As `flatMap`, of what cannot fail into what can.
    public func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher
    {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// As `flatMap`, of what cannot fail into what cannot either.
    public func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never
    {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// As `flatMap`, into publishers that cannot fail.
    public func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never
    {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest publisher sends, and drops the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// As `switchToLatest`, of what cannot fail into what can.
    public func switchToLatest() -> Publishers.SwitchToLatest<
        Output, Publishers.SetFailureType<Self, Output.Failure>
    > {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// As `switchToLatest`, of what cannot fail into what cannot either.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// As `switchToLatest`, into publishers that cannot fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<
        Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}
