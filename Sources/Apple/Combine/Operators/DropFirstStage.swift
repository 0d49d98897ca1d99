import QuadrantThreads

/// Requests the values that are left out in addition to those that the subscriber requests.
final class DropFirstStage<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    private let lock = SystemLock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private var isCancelled = false
    /// How many values are still left out.
    private var left: Int
    /// Requested before there was an upstream subscription.
    private var owed = Subscribers.Demand.none
    var description: String { "Drop" }

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        left = count
    }

    func receive(subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard upstream == nil, !isCancelled else { return nil }
            upstream = subscription
            defer { owed = .none }
            return owed + left
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isLeftOut = lock.withLock {
            defer { left -= left > 0 ? 1 : 0 }
            return left > 0
        }
        return isLeftOut ? .none : downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { upstream = nil }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        let upstream = lock.withLock {
            if self.upstream == nil { owed += demand }
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = lock.withLock {
            isCancelled = true
            defer { self.upstream = nil }
            return self.upstream
        }
        upstream?.cancel()
    }
}
