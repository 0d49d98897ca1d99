import QuadrantThreads

/// The values of the newest of an upstream's publishers. Each new one gets the outstanding demand; the one before it is
/// cancelled.
final class SwitchStage<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription, StageDescription
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Input = Inner
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private let turn = SystemLock(isRecursive: true)
    private let downstream: Downstream
    private var demand = Subscribers.Demand.none
    private var outer: (any Subscription)?
    private var inner: (any Subscription)?
    /// The number of publishers that came.
    private var count = 0
    private var isAwaiting = false
    private var isOuterOver = false
    /// Cancelled, failed or finished.
    private var isOver = false
    var description: String { "SwitchToLatest" }

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard outer == nil, !isOver else { return false }
            outer = subscription
            return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ publisher: Inner) -> Subscribers.Demand {
        let place = lock.withLock { () -> (mine: Int, old: (any Subscription)?)? in
            guard !isOver, !isOuterOver else { return nil }
            count += 1
            isAwaiting = true
            defer { inner = nil }
            return (count, inner)
        }
        guard let place else { return .none }
        place.old?.cancel()
        publisher.subscribe(Side(self, place.mine))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (ends, inner) = lock.withLock { () -> (Bool, (any Subscription)?) in
            outer = nil
            if isOver { return (false, nil) }
            isOuterOver = true
            if case .finished = completion, isAwaiting || self.inner != nil { return (false, nil) }
            isOver = true
            defer { self.inner = nil }
            return (true, self.inner)
        }
        inner?.cancel()
        if ends { turn.withLock { downstream.receive(completion: completion) } }
    }

    func request(_ more: Subscribers.Demand) {
        more.requireSome(of: self)
        let inner = lock.withLock {
            demand += more
            return self.inner
        }
        inner?.request(more)
    }

    func cancel() {
        let (inner, outer) = lock.withLock {
            isOver = true
            defer { (self.inner, self.outer) = (nil, nil) }
            return (self.inner, self.outer)
        }
        inner?.cancel()
        outer?.cancel()
    }

    /// The subscriber of one publisher.
    private final class Side: Subscriber, StageDescription {
        typealias Input = Downstream.Input
        private let stage: SwitchStage
        private let place: Int
        var description: String { stage.description }
        var children: [Mirror.Child] { [("parentSubscription", stage.combineIdentifier)] }

        init(_ stage: SwitchStage, _ place: Int) {
            self.stage = stage
            self.place = place
        }

        /// Whether the publisher is the newest, under the lock.
        private var isCurrent: Bool { place == stage.count && !stage.isOver }

        func receive(subscription: any Subscription) {
            let demand = stage.lock.withLock { () -> Subscribers.Demand? in
                guard isCurrent, stage.inner == nil else { return nil }
                stage.inner = subscription
                stage.isAwaiting = false
                return stage.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let isPassed = stage.lock.withLock {
                if isCurrent { stage.demand -= 1 }
                return isCurrent
            }
            guard isPassed else { return .none }
            let more = stage.turn.withLock { stage.downstream.receive(input) }
            if more > 0 { stage.lock.withLock { stage.demand += more } }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (isEarly, ends, outer) = stage.lock.withLock { () -> (Bool, Bool, (any Subscription)?) in
                guard isCurrent else { return (false, false, nil) }
                if stage.isAwaiting { return (true, false, nil) }
                stage.inner = nil
                if case .finished = completion, !stage.isOuterOver { return (false, false, nil) }
                stage.isOver = true
                defer { stage.outer = nil }
                return (false, true, stage.outer)
            }
            if isEarly { Misuse.stop("SwitchToLatest: the end of a publisher before its subscription") }
            outer?.cancel()
            if ends { stage.turn.withLock { stage.downstream.receive(completion: completion) } }
        }
    }
}
