/// A property of a class that tells before it changes: its object, and whoever subscribes to `$property`.
@propertyWrapper
public struct Published<Value>: TellingProperty {
    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    package var teller: OwnerPublisher { box.teller }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("a property of a class") }
        set { fatalError("a property of a class \(newValue)") }
    }

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
        set { box.follow(newValue.box) }
    }

    /// Sends the value of a property and its changes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let box: Box
        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
            box.audience.add(subscriber) { [held = box.held] in held.value }
        }
    }

    /// What the property holds. A box, since whoever subscribes needs it to stay where it is.
    fileprivate final class Box {
        let held: Held<Value>
        let teller = OwnerPublisher()
        let audience = Audience<Value, Never>()
        private let feeds = Held<[AnyCancellable]>([])

        init(_ value: Value) { held = Held(value) }

        func set(_ value: Value) {
            teller.send()
            audience.send(value)
            held.value = value
        }

        /// Takes on the values of another property.
        func follow(_ other: Box) {
            guard other !== self else { return }
            keep(Publisher(box: other).sink { [weak self] in self?.set($0) })
        }

        func keep(_ feed: AnyCancellable) { feeds.value += [feed] }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a published property, for as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.set($0) })
    }
}
