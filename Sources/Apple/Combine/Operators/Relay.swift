/// A stage without state: it changes events on their way and passes the subscription of its publisher on as it is, so
/// that demand and cancelling do not pass through it.
struct Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, StageDescription {
    let combineIdentifier = CombineIdentifier()
    let description: String
    private let downstream: Downstream
    private let value: (Input, Downstream) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    /// Whether all values are requested at once, in addition to what the subscriber requests.
    private let requestsAll: Bool
    private let shown: (Downstream) -> [Mirror.Child]
    var children: [Mirror.Child] { shown(downstream) }

    /// `value` sends what it makes of a value, and returns the demand that follows.
    init(_ downstream: Downstream, _ description: String, requestsAll: Bool = false,
         shown: @escaping (Downstream) -> [Mirror.Child] = { _ in [] },
         end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
         value: @escaping (Input, Downstream) -> Subscribers.Demand) {
        self.downstream = downstream
        self.description = description
        self.requestsAll = requestsAll
        self.shown = shown
        self.value = value
        self.end = end
    }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        if requestsAll { subscription.request(.unlimited) }
    }
    func receive(_ input: Input) -> Subscribers.Demand { value(input, downstream) }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: end(completion)) }
}

extension Relay where Failure == Downstream.Failure {
    init(_ downstream: Downstream, _ description: String, requestsAll: Bool = false,
         shown: @escaping (Downstream) -> [Mirror.Child] = { _ in [] },
         value: @escaping (Input, Downstream) -> Subscribers.Demand) {
        self.init(downstream, description, requestsAll: requestsAll, shown: shown, end: { $0 }, value: value)
    }
}
