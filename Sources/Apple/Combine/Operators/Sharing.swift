import QuadrantThreads

/// A publisher that begins to send on `connect()`, so that several can subscribe first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the result is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// One publisher for several subscribers, through a subject.
    final public class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        final public let upstream: Upstream
        /// Makes the subject; called once, when it is first needed.
        final public let createSubject: () -> SubjectType
        private let lock = SystemLock()
        private var made: SubjectType?

        /// What `upstream.multicast(_:)` returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let new = createSubject()
            return lock.withLock {
                if made == nil { made = new }
                return made ?? new
            }
        }

        final public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            subject.subscribe(PassingStage(subscriber, "Multicast") { $0 })
        }

        /// Subscribes the subject to `upstream`, until the result is cancelled.
        final public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Connects with the first subscriber, and disconnects when the last has cancelled.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        final public let upstream: Upstream
        private let lock = SystemLock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// What `upstream.autoconnect()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        final public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            upstream.subscribe(Counted(parent: self, downstream: subscriber))
            guard isFirst else { return }
            let made = upstream.connect()
            let isNeeded = lock.withLock {
                if count > 0 { connection = made }
                return count > 0
            }
            if !isNeeded { made.cancel() }
        }

        fileprivate func leave() {
            let ended = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }

    /// One publisher for several subscribers: subscribes with the first, and cancels with the last.
    final public class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// The error of `upstream`.
        public typealias Failure = Upstream.Failure
        /// The publisher that the values come from.
        final public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// What `upstream.share()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        final public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            shared.receive(subscriber: subscriber)
        }

        /// Whether both are one and the same object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }

    /// A publisher that waits to be connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The values of `upstream`.
        public typealias Output = Upstream.Output
        /// There are no errors.
        public typealias Failure = Never
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>
        /// What `upstream.makeConnectable()` returns.
        public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            inner.receive(subscriber: subscriber)
        }
        /// Subscribes to the publisher inside, until the result is cancelled.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

/// Passes on what a connectable publisher sends, with a subscription whose cancellation is counted.
private struct Counted<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber, StageDescription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let combineIdentifier = CombineIdentifier()
    let parent: Publishers.Autoconnect<Upstream>
    let downstream: Downstream
    var description: String { "Autoconnect" }
    var children: [Mirror.Child] { [("parent", parent), ("downstream", downstream)] }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: CountedSubscription(subscription) { parent.leave() })
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

/// Is described as the upstream's subscription, and leaves the publisher once.
private final class CountedSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let upstream: any Subscription
    private let leave: Locked<(() -> Void)?>
    var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
    var description: String { "\(upstream)" }
    var playgroundDescription: Any { description }

    init(_ upstream: any Subscription, leave: @escaping () -> Void) {
        self.upstream = upstream
        self.leave = Locked(leave)
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
    func cancel() {
        leave.exchange(nil)?()
        upstream.cancel()
    }
}

extension Publisher {
    /// Serves several subscribers through a subject made by `createSubject`, once it is connected.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Serves several subscribers through `subject`, once it is connected.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Serves several subscribers with one subscription.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Waits for `connect()` before it sends.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
