/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Nothing is sent; another value is requested instead.
    case skip
    /// The last one.
    case last(Output)
    case finish
    case fail(Failure)
}

/// A stage between a publisher and a subscriber that sends at most one value for each.
final class OperatorStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StageDescription {
    typealias Made = Step<Downstream.Input, Downstream.Failure>
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let step: (Input) -> Made
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let isEmpty: Bool
    let description: String

    /// `isEmpty` ends it before the first value.
    init(_ downstream: Downstream, _ description: String, isEmpty: Bool = false,
         end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
         step: @escaping (Input) -> Made) {
        self.downstream = downstream
        self.description = description
        self.isEmpty = isEmpty
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if isEmpty { leave(.finished) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ upstream == nil ? nil : self.downstream }) else { return .none }
        switch step(input) {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            // Ended before the value is delivered, so that further demand brings no second one.
            let parts = take()
            parts.upstream?.cancel()
            _ = parts.downstream?.receive(value)
            parts.downstream?.receive(completion: .finished)
        case .finish: leave(.finished)
        case .fail(let error): leave(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        take().downstream?.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }
    func cancel() { take().upstream?.cancel() }

    private func leave(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let parts = take()
        parts.upstream?.cancel()
        parts.downstream?.receive(completion: completion)
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}

extension OperatorStage where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, _ description: String, isEmpty: Bool = false,
                     step: @escaping (Input) -> Made) {
        self.init(downstream, description, isEmpty: isEmpty, end: { $0 }, step: step)
    }
}

extension OperatorStage where Downstream.Failure == any Error {
    /// For operators whose closure may throw.
    convenience init(trying downstream: Downstream, _ description: String,
                     step: @escaping (Input) throws -> Made) {
        self.init(downstream, description, end: { $0.mapFailure { $0 } }) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}

/// Receives all values and sends one value at the end.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StageDescription
{
    enum Progress {
        case more
        /// Further values have no effect.
        case enough
        case fail(Downstream.Failure)
    }
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// The result that waits for demand, where it is known: a value and the end, or only the end.
    private var waiting: Downstream.Input??
    private let step: (Input) -> Progress
    private let result: () -> Downstream.Input?
    private let end: (Failure) -> Downstream.Failure
    let description: String

    init(_ downstream: Downstream, _ description: String, end: @escaping (Failure) -> Downstream.Failure,
         result: @escaping () -> Downstream.Input?, step: @escaping (Input) -> Progress) {
        self.downstream = downstream
        self.description = description
        self.step = step
        self.result = result
        self.end = end
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

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ upstream != nil && downstream != nil && waiting == nil }) else { return .none }
        switch step(input) {
        case .more: break
        case .enough:
            let upstream = lock.withLock { self.upstream }
            upstream?.cancel()
            finish()
        case .fail(let error):
            let parts = take()
            parts.upstream?.cancel()
            parts.downstream?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if lock.withLock({ waiting != nil || upstream == nil }) { return }
        switch completion {
        case .finished: finish()
        case .failure(let error): take().downstream?.receive(completion: .failure(end(error)))
        }
    }

    private func finish() {
        let result = result()
        let canGo = lock.withLock {
            waiting = .some(result)
            return demand > 0
        }
        if canGo { deliver() }
    }

    private func deliver() {
        guard let result = lock.withLock({
            defer { waiting = nil }
            return waiting
        }), let downstream = take().downstream else { return }
        if let result { _ = downstream.receive(result) }
        downstream.receive(completion: .finished)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let canGo = lock.withLock {
            self.demand += demand
            return waiting != nil
        }
        if canGo { deliver() }
    }

    func cancel() { take().upstream?.cancel() }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}

extension Reduction where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, _ description: String, result: @escaping () -> Downstream.Input?,
                     step: @escaping (Input) -> Progress) {
        self.init(downstream, description, end: { $0 }, result: result, step: step)
    }
}

extension Reduction where Downstream.Failure == any Error {
    convenience init(trying downstream: Downstream, _ description: String, result: @escaping () -> Downstream.Input?,
                     step: @escaping (Input) throws -> Progress) {
        self.init(downstream, description, end: { $0 }, result: result) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}
