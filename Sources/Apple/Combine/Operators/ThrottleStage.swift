import QuadrantThreads

/// A stage that passes on one value in an interval: the first or the newest. Values without demand are left out. The
/// end waits for a value that waits.
final class ThrottleStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let turn = SystemLock(isRecursive: true)
    private let throttle: Publishers.Throttle<Upstream, Context>
    private var value: Input?
    private var completion: Subscribers.Completion<Failure>?
    private var isEnding = false
    private var demand = Subscribers.Demand.none
    private var lastDelivery: Context.SchedulerTimeType?
    /// When it was made, subscribed, or received an event. (A scheduler sees its time read at each.)
    private var lastEvent: Context.SchedulerTimeType

    init(_ downstream: Downstream, _ throttle: Publishers.Throttle<Upstream, Context>) {
        self.throttle = throttle
        lastEvent = throttle.scheduler.now
        super.init(downstream, "Throttle")
    }

    override func begin(_ subscription: any Subscription) {
        readTime()
        subscription.request(.unlimited)
        turn.withLock { downstream.receive(subscription: self) }
    }

    private func readTime() {
        let now = throttle.scheduler.now
        lock.withLock { lastEvent = now }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ upstream.isActive && !isEnding }) else { return .none }
        readTime()
        let due = lock.withLock { () -> (Context.SchedulerTimeType, isLater: Bool)? in
            guard demand > 0 else { return nil }
            if value != nil {
                if throttle.latest { value = input }
                return nil
            }
            demand -= 1
            value = input
            let next = lastDelivery.map { Swift.max($0.advanced(by: throttle.interval), lastEvent) } ?? lastEvent
            return (next, next > lastEvent)
        }
        guard let due else { return .none }
        let action = { [weak self] in self?.deliver() ?? () }
        let scheduler = throttle.scheduler
        if due.isLater { scheduler.schedule(after: due.0, action) } else { scheduler.schedule(action) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ upstream.isActive && !isEnding }) else { return }
        readTime()
        let isAlone = lock.withLock {
            isEnding = true
            self.completion = completion
            return value == nil
        }
        if isAlone { throttle.scheduler.schedule { [weak self] in self?.deliver() } }
    }

    private struct Due {
        let value: Downstream.Input?
        let completion: Subscribers.Completion<Downstream.Failure>?
        let ended: (any Subscription)?
    }

    private func deliver() {
        guard lock.withLock({ upstream.isActive }) else { return }
        if lock.withLock({ value != nil && completion == nil }) {
            let now = throttle.scheduler.now
            lock.withLock { lastDelivery = now }
        }
        let due: Due = lock.withLock { takeDue() }
        turn.withLock {
            if let input = due.value { add(downstream.receive(input)) }
            if let end = due.completion { downstream.receive(completion: end) }
        }
    }

    /// What is delivered; the end also ends the subscription. Under the lock.
    private func takeDue() -> Due {
        defer { (value, completion) = (nil, nil) }
        return Due(value: value, completion: completion, ended: completion == nil ? nil : upstream.end())
    }

    private func add(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    override func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            if upstream.isActive, !isEnding { self.demand += demand }
        }
    }
}
