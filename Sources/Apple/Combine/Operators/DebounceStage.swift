import QuadrantThreads

/// A stage that passes on a value once no newer one came for a time. A value that is due without demand is left out, as
/// is one that still waits at the end.
final class DebounceStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let turn = SystemLock(isRecursive: true)
    private let debounce: Publishers.Debounce<Upstream, Context>
    private var value: Input?
    private var isPending = false
    /// The number of values that came.
    private var count = 0
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ debounce: Publishers.Debounce<Upstream, Context>) {
        self.debounce = debounce
        super.init(downstream, "Debounce")
    }

    override var children: [Mirror.Child] {
        lock.withLock {
            [("downstream", downstream), ("downstreamDemand", demand), ("currentValue", value as Any)]
        }
    }

    override func begin(_ subscription: any Subscription) {
        turn.withLock { downstream.receive(subscription: self) }
        subscription.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard let (mine, old) = keep(input) else { return .none }
        let scheduler = debounce.scheduler
        let made = scheduler.schedule(
            after: scheduler.now.advanced(by: debounce.dueTime), interval: debounce.dueTime,
            tolerance: scheduler.minimumTolerance, options: debounce.options) { self.deliver(mine) }
        let isNeeded: Bool = lock.withLock {
            let isNeeded = mine == count && isPending && upstream.isActive
            if isNeeded { timer = made }
            return isNeeded
        }
        old?.cancel()
        if !isNeeded { made.cancel() }
        return .none
    }

    /// Makes a value the newest one. Nil where it comes without a subscription.
    private func keep(_ input: Input) -> (place: Int, old: (any Cancellable)?)? {
        lock.withLock {
            guard upstream.isActive else { return nil }
            count += 1
            (value, isPending) = (input, true)
            defer { timer = nil }
            return (count, timer)
        }
    }

    private struct Due {
        let timer: (any Cancellable)?
        /// Nil where there is no demand.
        let value: Downstream.Input?
    }

    private func deliver(_ mine: Int) {
        let due: Due? = lock.withLock { takeDue(mine) }
        due?.timer?.cancel()
        guard let value = due?.value else { return }
        let more = turn.withLock { downstream.receive(value) }
        lock.withLock { demand += more }
    }

    /// The newest value, once. Under the lock.
    private func takeDue(_ mine: Int) -> Due? {
        guard upstream.isActive, mine == count, isPending else { return nil }
        isPending = false
        let isWanted = demand > 0
        if isWanted { demand -= 1 }
        defer { timer = nil }
        return Due(timer: timer, value: isWanted ? value : nil)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard end() != nil else { return }
        stopTimer()
        debounce.scheduler.schedule {
            self.turn.withLock { self.downstream.receive(completion: completion) }
        }
    }

    private func stopTimer() {
        let timer = lock.withLock {
            isPending = false
            defer { self.timer = nil }
            return self.timer
        }
        timer?.cancel()
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            if upstream.isActive { self.demand += demand }
        }
    }

    override func cancel() {
        guard let ended = end() else { return }
        stopTimer()
        ended.cancel()
    }
}
