import QuadrantThreads

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
            upstream.subscribe(Witness(subscriber, HandleEvents<Empty<Output, Failure>>(
                upstream: Empty(), receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)))
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
            let start = prefix.isEmpty ? "" : prefix + ": ", stream = stream
            func say(_ text: String) {
                guard let stream else { return Swift.print(start + text) }
                var output = AnyOutput(stream: stream)
                Swift.print(start + text, to: &output)
            }
            func name(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
            upstream.subscribe(Witness(subscriber, HandleEvents<Empty<Output, Failure>>(
                upstream: Empty(),
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

private final class Witness<Upstream: Publisher, Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    /// Nil after the end. The closures only, of a publisher that is empty: the publisher itself is not kept.
    private var known: Publishers.HandleEvents<Upstream>?
    /// Called in place of `receiveRequest` with the demand that is returned for a value.
    private let receiveMore: ((Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>,
         description: String = "HandleEvents", receiveMore: ((Subscribers.Demand) -> Void)? = nil) {
        known = events
        self.receiveMore = receiveMore
        super.init(downstream, description)
    }

    private var events: Publishers.HandleEvents<Upstream>? { lock.withLock { known } }

    override func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { (receiveMore ?? events?.receiveRequest)?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        events?.receiveCompletion?(completion)
        let ended = over()
        downstream.receive(completion: completion)
        withExtendedLifetime(ended) {}
    }

    override func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        super.request(demand)
    }

    override func cancel() {
        events?.receiveCancel?()
        if subscription != nil { over()?.cancel() }
    }

    /// Lets go of the subscription, and of the closures, except those that print.
    private func over() -> (any Subscription)? {
        let (ended, old) = lock.withLock {
            defer { if receiveMore == nil { known = nil } }
            return (upstream.end(), known)
        }
        withExtendedLifetime(old) {}
        return ended
    }
}

private struct AnyOutput: TextOutputStream {
    var stream: any TextOutputStream
    mutating func write(_ string: String) { stream.write(string) }
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
