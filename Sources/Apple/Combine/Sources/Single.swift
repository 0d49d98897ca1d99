import QuadrantThreads

/// Sends one value when it is requested, and finishes.
final class Single<Downstream: Subscriber>: Subscription, StageDescription {
    private let lock = SystemLock()
    private var downstream: Downstream?
    private let value: Downstream.Input
    let description: String
    var children: [Mirror.Child] { [(nil, value)] }

    init(_ downstream: Downstream, _ value: Downstream.Input, _ description: String) {
        self.downstream = downstream
        self.value = value
        self.description = description
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        guard let downstream = take() else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

extension Subscriber {
    /// Receives only the completion.
    func end(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: EmptySubscription.only)
        receive(completion: completion)
    }
}

/// One value, and then the end.
public struct Just<Output>: Publisher {
    /// There are no errors.
    public typealias Failure = Never
    /// The value that is sent.
    public let output: Output
    /// A publisher of `output`, which each subscriber receives with its first demand.
    public init(_ output: Output) { self.output = output }
    /// Sends the value with the first demand, and then finishes.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Single(subscriber, output, "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value: the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it finishes at once; otherwise it never ends.
    public let completeImmediately: Bool
    /// A publisher without values; of the types that the context asks for.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// A publisher without values, of given types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }
    /// Finishes at once, without waiting for demand, or never.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: EmptySubscription.only)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that it ends with.
    public let error: Failure
    /// A publisher that ends with `error`.
    public init(error: Failure) { self.error = error }
    /// A publisher that ends with `failure`, of given types.
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    /// Ends with the error at once, without waiting for demand.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.end(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values of the publisher that is created.
    public typealias Output = DeferredPublisher.Output
    /// The error of the publisher that is created.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes a publisher for one subscriber.
    public let createPublisher: () -> DeferredPublisher
    /// A publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    /// Makes a publisher and attaches the subscriber to it.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        createPublisher().subscribe(subscriber)
    }
}

extension Optional {
    /// Sends the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// One value or none, and then the end.
    public struct Publisher: Combine.Publisher {
        /// The wrapped value.
        public typealias Output = Wrapped
        /// There are no errors.
        public typealias Failure = Never
        /// The value that is sent; nil finishes at once.
        public let output: Wrapped?
        /// A publisher of an optional value.
        public init(_ output: Wrapped?) { self.output = output }
        /// Sends the value with the first demand and finishes; finishes at once where it is nil.
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            if let output {
                subscriber.receive(subscription: Single(subscriber, output, "Optional"))
            } else {
                subscriber.end(.finished)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// Sends the value and finishes, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// One value, and then the end, or an error.
    public struct Publisher: Combine.Publisher {
        /// The value of a success.
        public typealias Output = Success
        /// The result that is sent.
        public let result: Result<Success, Failure>
        /// A publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// A publisher of a success.
        public init(_ output: Success) { result = .success(output) }
        /// A publisher of a failure.
        public init(_ failure: Failure) { result = .failure(failure) }
        /// Sends the value with the first demand and finishes, or ends with the error at once.
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: Single(subscriber, value, "Once"))
            case .failure(let error): subscriber.end(.failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
