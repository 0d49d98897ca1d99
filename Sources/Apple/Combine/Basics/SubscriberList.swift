import QuadrantThreads

/// The subscribers of a subject, in the order of subscription.
final class SubscriberList<Output, Failure: Error> {
    let name: String
    let ignoresDemand: Bool
    private let lock = SystemLock()
    private var seats: [Seat<Output, Failure>] = []
    private var left = 0
    private var completion: Subscribers.Completion<Failure>?
    private var upstream: [any Subscription] = []
    /// Whether upstream publishers may send. True once a subscriber has requested values.
    private var isAsking: Bool

    /// `asksAtOnce`: upstream publishers send before there is demand, since the subject stores the value.
    ///
    /// `name` describes subscriptions. Active ones keep `owner`, the publisher that is subscribed to.
    /// `ignoresDemand`: a subscriber that has requested something receives everything.
    init(_ name: String, asksAtOnce: Bool = false, ignoresDemand: Bool = false) {
        self.name = name
        self.ignoresDemand = ignoresDemand
        isAsking = asksAtOnce
    }

    /// Whether there are subscribers now.
    var isEmpty: Bool { lock.withLock { seats.count == left } }

    /// Whether the completion was sent.
    var isOver: Bool { lock.withLock { completion != nil } }

    /// Adds a subscriber. `current` is its first value, and its next one when it has missed values.
    func add<S: Subscriber>(_ subscriber: S, owner: AnyObject? = nil, current: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let seat = TakenSeat(subscriber, owner: owner, current: current, in: self)
        let end = lock.withLock {
            if completion == nil { seats.append(seat) }
            return completion
        }
        if let end {
            subscriber.receive(subscription: EmptySubscription.only)
            subscriber.receive(completion: end)
        } else {
            subscriber.receive(subscription: seat)
        }
    }

    func send(_ value: Output) {
        let now = lock.withLock { seats }
        for seat in now { seat.offer(value) }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        let now = lock.withLock { () -> [Seat<Output, Failure>] in
            guard completion == nil else { return [] }
            completion = end
            defer { (seats, upstream, left) = ([], [], 0) }
            return seats
        }
        for seat in now { seat.finish(end) }
    }

    /// An upstream publisher of the subject: its demand is unlimited once a subscriber has requested values.
    func adopt(_ subscription: any Subscription) {
        let (isOver, isAsking) = lock.withLock {
            if completion == nil { upstream.append(subscription) }
            return (completion != nil, self.isAsking)
        }
        if isOver { subscription.cancel() } else if isAsking { subscription.request(.unlimited) }
    }

    /// A subscriber has requested values.
    fileprivate func ask() {
        let waiting = lock.withLock {
            defer { isAsking = true }
            return isAsking ? [] : upstream
        }
        for subscription in waiting { subscription.request(.unlimited) }
    }

    /// The subject is deallocated: cancels its upstream subscriptions.
    func release() {
        let feeding = lock.withLock { upstream }
        for subscription in feeding { subscription.cancel() }
    }

    /// Empty places are removed when they are half of all, so that removal takes constant time on average.
    fileprivate func countLeft() {
        let cleared: [Seat<Output, Failure>] = lock.withLock {
            left += 1
            guard left * 2 > seats.count else { return [] }
            let old = seats
            seats = seats.filter { !$0.isOver }
            left = 0
            return old
        }
        withExtendedLifetime(cleared) {}
    }
}

/// The subscription of one subscriber of any type.
class Seat<Output, Failure: Error> {
    var isOver: Bool { true }
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

final class TakenSeat<Downstream: Subscriber>: Seat<Downstream.Input, Downstream.Failure>, Subscription,
    StageDescription
{
    private let lock = SystemLock()
    /// Locked while the subscriber receives a value: values from several threads are serialized. Recursive, since a
    /// subscriber may send again in answer to a value.
    private let turn = SystemLock(isRecursive: true)
    private var downstream: Downstream?
    private let current: (() -> Downstream.Input)?
    private var demand = Subscribers.Demand.none
    private var hasMissed: Bool
    private weak var subscribers: SubscriberList<Downstream.Input, Downstream.Failure>?
    /// The publisher, until the subscription ends: its own subscriptions stay as long as it has subscribers.
    private var owner: AnyObject?
    private let ignoresDemand: Bool
    let description: String

    init(_ downstream: Downstream, owner: AnyObject?, current: (() -> Downstream.Input)?,
         in subscribers: SubscriberList<Downstream.Input, Downstream.Failure>) {
        self.downstream = downstream
        self.owner = owner
        self.current = current
        description = subscribers.name
        ignoresDemand = subscribers.ignoresDemand
        self.subscribers = subscribers
        hasMissed = current != nil
    }

    var children: [Mirror.Child] {
        let (downstream, owner, demand) = lock.withLock { (self.downstream, self.owner, self.demand) }
        if ignoresDemand { return [("downstream", downstream as Any)] }
        return [("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand),
                ("subject", owner as Any)]
    }

    override var isOver: Bool { lock.withLock { downstream == nil } }

    override func offer(_ value: Downstream.Input) {
        turn.withLock {
            let downstream = lock.withLock { () -> Downstream? in
                guard demand > 0 else {
                    hasMissed = current != nil
                    return nil
                }
                demand -= 1
                hasMissed = false
                return self.downstream
            }
            if let downstream { add(downstream.receive(value)) }
        }
    }

    private func add(_ more: Subscribers.Demand) {
        if more > 0 { lock.withLock { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        if !ignoresDemand { demand.requireSome(of: self) }
        let (isHere, isBehind) = lock.withLock {
            self.demand += ignoresDemand && demand > 0 ? .unlimited : demand
            return (downstream != nil, hasMissed)
        }
        guard isHere else { return }
        if demand > 0 { subscribers?.ask() }
        guard isBehind, let current else { return }
        turn.withLock {
            if lock.withLock({ hasMissed }) { offer(current()) }
        }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        turn.withLock { end()?.receive(completion: completion) }
    }

    func cancel() {
        if end() != nil { subscribers?.countLeft() }
    }

    private func end() -> Downstream? {
        let (ended, owner) = lock.withLock {
            defer { (downstream, self.owner) = (nil, nil) }
            return (downstream, self.owner)
        }
        // Releasing the publisher may run code of the program, outside of the lock.
        withExtendedLifetime(owner) {}
        return ended
    }
}
