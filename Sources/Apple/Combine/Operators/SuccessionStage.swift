import QuadrantThreads

/// How an operator with one publisher after the other handles what its first publisher must not send.
struct SuccessionRules {
    /// A value that was not requested is left out; otherwise it stops the program.
    var dropsUnrequested = false
    /// Events without a subscription are left out.
    var isGuarded = true
    /// Further demand is requested of the publisher, rather than returned to it.
    var requestsMore = false

    static let concatenate = SuccessionRules(dropsUnrequested: true)
    static let catching = SuccessionRules(isGuarded: false)
    static let retry = SuccessionRules(requestsMore: true)
    static let replaceError = SuccessionRules()
}

/// Publishers in succession for one subscriber. Outstanding demand is passed to the next.
final class Succession<Downstream: Subscriber>: Subscription, StageDescription {
    private let lock = SystemLock()
    private let downstream: Downstream
    private let rules: SuccessionRules
    private var demand = Subscribers.Demand.none
    private var current = SubscriptionState.waiting
    /// How many publishers have been followed.
    private var count = 0
    private var isOver = false
    /// Lets go of what the current publisher's end would lead to.
    private var forget: (() -> Void)?
    let description: String
    private let showsDemand: Bool

    init(_ downstream: Downstream, _ description: String, _ rules: SuccessionRules) {
        self.downstream = downstream
        self.description = description
        self.rules = rules
        showsDemand = !rules.isGuarded
    }

    var children: [Mirror.Child] {
        showsDemand ? [("downstream", downstream), ("demand", lock.withLock { demand })] : []
    }

    /// Continues with `publisher`; `end` decides what follows.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let leg = lock.withLock {
            count += 1
            if !isOver { current = .waiting }
            return Leg(self, count, end)
        }
        let old = lock.withLock {
            defer { forget = { [weak leg] in leg?.forget() } }
            return forget
        }
        withExtendedLifetime(old) { publisher.subscribe(leg) }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let isFirst = lock.withLock {
            defer { isOver = true }
            return !isOver
        }
        if isFirst { downstream.receive(completion: completion) }
    }

    func request(_ more: Subscribers.Demand) {
        if !rules.dropsUnrequested && !rules.requestsMore { more.requireSome(of: self) }
        let subscription = lock.withLock {
            if !isOver { demand += more }
            return current.subscription
        }
        subscription?.request(more)
    }

    func cancel() {
        let (subscription, forget) = lock.withLock {
            isOver = true
            defer { self.forget = nil }
            return (current.end(), self.forget)
        }
        subscription?.cancel()
        forget?()
    }

    private func begin(_ subscription: any Subscription, _ place: Int) {
        let (isAccepted, demand) = lock.withLock { (place == count && current.begin(subscription), self.demand) }
        guard isAccepted else { return subscription.cancel() }
        if place == 1 { downstream.receive(subscription: self) }
        if demand > 0 { subscription.request(demand) }
    }

    private func pass(_ value: Downstream.Input, _ place: Int) -> Subscribers.Demand {
        let (isRequested, isActive, isOver) = lock.withLock {
            defer { demand -= 1 }
            return (demand > 0, place == count && current.isActive, self.isOver)
        }
        if rules.isGuarded && isOver { return .none }
        if place == 1 || rules.requestsMore, !isRequested {
            guard rules.dropsUnrequested || rules.isGuarded && !isActive && !rules.requestsMore else {
                Misuse.stop("\(description): a value that was not requested")
            }
            return .none
        }
        if rules.isGuarded && !isActive { return .none }
        let more = downstream.receive(value)
        guard more > 0 else { return .none }
        let subscription = lock.withLock {
            demand += more
            return current.subscription
        }
        guard rules.requestsMore else { return more }
        subscription?.request(more)
        return .none
    }

    /// Whether the end of a publisher has an effect.
    private func ends(_ place: Int, isFailure: Bool) -> Bool {
        let (isCurrent, isOver) = lock.withLock { () -> (Bool, Bool) in
            let isCurrent = place == count && (current.isActive || rules.requestsMore) && !self.isOver
            if isCurrent { _ = current.end() }
            return (isCurrent, self.isOver)
        }
        if !isCurrent, !isOver, isFailure, !rules.isGuarded {
            Misuse.stop("\(description): an error without a subscription")
        }
        return isCurrent
    }

    private final class Leg<Failure: Error>: Subscriber, Subscription, StageDescription {
        typealias Input = Downstream.Input
        private let succession: Succession
        private let place: Int
        private let end: Locked<((Subscribers.Completion<Failure>) -> Void)?>
        var combineIdentifier: CombineIdentifier { succession.combineIdentifier }
        var description: String { succession.description }
        var children: [Mirror.Child] { succession.children }

        init(_ succession: Succession, _ place: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.succession = succession
            self.place = place
            self.end = Locked(end)
        }

        func forget() { end.value = nil }
        func receive(subscription: any Subscription) { succession.begin(subscription, place) }
        func receive(_ input: Input) -> Subscribers.Demand { succession.pass(input, place) }
        func receive(completion: Subscribers.Completion<Failure>) {
            let isFailure = if case .failure = completion { true } else { false }
            if succession.ends(place, isFailure: isFailure) { end.exchange(nil)?(completion) }
        }
        func request(_ demand: Subscribers.Demand) { succession.request(demand) }
        func cancel() { succession.cancel() }
    }
}

/// Subscribes again and again, without recursion where the publisher fails at once.
final class RetryLoop {
    private let attempt: (RetryLoop) -> Void
    private let lock = SystemLock()
    private var isRunning = false
    private var isDue = false

    init(attempt: @escaping (RetryLoop) -> Void) { self.attempt = attempt }

    func run() {
        let begins = lock.withLock {
            isDue = true
            defer { isRunning = true }
            return !isRunning
        }
        if !begins { return }
        while lock.withLock({ () -> Bool in
            defer { (isRunning, isDue) = (isDue, false) }
            return isDue
        }) { attempt(self) }
    }
}
