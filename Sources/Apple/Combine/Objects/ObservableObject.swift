import QuadrantThreads
@_spi(Reflection) import Swift

/// An object with a publisher that sends before the object changes.
///
/// A class without an `objectWillChange` of its own has one that sends before each write to a `@Published` property.
public protocol ObservableObject: AnyObject {
    /// The type of `objectWillChange`.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of the object's `@Published` properties; always the same one for an object.
    public var objectWillChange: ObservableObjectPublisher { ObservedObjects.publisher(of: self) }
}

/// The publisher of an object that sends before the object changes.
final public class ObservableObjectPublisher: Publisher {
    /// No content: subscribers read the object, once it has changed.
    public typealias Output = Void
    /// There are no errors.
    public typealias Failure = Never
    private let subscribers = SubscriberList<Void, Never>("ObservableObjectPublisher", ignoresDemand: true)

    /// A publisher for an object that sends by hand.
    public init() {}
    /// Adds a subscriber, which is notified from now on.
    final public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        subscribers.add(subscriber)
    }
    /// Notifies the subscribers; call it before the object changes.
    final public func send() { subscribers.send(()) }
}

/// A property that notifies the publisher of the object that contains it.
package protocol TellingProperty {
    var teller: OwnerPublisher { get }
}

/// Where a property stores the publisher of its object, once that was read.
package final class OwnerPublisher: @unchecked Sendable {
    private let held = Held<ObservableObjectPublisher?>(nil)
    package init() {}
    var publisher: ObservableObjectPublisher? {
        get { held.value }
        set { held.value = newValue }
    }
    /// The object is about to change.
    package func send() { publisher?.send() }
}

/// The publishers of objects that declare none. They are stored in the objects' `@Published` properties, or, where
/// there is none, in a weak table.
enum ObservedObjects {
    private static let lock = SystemLock(isRecursive: true)
    /// The offsets of a class's properties that notify. Found once per class.
    nonisolated(unsafe) private static var places: [ObjectIdentifier: [Place]] = [:]
    nonisolated(unsafe) private static var others: [ObjectIdentifier: Other] = [:]
    nonisolated(unsafe) private static var limit = 64
    /// The fields of classes, not of structs (`_EachFieldOptions.classType`).
    private static let classFields = _EachFieldOptions(rawValue: 1)

    private struct Place {
        let offset: Int
        let read: (UnsafeRawPointer) -> OwnerPublisher
    }
    private struct Other {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let places = places(in: type(of: object))
            guard let first = places.first else { return publisherOutside(object) }
            let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return withExtendedLifetime(object) {
                if let known = first.read(address + first.offset).publisher { return known }
                let made = ObservableObjectPublisher()
                for place in places { place.read(address + place.offset).publisher = made }
                return made
            }
        }
    }

    private static func publisherOutside(_ object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let known = others[key], known.object === object { return known.publisher }
        if others.count >= limit {
            others = others.filter { $0.value.object != nil }
            limit = max(64, others.count * 2)
        }
        let made = ObservableObjectPublisher()
        others[key] = Other(object: object, publisher: made)
        return made
    }

    private static func places(in type: AnyClass) -> [Place] {
        if let known = places[ObjectIdentifier(type)] { return known }
        var found: [Place] = []
        _ = _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
            if let telling = fieldType as? any TellingProperty.Type { found.append(place(telling, offset)) }
            return true
        }
        places[ObjectIdentifier(type)] = found
        return found
    }

    private static func place<P: TellingProperty>(_ type: P.Type, _ offset: Int) -> Place {
        Place(offset: offset) { $0.assumingMemoryBound(to: P.self).pointee.teller }
    }
}
