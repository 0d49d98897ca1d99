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

/// Forwards the events of a publisher to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, StageDescription {
    private let lock = Lock()
    private var subject: S?
    private var subscription: (any Subscription)?
    var description: String { "Subject" }

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock {
            guard self.subscription == nil else { return nil as S? }
            self.subscription = subscription
            return self.subject
        }
        if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) { end().subject?.send(completion: completion) }
    func cancel() { end().subscription?.cancel() }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
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
    private let held: Held<Output>

    /// A subject that sends `value` to each subscriber first.
    public init(_ value: Output) { held = Held(value) }
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
