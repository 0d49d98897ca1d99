import QuadrantThreads

extension Publishers {
    /// The values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`; one of `other` has no effect.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The publisher whose first value ends this one.
        public let other: Other
        /// What `upstream.prefix(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let stage = PrefixUntilOutputStage(subscriber)
            other.subscribe(PrefixUntilOutputStage.Terminator(stage))
            upstream.subscribe(stage)
        }
    }

    /// The values from when another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`, or of `other` before its first value.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The publisher whose first value lets values through. When it ends without one, so does this publisher.
        public let other: Other
        /// What `upstream.drop(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let stage = DropUntilOutputStage(subscriber)
            subscriber.receive(subscription: stage)
            other.subscribe(DropUntilOutputStage.Trigger(stage))
            upstream.subscribe(stage)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Sends values until `publisher` sends one, and then finishes. The end of `publisher` has no effect.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until `publisher` has sent one. When `publisher` ends without one, this publisher ends too.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}

/// Passes values on until its terminator receives one.
private final class PrefixUntilOutputStage<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private let downstream: Downstream
    private var upstream = SubscriptionState.waiting
    private var other = SubscriptionState.waiting

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ upstream.begin(subscription) }) else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ upstream.isActive }) else { return .none }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (isFirst, other) = lock.withLock { (upstream.end() != nil, self.other.end()) }
        other?.cancel()
        if isFirst { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand) }

    func cancel() {
        let (upstream, other) = lock.withLock { (self.upstream.end(), self.other.end()) }
        upstream?.cancel()
        other?.cancel()
    }

    private func terminate() {
        let (isFirst, upstream) = lock.withLock {
            let isFirst = other.isActive && !self.upstream.isOver
            _ = other.end()
            return (isFirst, isFirst ? self.upstream.end() : nil)
        }
        upstream?.cancel()
        if isFirst { downstream.receive(completion: .finished) }
    }

    /// Receives the first value of the other publisher.
    struct Terminator<Input, Failure: Error>: Subscriber {
        private let stage: PrefixUntilOutputStage
        var combineIdentifier: CombineIdentifier { stage.combineIdentifier }

        init(_ stage: PrefixUntilOutputStage) { self.stage = stage }

        func receive(subscription: any Subscription) {
            if stage.lock.withLock({ stage.other.begin(subscription) }) {
                subscription.request(.max(1))
            } else {
                subscription.cancel()
            }
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            stage.terminate()
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { _ = stage.lock.withLock { stage.other.end() } }
    }
}

/// Leaves values out until its trigger has received one.
private final class DropUntilOutputStage<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private let downstream: Downstream
    private var upstream = SubscriptionState.waiting
    /// The subscription of the trigger.
    private var other: (any Subscription)?
    /// Requested before there was an upstream subscription.
    private var owed = Subscribers.Demand.none
    private var isTriggered = false
    private var isCancelled = false
    var description: String { "DropUntilOutput" }

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard !isCancelled, upstream.begin(subscription) else { return nil }
            defer { owed = .none }
            return owed
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ isTriggered && !isCancelled }) else { return .none }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ !isCancelled }) else { return }
        let other = lock.withLock {
            defer { self.other = nil }
            return self.other
        }
        other?.cancel()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            if self.upstream.subscription == nil { owed += demand }
            return self.upstream.subscription
        }
        upstream?.request(demand)
    }

    func cancel() {
        let (upstream, other) = lock.withLock {
            isCancelled = true
            defer { self.other = nil }
            return (self.upstream.end(), self.other)
        }
        upstream?.cancel()
        other?.cancel()
    }

    /// Receives the first value of the other publisher.
    struct Trigger<Input>: Subscriber, StageDescription {
        private let stage: DropUntilOutputStage
        var combineIdentifier: CombineIdentifier { stage.combineIdentifier }
        var description: String { stage.description }

        init(_ stage: DropUntilOutputStage) { self.stage = stage }

        func receive(subscription: any Subscription) {
            let isFirst = stage.lock.withLock {
                guard stage.other == nil, !stage.isCancelled else { return false }
                stage.other = subscription
                return true
            }
            if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            stage.lock.withLock {
                stage.isTriggered = true
                stage.other = nil
            }
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            let (isEarly, upstream) = stage.lock.withLock {
                stage.other = nil
                return (!stage.isTriggered, stage.isTriggered ? nil : stage.upstream.end())
            }
            upstream?.cancel()
            if isEarly { stage.downstream.receive(completion: completion) }
        }
    }
}
