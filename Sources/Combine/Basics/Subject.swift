/// A publisher with a method to send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of an upstream publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content to the subscribers.
    public func send() { send(()) }
}

/// Forwards the events of a publisher to a subject.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, CustomStringConvertible {
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
    private let subscribers = SubscriberList<Output, Failure>()

    public init() {}
    deinit { subscribers.release() }

    final public func send(subscription: any Subscription) { subscribers.adopt(subscription) }
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber)
    }
    final public func send(_ input: Output) { subscribers.send(input) }
    final public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
}

/// Forwards values, and stores the last one for later subscribers.
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>(asksAtOnce: true)
    private let held: Held<Output>

    public init(_ value: Output) { held = Held(value) }
    deinit { subscribers.release() }

    /// Setting it sends.
    final public var value: Output {
        get { held.value }
        set { send(newValue) }
    }

    final public func send(subscription: any Subscription) { subscribers.adopt(subscription) }
    final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscribers.add(subscriber) { [held] in held.value }
    }
    final public func send(_ input: Output) {
        if subscribers.isOver { return }
        held.value = input
        subscribers.send(input)
    }
    final public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }
}
