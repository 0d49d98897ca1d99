/// Sends one value when it is asked for, and finishes.
final class Single<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var downstream: Downstream?
    private let value: Downstream.Input
    let description: String

    init(_ downstream: Downstream, _ value: Downstream.Input, _ description: String) {
        self.downstream = downstream
        self.value = value
        self.description = description
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let downstream = take() else { return }
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
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: Single(subscriber, output, "Just"))
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value: the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.receive(subscription: EmptySubscription.only)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        subscriber.end(.failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        createPublisher().subscribe(subscriber)
    }
}

extension Optional {
    /// Sends the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
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

    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>
        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: Single(subscriber, value, "Once"))
            case .failure(let error): subscriber.end(.failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
