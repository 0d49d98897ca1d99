import Combine

/// A subscriber that requests the demand that a test specifies, and records what it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    /// The additional demand after a value.
    private let more: (Input) -> Subscribers.Demand

    init(_ initial: Subscribers.Demand, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.initial = initial
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > 0 { subscription.request(initial) }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more(input)
    }
    func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
    func request(_ count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }

    var isFinished: Bool {
        if completions.count == 1, case .finished = completions[0] { return true }
        return false
    }
    var error: Failure? {
        if completions.count == 1, case .failure(let error) = completions[0] { return error }
        return nil
    }
}

extension Publisher {
    func record(
        _ demand: Subscribers.Demand = .unlimited, more: @escaping (Output) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand, more: more)
        subscribe(recorder)
        return recorder
    }
}

enum Fault: Error, Equatable { case first, second }
