/// A publisher whose own type is hidden.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let attach: (AnySubscriber<Output, Failure>) -> Void
    /// Always `AnyPublisher`.
    public var description: String { "AnyPublisher" }
    /// The same as `description`.
    public var playgroundDescription: Any { description }

    /// Hides the type of `publisher`; an `AnyPublisher` is not wrapped again.
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        if let known = publisher as? AnyPublisher { self = known } else {
            attach = { publisher.subscribe($0) }
        }
    }

    /// Attaches the subscriber to the hidden publisher.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// This publisher with its type hidden.
    @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose own type is hidden.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void
    /// The identifier of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier
    /// The description of the hidden subscriber.
    public let description: String
    private let mirror: () -> Mirror
    /// The mirror of the hidden subscriber.
    public var customMirror: Mirror { mirror() }
    /// The same as `description`.
    public var playgroundDescription: Any { description }

    /// Hides the type of `subscriber`.
    public init<S>(_ subscriber: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
        subscription = subscriber.receive(subscription:)
        value = { subscriber.receive($0) }
        completion = subscriber.receive(completion:)
        combineIdentifier = subscriber.combineIdentifier
        description = (subscriber as? any CustomStringConvertible)?.description ?? "\(S.self)"
        mirror = { Mirror(reflecting: subscriber) }
    }

    /// Forwards all events through `subject`.
    public init<S>(_ subject: S) where S: Subject, Input == S.Output, Failure == S.Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// A subscriber that calls closures. A nil closure is skipped; without one for values, no further demand is made.
    @inlinable
    public init(receiveSubscription: ((any Subscription) -> Void)? = nil,
                receiveValue: ((Input) -> Subscribers.Demand)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
        self.init(subscription: receiveSubscription, value: receiveValue, completion: receiveCompletion)
    }

    @usableFromInline
    init(subscription: ((any Subscription) -> Void)?, value: ((Input) -> Subscribers.Demand)?,
         completion: ((Subscribers.Completion<Failure>) -> Void)?) {
        self.subscription = subscription ?? { _ in }
        self.value = value ?? { _ in .none }
        self.completion = completion ?? { _ in }
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
        mirror = { Mirror(reflecting: "Anonymous AnySubscriber") }
    }

    /// Passes the subscription to the hidden subscriber.
    public func receive(subscription: any Subscription) { self.subscription(subscription) }
    /// Passes the value to the hidden subscriber and returns its further demand.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
    /// Passes the end to the hidden subscriber.
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
