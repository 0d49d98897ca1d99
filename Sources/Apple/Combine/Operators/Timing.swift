import QuadrantThreads

// The stages of operators with settings keep these as the operator of a publisher that is empty: a publisher that has
// been subscribed to is not theirs to keep, and one that is an object may end its subscriptions when it goes.

extension Publishers {
    /// A value after a time without further values.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How long nothing must follow a value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// What time is measured by, and where values are sent.
        public let scheduler: Context
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// What `upstream.debounce(for:scheduler:)` returns.
        public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
                    options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(DebounceStage(subscriber, Debounce<Empty<Output, Failure>, Context>(
                upstream: Empty(), dueTime: dueTime, scheduler: scheduler, options: options)))
        }
    }

    /// At most one value in each interval: its first or its last.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// The time between values, at least.
        public let interval: Context.SchedulerTimeType.Stride
        /// What time is measured by, and where values are sent.
        public let scheduler: Context
        /// Whether the last value of an interval is sent, rather than the first.
        public let latest: Bool
        /// What `upstream.throttle(for:scheduler:latest:)` returns.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(ThrottleStage(subscriber, Throttle<Empty<Output, Failure>, Context>(
                upstream: Empty(), interval: interval, scheduler: scheduler, latest: latest)))
        }
    }

    /// The end, when no value arrives for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// How long to wait for each value.
        public let interval: Context.SchedulerTimeType.Stride
        /// What time is measured by, and where values are sent.
        public let scheduler: Context
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// Nil finishes.
        public let customError: (() -> Failure)?
        /// What `upstream.timeout(_:scheduler:)` returns.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
                    options: Context.SchedulerOptions?, customError: (() -> Failure)?) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            upstream.subscribe(TimeoutStage(subscriber, Timeout<Empty<Output, Failure>, Context>(
                upstream: Empty(), interval: interval, scheduler: scheduler, options: options,
                customError: customError)))
        }
    }

    /// The time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The time since the value before, or since subscribing.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// What time is measured by.
        public let scheduler: Context
        /// What `upstream.measureInterval(using:)` returns.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            var last: Context.SchedulerTimeType?
            upstream.subscribe(PassingStage<Upstream.Output, S>(subscriber, "MeasureInterval") { [scheduler] in
                last = scheduler.now
            } change: { [scheduler] _ in
                let now = scheduler.now
                defer { last = now }
                return (last ?? now).distance(to: now)
            })
        }
    }

    /// How values are gathered over time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// All values of each interval, and earlier, as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of each stretch of time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Arrays of the values of `upstream`.
        public typealias Output = [Upstream.Output]
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        public let upstream: Upstream
        /// When an array is sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options for the scheduler; nil takes its defaults.
        public let options: Context.SchedulerOptions?
        /// What `upstream.collect(_:)` returns.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            var group: Output = []
            var tick: (any Cancellable)?
            let (scheduler, interval, limit) = switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
            upstream.subscribe(Timed<Upstream.Output, S>(subscriber, "CollectByTime") { event, line in
                func release() {
                    if !group.isEmpty { line.send(group) }
                    group = []
                }
                switch event {
                case .begin:
                    tick = scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), interval: interval,
                        tolerance: scheduler.minimumTolerance, options: options) { line.synchronously(release) }
                    line.onCancel = { tick?.cancel() }
                case .value(let value):
                    group.append(value)
                    if group.count >= limit { release() }
                case .end(let completion):
                    tick?.cancel()
                    if case .finished = completion { release() }
                    line.finish(completion)
                }
            })
        }
    }
}

/// The common part of operators over time: requests unlimited values, and sends what `handle` decides.
private final class Timed<Input, Downstream: Subscriber>: Subscriber, Subscription, StageDescription,
    @unchecked Sendable
{
    typealias Failure = Downstream.Failure
    enum Event {
        case begin
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }
    private let lock = SystemLock()
    /// Held while the operator decides: values and timers come from different threads.
    private let turn = SystemLock(isRecursive: true)
    private let downstreamSubscriber: DownstreamSubscriber<Downstream>
    private var upstream: (any Subscription)?
    private let handle: (Event, Timed) -> Void
    private var isOver = false
    var onCancel: (() -> Void)?
    let description: String

    init(_ downstream: Downstream, _ description: String, handle: @escaping (Event, Timed) -> Void) {
        downstreamSubscriber = DownstreamSubscriber(downstream)
        self.description = description
        self.handle = handle
    }

    func synchronously(_ action: () -> Void) { turn.withLock(action) }
    func send(_ value: Downstream.Input) { downstreamSubscriber.send(value) }
    func finish(_ completion: Subscribers.Completion<Failure>) { downstreamSubscriber.finish(completion) }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstreamSubscriber.begin(self)
        synchronously { handle(.begin, self) }
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        synchronously {
            if !lock.withLock({ isOver }) { handle(.value(input), self) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        synchronously {
            if !lock.withLock({ isOver }) { handle(.end(completion), self) }
        }
    }

    func request(_ demand: Subscribers.Demand) { downstreamSubscriber.request(demand) }

    func cancel() {
        downstreamSubscriber.cancel()
        cancelUpstream()
        synchronously { onCancel?() }
    }

    func cancelUpstream() {
        let upstream = lock.withLock {
            isOver = true
            defer { self.upstream = nil }
            return self.upstream
        }
        upstream?.cancel()
    }
}

extension Publisher {
    /// Sends a value on `scheduler` when none has followed it for `dueTime`. A value that waits at the end is dropped.
    public func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.Debounce<Self, S> where S: Scheduler
    {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends at most one value each `interval`, on `scheduler`: the last one that came, or the first where `latest` is
    /// false. A value that waits at the end is sent.
    public func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S> where S: Scheduler
    {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Ends when no value comes for `interval`, also before the first one: with `customError`, or without error where
    /// it is nil.
    public func timeout<S>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
                           customError: (() -> Failure)? = nil) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options,
                           customError: customError)
    }

    /// Sends the time since the value before, or at first since subscribing.
    public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.MeasureInterval<Self, S> where S: Scheduler
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }

    /// Sends the values of each stretch of time as an array, where there are any.
    public func collect<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
        -> Publishers.CollectByTime<Self, S> where S: Scheduler
    {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
