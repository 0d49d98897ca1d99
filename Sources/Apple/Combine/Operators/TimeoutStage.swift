import QuadrantThreads

/// A stage that ends where no value came for a time. Values and the end are delivered by the scheduler.
final class TimeoutStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let turn = SystemLock(isRecursive: true)
    private let timeout: Publishers.Timeout<Upstream, Context>
    private var timer: (any Cancellable)?
    private var isRequested = false

    init(_ downstream: Downstream, _ timeout: Publishers.Timeout<Upstream, Context>) {
        self.timeout = timeout
        super.init(downstream, "Timeout")
    }

    override func begin(_ subscription: any Subscription) {
        startTimer()
        turn.withLock { downstream.receive(subscription: self) }
    }

    private func startTimer() {
        let scheduler = timeout.scheduler
        let made = scheduler.schedule(
            after: scheduler.now.advanced(by: timeout.interval), interval: timeout.interval,
            tolerance: scheduler.minimumTolerance, options: timeout.options) { self.expire() }
        replaceTimer(made)
    }

    private func replaceTimer(_ new: (any Cancellable)?) {
        let (old, isOver) = lock.withLock {
            defer { timer = upstream.isOver ? nil : new }
            return (timer, upstream.isOver)
        }
        old?.cancel()
        if isOver { new?.cancel() }
    }

    private func expire() {
        guard let ended = end() else { return }
        replaceTimer(nil)
        ended.cancel()
        turn.withLock { downstream.receive(completion: timeout.customError.map { .failure($0()) } ?? .finished) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard subscription != nil else { return .none }
        replaceTimer(nil)
        startTimer()
        timeout.scheduler.schedule(options: timeout.options) {
            guard let subscription = self.subscription else { return }
            let more = self.turn.withLock { self.downstream.receive(input) }
            if more > 0 { subscription.request(more) }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard subscription != nil else { return }
        replaceTimer(nil)
        timeout.scheduler.schedule(options: timeout.options) {
            guard self.end() != nil else { return }
            self.turn.withLock { self.downstream.receive(completion: completion) }
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let subscription else { return }
        let isFirst = lock.withLock {
            defer { isRequested = true }
            return !isRequested
        }
        if isFirst { startTimer() }
        subscription.request(demand)
    }

    override func cancel() {
        guard let ended = end() else { return }
        replaceTimer(nil)
        ended.cancel()
    }
}
