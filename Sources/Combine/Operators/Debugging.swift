extension Publishers {
    /// Calls closures along the way.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Called with the subscription before the subscriber receives it; nil does nothing.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value before the subscriber receives it; nil does nothing.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the end before the subscriber receives it; nil does nothing.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called before the cancellation is passed on; nil does nothing.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand, and with what the subscriber adds in answer to a value; nil does nothing.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?
        /// What `upstream.handleEvents()` returns.
        public init(upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
                    receiveOutput: ((Output) -> Void)? = nil,
                    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Witness(subscriber, self))
        }
    }

    /// Prints everything that happens.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// What each line begins with, followed by a colon; nothing if empty.
        public let prefix: String
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Where lines are written; nil prints them to standard output.
        public let stream: (any TextOutputStream)?
        /// What `upstream.print(_:to:)` returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let start = prefix.isEmpty ? "" : prefix + ": "
            var stream = stream
            let turn = Lock(recursive: true)
            func say(_ text: String) {
                turn.withLock {
                    if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
                }
            }
            func name(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
            upstream.subscribe(Witness(subscriber, HandleEvents(
                upstream: upstream,
                receiveSubscription: { say("receive subscription: (\($0))") },
                receiveOutput: { say("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: say("receive finished")
                    case .failure(let error): say("receive error: (\(error))")
                    }
                },
                receiveCancel: { say("receive cancel") },
                receiveRequest: { say("request \(name($0))") }),
                description: "Print", receiveMore: { say("request \(name($0)) (synchronous)") }))
        }
    }
}

private final class Witness<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    StageDescription where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure
{
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let events: Publishers.HandleEvents<Upstream>
    private let receiveMore: ((Subscribers.Demand) -> Void)?
    let description: String

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>,
         description: String = "HandleEvents", receiveMore: ((Subscribers.Demand) -> Void)? = nil) {
        self.downstream = downstream
        self.description = description
        self.events = events
        self.receiveMore = receiveMore
    }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ downstream }) else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { (receiveMore ?? events.receiveRequest)?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream = take().downstream else { return }
        events.receiveCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        guard let upstream = take().upstream else { return }
        events.receiveCancel?()
        upstream.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}

extension Publisher {
    /// Calls closures when something passes.
    public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil,
                             receiveOutput: ((Output) -> Void)? = nil,
                             receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                             receiveCancel: (() -> Void)? = nil,
                             receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints everything that passes, each line after `prefix`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
