import QuadrantThreads

/// A stage that sends a value of its own where there is none: once it is requested, after the upstream has finished.
final class ReplaceEmptyStage<Downstream: Subscriber>: UpstreamStage<Downstream.Input, Downstream.Failure, Downstream> {
    private let output: Downstream.Input
    private var isEmpty = true
    private var isRequested = false
    /// The upstream has finished, and the output waits for demand.
    private var isWaiting = false

    init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.output = output
        super.init(downstream, "ReplaceEmpty")
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let isActive = lock.withLock {
            if upstream.isActive { isEmpty = false }
            return upstream.isActive
        }
        return isActive ? downstream.receive(input) : .none
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion, lock.withLock({ isEmpty }) else {
            return downstream.receive(completion: completion)
        }
        let canGo = lock.withLock {
            isWaiting = !isRequested
            return isRequested
        }
        if canGo { sendOutput() }
    }

    private func sendOutput() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        let canGo = lock.withLock {
            isRequested = true
            defer { isWaiting = false }
            return isWaiting
        }
        if canGo { sendOutput() } else { super.request(demand) }
    }

    override func cancel() {
        lock.withLock { isWaiting = false }
        super.cancel()
    }
}
