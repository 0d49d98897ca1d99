import Foundation

extension Publishers {
    /// Stops the program in the debugger where a closure answers true.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Called with the subscription; true stops. Nil does nothing.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Called with each value; true stops. Nil does nothing.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Called with the end; true stops. Nil does nothing.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
        /// What `upstream.breakpoint()` returns.
        public init(upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
                    receiveOutput: ((Upstream.Output) -> Bool)? = nil,
                    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            upstream.subscribe(Stopping(subscriber, self))
        }
    }
}

/// Asks the closures before it passes an event on.
private final class Stopping<Upstream: Publisher, Downstream: Subscriber>: Subscriber, StageDescription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let downstream: Downstream
    private let breakpoint: Publishers.Breakpoint<Upstream>
    var description: String { "Breakpoint" }

    init(_ downstream: Downstream, _ breakpoint: Publishers.Breakpoint<Upstream>) {
        self.downstream = downstream
        self.breakpoint = breakpoint
    }

    private func stop(_ stops: Bool?) {
        if stops == true { raise(SIGTRAP) }
    }

    func receive(subscription: any Subscription) {
        stop(breakpoint.receiveSubscription?(subscription))
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        stop(breakpoint.receiveOutput?(input))
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        stop(breakpoint.receiveCompletion?(completion))
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// Raises `SIGTRAP`, which stops in a debugger, where a closure answers true; without a debugger the program ends.
    public func breakpoint(receiveSubscription: ((any Subscription) -> Bool)? = nil,
                           receiveOutput: ((Output) -> Bool)? = nil,
                           receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil)
        -> Publishers.Breakpoint<Self>
    {
        Publishers.Breakpoint(upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                              receiveCompletion: receiveCompletion)
    }

    /// Raises `SIGTRAP` when the publisher ends with an error.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}
