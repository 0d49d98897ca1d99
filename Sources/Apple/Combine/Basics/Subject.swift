import QuadrantThreads

/// A publisher with a method to send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers that have requested one; does nothing after the end.
    func send(_ value: Output)
    /// Ends all subscriptions; does nothing after the end.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of an upstream publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content to the subscribers.
    public func send() { send(()) }
}

/// Forwards events to a subject, which it does not keep. The subject gets it as its subscription.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, StageDescription {
    private let lock = SystemLock()
    private weak var subject: S?
    private var upstream: (any Subscription)?
    private var isOver = false
    var description: String { "Subject" }
    var children: [Mirror.Child] {
        let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
        return [("downstreamSubject", subject as Any), ("upstreamSubscription", upstream as Any),
                ("subject", subject as Any)]
    }

    init(_ subject: S) { self.subject = subject }

    /// The subject between the subscription and the end.
    private var active: S? { lock.withLock { upstream == nil || isOver ? nil : subject } }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        if isFirst, let active { active.send(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        active?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let active = active
        lock.withLock { isOver = true }
        active?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let ended = lock.withLock {
            defer { (isOver, upstream) = (true, nil) }
            return isOver ? nil : upstream
        }
        ended?.cancel()
    }
}

/// Forwards values without storing them. A subscriber without demand misses the value. Upstream publishers begin to
/// send with the first demand of a subscriber.
final public class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>("PassthroughSubject")

    /// A subject without subscribers.
    public init() {}
    deinit { subscribers.release() }

    /// Adopts the subscription of a publisher that is forwarded; requests values when a subscriber does.
    final public func send(subscription: any Subscription) { subscribers.adopt(subscription) }
    /// Adds a subscriber, which receives the values from now on; after the end only the completion.
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber, owner: self)
    }
    /// Sends a value to the subscribers with demand; the others miss it.
    final public func send(_ input: Output) { subscribers.send(input) }
    /// Ends all subscriptions, and those that follow.
    final public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
}

/// Forwards values, and stores the last one for later subscribers.
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>("CurrentValueSubject", asksAtOnce: true)
    private let held: Locked<Output>

    /// A subject that sends `value` to each subscriber first.
    public init(_ value: Output) { held = Locked(value) }
    deinit { subscribers.release() }

    /// Setting it sends; after the end it only stores the value.
    final public var value: Output {
        get { held.value }
        set {
            held.value = newValue
            subscribers.send(newValue)
        }
    }

    /// Adopts the subscription of a publisher that is forwarded; requests unlimited values at once.
    final public func send(subscription: any Subscription) { subscribers.adopt(subscription) }
    /// Adds a subscriber, which receives the current value first; after the end only the completion.
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber, owner: self) { [held] in held.value }
    }
    /// Stores a value and sends it; does nothing after the end.
    final public func send(_ input: Output) {
        if subscribers.isOver { return }
        held.value = input
        subscribers.send(input)
    }
    /// Ends all subscriptions, and those that follow.
    final public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
}
