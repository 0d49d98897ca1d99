import QuadrantThreads

/// A property of a class that notifies its object and the subscribers of `$property` before it changes.
@propertyWrapper
public struct Published<Value>: TellingProperty {
    private let box: Box

    /// A property with the value that it begins with.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// The same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    package var teller: OwnerPublisher { box.teller }

    /// Stops the program: the property of a class is read and written through the subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("a property of a class") }
        set { fatalError("a property of a class \(newValue)") }
    }

    /// Reads the value; a write notifies the object and the subscribers first, and then stores the value.
    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].box.held.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Sends the value now, and from then on each new value before it is stored.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set {
            if newValue.box !== box { box.follow(newValue) }
        }
    }

    /// Sends the value of a property and its changes.
    public struct Publisher: Combine.Publisher {
        /// The values of the property.
        public typealias Output = Value
        /// There are no errors.
        public typealias Failure = Never
        fileprivate let box: Box
        /// Sends the value now, and from then on each new value before it is stored.
        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
            box.subscribers.add(subscriber, owner: box) { [held = box.held] in held.value }
        }
    }

    /// The storage of the property. A class, since subscriptions need a stable identity.
    fileprivate final class Box {
        let held: Locked<Value>
        let teller = OwnerPublisher()
        let subscribers = SubscriberList<Value, Never>("PublishedSubject")
        private let lock = SystemLock()
        /// The active subscriptions, by order of subscription.
        private var feeds: [Int: any Cancellable] = [:]
        private var made = 0

        init(_ value: Value) { held = Locked(value) }
        deinit {
            for (_, feed) in feeds.sorted(by: { $0.key < $1.key }) { feed.cancel() }
        }

        func set(_ value: Value) {
            teller.send()
            subscribers.send(value)
            held.value = value
        }

        /// Assigns the values of a publisher, until that completes or this property is deallocated.
        func follow(_ publisher: some Combine.Publisher<Value, Never>) {
            let place = lock.withLock {
                made += 1
                return made
            }
            let feed = Subscribers.Sink<Value, Never>(receiveCompletion: { [weak self] _ in self?.leave(place) }) {
                [weak self] in self?.set($0)
            }
            lock.withLock { feeds[place] = feed }
            publisher.subscribe(feed)
        }

        private func leave(_ place: Int) {
            let feed = lock.withLock { feeds.removeValue(forKey: place) }
            withExtendedLifetime(feed) {}
        }
    }
}

/// A property that has a value without an object around it.
package protocol CurrentValueHolder {
    var currentValue: Any { get }
    var valueType: Any.Type { get }
    /// Sets the value of an object that nothing shows yet: nothing is notified. Another type has no effect.
    func begin(with value: Any)
}

extension Published: CurrentValueHolder {
    package var currentValue: Any { box.held.value }
    package var valueType: Any.Type { Value.self }
    package func begin(with value: Any) {
        if let value = value as? Value { box.held.value = value }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property for the property's lifetime.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.box.follow(self)
    }
}
