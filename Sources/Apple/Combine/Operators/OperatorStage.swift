import QuadrantThreads

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Requests another value in its place.
    case skip
    /// The value, and then the end.
    case last(Output)
    /// The end without the value.
    case finish
    case fail(Failure)
}

/// What a stage does with a value that comes without a subscription, which an upstream must not send.
enum Stray {
    /// Stops the program where no subscription came yet; leaves the value out after the end.
    case stop
    case ignore
    /// Passes on what comes before the subscription, and nothing after the end.
    case passEarly
    case pass
}

/// A stage of an operator that handles each value by itself, except those that `Relay` handles. Demand is passed on to
/// the upstream.
final class OperatorStage<Input, Failure: Error, Downstream: Subscriber>: UpstreamStage<Input, Failure, Downstream> {
    typealias Made = Step<Downstream.Input, Downstream.Failure>
    private let step: (Input) -> Made
    private let ending: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let stray: Stray
    private let isEmpty: Bool
    private let shown: (OperatorStage) -> [Mirror.Child]
    override var children: [Mirror.Child] { shown(self) }

    init(_ downstream: Downstream, _ description: String, stray: Stray = .stop, isEmpty: Bool = false,
         end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
         shown: ((OperatorStage) -> [Mirror.Child])? = nil, step: @escaping (Input) -> Made) {
        self.step = step
        ending = end
        self.stray = stray
        self.isEmpty = isEmpty
        self.shown = shown ?? { stray == .stop ? [("downstream", $0.downstream)] : [] }
        super.init(downstream, description)
    }

    override func begin(_ subscription: any Subscription) {
        super.begin(subscription)
        if isEmpty { leave(.finished) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        let upstream = lock.withLock { self.upstream }
        stopIfEarly(upstream, "a value")
        guard upstream.isActive || stray == .pass || stray == .passEarly && !upstream.isOver else { return .none }
        switch step(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            // Ended before the value is delivered, so that further demand brings no second one.
            let ended = end()
            ended?.cancel()
            let more = downstream.receive(value)
            if ended != nil { downstream.receive(completion: .finished) }
            return more
        case .finish: leave(.finished)
        case .fail(let error): leave(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        stopIfEarly(lock.withLock { upstream }, "the end")
        if stray == .passEarly { lock.withLock { _ = upstream.begin(EmptySubscription.only) } }
        super.receive(completion: completion)
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: ending(completion))
    }

    override func request(_ demand: Subscribers.Demand) {
        if stray == .stop || stray == .ignore { demand.requireSome(of: self) }
        stopIfEarly(lock.withLock { upstream }, "a demand")
        super.request(demand)
    }

    override func cancel() {
        // A subscription that comes after this is cancelled.
        let ended = stray == .stop ? lock.withLock { upstream.end() } : end()
        ended?.cancel()
    }

    private func stopIfEarly(_ state: SubscriptionState, _ event: String) {
        if stray == .stop, case .waiting = state { Misuse.stop("\(description): \(event) before the subscription") }
    }
}

extension OperatorStage where Failure == Downstream.Failure {
    /// The error type stays the same.
    convenience init(_ downstream: Downstream, _ description: String, stray: Stray = .stop, isEmpty: Bool = false,
                     shown: ((OperatorStage) -> [Mirror.Child])? = nil, step: @escaping (Input) -> Made) {
        self.init(downstream, description, stray: stray, isEmpty: isEmpty, end: { $0 }, shown: shown, step: step)
    }
}

extension OperatorStage where Downstream.Failure == any Error {
    /// An error that the step throws cancels the upstream and fails the subscriber.
    convenience init(trying downstream: Downstream, _ description: String, stray: Stray = .stop,
                     shown: ((OperatorStage) -> [Mirror.Child])? = nil, step: @escaping (Input) throws -> Made) {
        self.init(downstream, description, stray: stray, end: { $0.mapFailure { $0 } }, shown: shown) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}

/// A stage that passes on a value for each value, and requests what the subscriber asks for in return.
final class PassingStage<Input, Downstream: Subscriber>: UpstreamStage<Input, Downstream.Failure, Downstream> {
    private let change: (Input) -> Downstream.Input
    private let onBegin: () -> Void

    init(_ downstream: Downstream, _ description: String, onBegin: @escaping () -> Void = {},
         change: @escaping (Input) -> Downstream.Input) {
        self.change = change
        self.onBegin = onBegin
        super.init(downstream, description)
    }

    override func begin(_ subscription: any Subscription) {
        onBegin()
        super.begin(subscription)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard let subscription else { return .none }
        let more = downstream.receive(change(input))
        if more > 0 { subscription.request(more) }
        return .none
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}
