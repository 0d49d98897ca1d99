/// The subscribers of a subject, in the order they came.
final class Audience<Output, Failure: Error> {
    private let lock = Lock()
    private var seats: [Seat<Output, Failure>] = []
    private var left = 0
    private var completion: Subscribers.Completion<Failure>?
    private var upstream: [any Subscription] = []

    /// Whether anybody is there now.
    var isEmpty: Bool { lock.withLock { seats.count == left } }

    /// Whether the end was announced.
    var isOver: Bool { lock.withLock { completion != nil } }

    /// Seats a subscriber. `current` is what it gets first, and what it gets when it has missed values.
    func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let seat = TakenSeat(subscriber, current: current) { [weak self] in self?.countLeft() }
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

    /// A publisher feeds the subject: everything it has is wanted.
    func adopt(_ subscription: any Subscription) {
        let isOver = lock.withLock {
            if completion == nil { upstream.append(subscription) }
            return completion != nil
        }
        if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    /// The subject goes: whoever feeds it stops.
    func release() {
        let feeding = lock.withLock { upstream }
        for subscription in feeding { subscription.cancel() }
    }

    /// Empty seats go when they are half of all, so that leaving costs nothing on average.
    private func countLeft() {
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

/// The place of one subscriber, whatever its type.
class Seat<Output, Failure: Error> {
    var isOver: Bool { true }
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
}

final class TakenSeat<Downstream: Subscriber>: Seat<Downstream.Input, Downstream.Failure>, Subscription,
    CustomStringConvertible
{
    private let lock = Lock()
    /// Held while the subscriber takes a value: values from several threads come one after another. Recursive, since a
    /// subscriber may send again in answer to a value.
    private let turn = Lock(recursive: true)
    private var downstream: Downstream?
    private let current: (() -> Downstream.Input)?
    private var demand = Subscribers.Demand.none
    private var hasMissed: Bool
    private var leave: (() -> Void)?
    var description: String { "Subject" }

    init(_ downstream: Downstream, current: (() -> Downstream.Input)?, leave: @escaping () -> Void) {
        self.downstream = downstream
        self.current = current
        self.leave = leave
        hasMissed = current != nil
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
            if let downstream { ask(downstream.receive(value)) }
        }
    }

    private func ask(_ more: Subscribers.Demand) {
        if more > 0 { lock.withLock { demand += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        let isBehind = lock.withLock {
            self.demand += demand
            return hasMissed && downstream != nil
        }
        guard isBehind, let current else { return }
        turn.withLock {
            if lock.withLock({ hasMissed }) { offer(current()) }
        }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        turn.withLock { end()?.receive(completion: completion) }
    }

    func cancel() {
        let leave = lock.withLock {
            defer { self.leave = nil }
            return self.leave
        }
        if end() != nil { leave?() }
    }

    private func end() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
