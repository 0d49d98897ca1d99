import QuadrantThreads

extension Subscribers {
    /// Requests unlimited values and passes them to closures.
    final public class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        private let lock = SystemLock()
        private var value: ((Input) -> Void)?
        private var completion: ((Subscribers.Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isOver = false

        /// Called with each value; does nothing after the end.
        final public var receiveValue: (Input) -> Void { lock.withLock { value } ?? { _ in } }
        /// Called once at the end, not after a cancellation; does nothing after the end.
        final public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { completion } ?? { _ in }
        }
        /// Always `Sink`.
        final public var description: String { "Sink" }
        /// Without children.
        final public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
        /// The same as `description`.
        final public var playgroundDescription: Any { description }

        /// A subscriber that calls closures; it keeps them until the end or the cancellation.
        public init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                    receiveValue: @escaping (Input) -> Void) {
            value = receiveValue
            completion = receiveCompletion
        }

        /// Requests unlimited values; a second subscription is cancelled.
        final public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls `receiveValue`, and requests no more than the unlimited values of the beginning.
        final public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { isOver ? nil : self.value }?(value)
            return .none
        }

        /// Calls `receiveCompletion`, and releases both closures.
        final public func receive(completion: Subscribers.Completion<Failure>) {
            end()?.completion?(completion)
        }

        /// Cancels the subscription and releases both closures; `receiveCompletion` is not called.
        final public func cancel() { end()?.subscription?.cancel() }

        private struct Parts {
            let completion: ((Subscribers.Completion<Failure>) -> Void)?
            let subscription: (any Subscription)?
            /// Kept until after the lock: releasing a closure may run code of the program.
            let value: ((Input) -> Void)?
        }

        private func end() -> Parts? {
            lock.withLock {
                if isOver { return nil }
                isOver = true
                defer { (value, completion, subscription) = (nil, nil, nil) }
                return Parts(completion: completion, subscription: subscription, value: value)
            }
        }
    }

    /// Writes each value to a property of an object, which it keeps alive until the end.
    final public class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        /// Only publishers that cannot fail are assigned.
        public typealias Failure = Never
        private let lock = SystemLock()
        /// The object that is written to; nil after the end.
        final public private(set) var object: Root?
        /// The property that is written.
        final public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?
        /// The type of the object, for logs.
        final public var description: String { "Assign \(Root.self)." }
        /// The object, the key path and the state of the subscription.
        final public var customMirror: Mirror {
            Mirror(self, children: [
                "object": object as Any, "keyPath": keyPath, "status": subscription as Any
            ])
        }
        /// The same as `description`.
        final public var playgroundDescription: Any { description }

        /// A subscriber that writes to a property of `object` and keeps the object until the end or the cancellation.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        /// Requests unlimited values; a second subscription is cancelled.
        final public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, object != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Writes the value on the thread it comes on.
        final public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { subscription == nil ? nil : object }?[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        final public func receive(completion: Subscribers.Completion<Never>) { _ = end() }
        /// Cancels the subscription and releases the object.
        final public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            let (ended, left) = lock.withLock {
                defer { (object, subscription) = (nil, nil) }
                return (subscription, object)
            }
            withExtendedLifetime(left) {}
            return ended
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is cancelled or
    /// dropped.
    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                     receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with each value, until the result is cancelled or dropped.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of `object`, which is kept alive until the end or the cancelling.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
