import QuadrantThreads

/// A stage between one upstream publisher and one subscriber. It accepts one subscription, and ends once.
///
/// The subscriber is kept for as long as the stage lives, as in Apple's: the end and a cancellation let go of the
/// upstream's subscription, not of the subscriber.
class UpstreamStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    final let lock = SystemLock()
    final let downstream: Downstream
    /// Guarded by `lock`.
    final var upstream = SubscriptionState.waiting
    final let description: String
    var children: [Mirror.Child] { [] }

    init(_ downstream: Downstream, _ description: String) {
        self.downstream = downstream
        self.description = description
    }

    /// The upstream's subscription while it is active.
    final var subscription: (any Subscription)? { lock.withLock { upstream.subscription } }

    /// Ends an active subscription and returns it; nil where there is none.
    final func end() -> (any Subscription)? {
        lock.withLock { upstream.isActive ? upstream.end() : nil }
    }

    /// Cancels the upstream and ends the subscriber, unless both have ended.
    final func leave(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let subscription = end() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    func receive(subscription: any Subscription) {
        if lock.withLock({ upstream.begin(subscription) }) { begin(subscription) } else { subscription.cancel() }
    }

    /// The first subscription has come.
    func begin(_ subscription: any Subscription) { downstream.receive(subscription: self) }

    func receive(_ input: Input) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if end() != nil { finish(completion) }
    }

    /// The upstream has ended, while its subscription was active.
    func finish(_ completion: Subscribers.Completion<Failure>) {}

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { end()?.cancel() }
}

extension Subscribers.Demand {
    /// Stops the program where nothing is requested, which a subscriber must not do.
    func requireSome(of stage: some CustomStringConvertible) {
        if self == .none { Misuse.stop("\(stage): request(.none), but a demand is at least one value") }
    }
}
