import QuadrantThreads

/// A stage that takes all values and sends one result. With `requestsAll`, which reductions are, a result that is not
/// requested waits for demand.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: UpstreamStage<Input, Failure, Downstream> {
    enum Progress {
        case more
        /// The result is known before the end.
        case enough
        case fail(Downstream.Failure)
    }
    private let step: (Input) -> Progress
    private let result: () -> Downstream.Input?
    private let initial: Downstream.Input?
    private let failing: (Failure) -> Downstream.Failure
    private let shown: ((Downstream.Input?) -> [Mirror.Child])?
    private var isRequested = false
    /// The result is known and waits for demand.
    private var isWaiting = false

    init(_ downstream: Downstream, _ description: String, end: @escaping (Failure) -> Downstream.Failure,
         shown: ((Downstream.Input?) -> [Mirror.Child])? = nil,
         result: @escaping () -> Downstream.Input?, step: @escaping (Input) -> Progress) {
        self.step = step
        self.result = result
        self.shown = shown
        initial = result()
        failing = end
        super.init(downstream, description)
    }

    override var children: [Mirror.Child] {
        let result = result()
        if let shown { return shown(result) }
        return [("downstream", downstream), ("result", result as Any), ("initial", initial as Any),
                ("status", lock.withLock { upstream })]
    }

    override func begin(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard subscription != nil else { return .none }
        switch step(input) {
        case .more: break
        case .enough:
            guard let ended = end() else { break }
            ended.cancel()
            deliver()
        case .fail(let error): leave(.failure(error))
        }
        return .none
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: deliver()
        case .failure(let error): downstream.receive(completion: .failure(failing(error)))
        }
    }

    private func deliver() {
        let canGo = lock.withLock {
            isWaiting = !isRequested
            return isRequested
        }
        if canGo { send() }
    }

    private func send() {
        if let result = result() { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        let canGo = lock.withLock {
            isRequested = true
            defer { isWaiting = false }
            return isWaiting
        }
        if canGo { send() }
    }

    override func cancel() {
        lock.withLock { isWaiting = false }
        super.cancel()
    }
}

extension Reduction where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, _ description: String,
                     shown: ((Downstream.Input?) -> [Mirror.Child])? = nil, result: @escaping () -> Downstream.Input?,
                     step: @escaping (Input) -> Progress) {
        self.init(downstream, description, end: { $0 }, shown: shown, result: result, step: step)
    }
}

extension Reduction where Downstream.Failure == any Error {
    /// An error that the step throws cancels the upstream and fails the subscriber.
    convenience init(trying downstream: Downstream, _ description: String, result: @escaping () -> Downstream.Input?,
                     step: @escaping (Input) throws -> Progress) {
        self.init(downstream, description, end: { $0 }, result: result) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
