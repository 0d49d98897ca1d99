/// Passes values on; at an end without values it sends another value, when that is requested. Upstream is asked for
/// everything, so that its end is noticed before the subscriber requests values.
final class ReplaceEmptyStage<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let output: Downstream.Input
    private var isEmpty = true
    /// Upstream has finished without a value, and the subscriber has not requested one yet.
    private var isWaiting = false
    private var isRequested = false
    var description: String { "ReplaceEmpty" }

    init(_ downstream: Downstream, _ output: Downstream.Input) {
        self.downstream = downstream
        self.output = output
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream != nil else { return nil }
            isEmpty = false
            return self.downstream
        }
        return downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let sendsOutput = lock.withLock { () -> Bool? in
            guard upstream != nil, downstream != nil else { return nil }
            guard isEmpty, case .finished = completion else { return false }
            isWaiting = true
            return isRequested ? true : nil
        }
        switch sendsOutput {
        case true?: sendOutput()
        case false?: take().downstream?.receive(completion: completion)
        case nil: break
        }
    }

    private func sendOutput() {
        guard let downstream = take().downstream else { return }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let (isWaiting, upstream) = lock.withLock {
            isRequested = true
            return (self.isWaiting, self.upstream)
        }
        if isWaiting { sendOutput() } else { upstream?.request(demand) }
    }

    func cancel() { take().upstream?.cancel() }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
