import QuadrantThreads

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
            upstream.subscribe(Postponed(subscriber, "Delay") { [scheduler, interval, tolerance, options] action in
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
private final class Postponed<Downstream: Subscriber>: UpstreamStage<Downstream.Input, Downstream.Failure, Downstream> {
    private let turn = SystemLock(isRecursive: true)
    private var line = Line<Event>()
    /// The upstream has ended, and its end waits for its turn.
    private var isEnding = false
    private let later: (@escaping () -> Void) -> Void

    private enum Event {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    init(_ downstream: Downstream, _ description: String, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(downstream, description)
    }

    override func begin(_ subscription: any Subscription) {
        turn.withLock { downstream.receive(subscription: self) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        post(.value(input))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) { post(.end(completion)) }

    private func post(_ event: Event) {
        let isAwaited = lock.withLock {
            guard upstream.isActive, !isEnding else { return false }
            if case .end = event { isEnding = true }
            line.append(event)
            return true
        }
        if isAwaited { later { self.deliver() } }
    }

    private func deliver() {
        turn.withLock {
            switch lock.withLock({ upstream.isActive ? line.removeFirst() : nil }) {
            case .value(let value)?:
                let more = downstream.receive(value)
                if more > 0 { request(more) }
            case .end(let completion)?:
                if end() != nil { downstream.receive(completion: completion) }
            case nil: break
            }
        }
    }

    override func cancel() {
        let dropped = lock.withLock {
            defer { line = Line() }
            return line
        }
        withExtendedLifetime(dropped) {}
        super.cancel()
    }
}

/// Asks and cancels through a scheduler.
private final class RemoteControlled<Downstream: Subscriber>:
    UpstreamStage<Downstream.Input, Downstream.Failure, Downstream>
{
    private let later: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(downstream, "SubscribeOn")
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        subscription == nil ? .none : downstream.receive(input)
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let subscription else { return }
        later { subscription.request(demand) }
    }

    override func cancel() {
        guard let ended = end() else { return }
        later { ended.cancel() }
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
