public import Combine
public import Foundation
import QuadrantThreads

extension NSObject {
    /// Publishes the values of a property of an object, which a subscription keeps.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never
        /// The object with the property.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// `initial` publishes the value at the time of the subscription, `prior` also the value before each change.
        public let options: NSKeyValueObservingOptions

        /// Publishes the values of `object` at `keyPath`.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = ObservingSubscription(object, keyPath, subscriber)
            subscriber.receive(subscription: subscription)
            subscription.start(options)
        }

        /// Whether object, property and options are the same.
        public static func == (a: Self, b: Self) -> Bool {
            a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of the property at `keyPath`: the present one and each new one by default.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>,
                                 options: NSKeyValueObservingOptions = [.initial, .new])
        -> NSObject.KeyValueObservingPublisher<Self, Value>
    {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// Delivers values as they are asked for: without demand the last one waits.
private final class ObservingSubscription<Object: NSObject, Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
    private typealias Value = Downstream.Input
    private struct State {
        var downstream: Downstream?
        var object: Object?
        var observation: NSKeyValueObservation?
        var demand = Subscribers.Demand.none
        var waiting: Value?
    }
    private let state: Locked<State>
    private let keyPath: KeyPath<Object, Downstream.Input>

    init(_ object: Object, _ keyPath: KeyPath<Object, Downstream.Input>, _ downstream: Downstream) {
        self.keyPath = keyPath
        state = Locked(State(downstream: downstream, object: object))
    }

    func start(_ options: NSKeyValueObservingOptions) {
        guard let object = state.withLock({ $0.object }) else { return }
        let observation = object.observe(keyPath, options: options.subtracting([.new, .old])) { [weak self] object, _ in
            guard let self else { return }
            deliver(object[keyPath: keyPath])
        }
        let isCancelled = state.withLock { state in
            if state.downstream != nil { state.observation = observation }
            return state.downstream == nil
        }
        if isCancelled { observation.invalidate() }
    }

    private func deliver(_ value: Value) {
        let receiver: Downstream? = state.withLock { state in
            guard state.demand > .none else {
                state.waiting = value
                return nil
            }
            state.demand -= 1
            return state.downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        state.withLock { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let waiting: Value? = state.withLock { state in
            state.demand += demand
            defer { if state.demand > .none { state.waiting = nil } }
            return state.demand > .none ? state.waiting : nil
        }
        if let waiting { deliver(waiting) }
    }

    func cancel() {
        let observation = state.withLock { state in
            defer { state = State() }
            return state.observation
        }
        observation?.invalidate()
    }
}
