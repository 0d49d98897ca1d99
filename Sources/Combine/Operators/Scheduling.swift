extension Publishers {
    /// Values delivered by a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Where values and the end are delivered.
        public let scheduler: Context
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// What `upstream.receive(on:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Postponed(subscriber, "ReceiveOn") { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            })
        }
    }

    /// Values delivered some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How much later values and the end are delivered.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much more than `interval` the scheduler may wait.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// What time is measured by, and where values are sent.
        public let scheduler: Context
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// What `upstream.delay(for:scheduler:)` returns.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
                    tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
                    options: Context.SchedulerOptions? = nil) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Postponed(subscriber, "Delay") { [self] action in
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
                                   action)
            })
        }
    }

    /// Subscribing, asking and cancelling done by a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// Where subscribing, requests and cancelling happen.
        public let scheduler: Context
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// What `upstream.subscribe(on:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            let inner = RemoteControlled(subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

/// Delivers later, in the order of arrival.
private final class Postponed<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    private let lock = Lock()
    /// Held while something is delivered: a scheduler may work on several threads.
    private let turn = Lock(recursive: true)
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var line = Line<Event>()
    private let later: (@escaping () -> Void) -> Void
    let description: String

    private enum Event {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    init(_ downstream: Downstream, _ description: String, later: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.description = description
        self.later = later
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        post(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { post(.end(completion)) }

    private func post(_ event: Event) {
        let isOver = lock.withLock {
            if downstream != nil { line.append(event) }
            return downstream == nil
        }
        if !isOver { later { self.deliver() } }
    }

    private func deliver() {
        turn.withLock {
            let next = lock.withLock { () -> (Event, Downstream)? in
                guard let downstream, let event = line.removeFirst() else { return nil }
                return (event, downstream)
            }
            guard let (event, downstream) = next else { return }
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { request(more) }
            case .end(let completion):
                _ = take()
                downstream.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }
    func cancel() { take()?.cancel() }

    private func take() -> (any Subscription)? {
        let (upstream, left) = lock.withLock {
            defer { (self.upstream, downstream, line) = (nil, nil, Line()) }
            return (self.upstream, (downstream, line))
        }
        withExtendedLifetime(left) {}
        return upstream
    }
}

/// Asks and cancels through a scheduler.
private final class RemoteControlled<Downstream: Subscriber>: Subscriber, Subscription, StageDescription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let later: (@escaping () -> Void) -> Void
    var description: String { "SubscribeOn" }

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.later = later
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { downstream }?.receive(input) ?? .none
    }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        take().downstream?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) {
        later { self.lock.withLock { self.upstream }?.request(demand) }
    }
    func cancel() {
        let upstream = take().upstream
        later { upstream?.cancel() }
    }
    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}

extension Publisher {
    /// Delivers values and the end on `scheduler`.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler { Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options) }

    /// Subscribes, asks and cancels on `scheduler`.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler { Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options) }

    /// Delivers values and the end `interval` later, on `scheduler`.
    public func delay<S>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
                         scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S>
    where S: Scheduler {
        Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
                         scheduler: scheduler, options: options)
    }
}
