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
package final class OwnerPublisher: Sendable {
    private let held = Locked<ObservableObjectPublisher?>(nil)
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
    private struct Known {
        /// The offsets of a class's properties that notify. Found once per class.
        var places: [ObjectIdentifier: [Place]] = [:]
        var others: [ObjectIdentifier: Other] = [:]
        /// The number of `others` at which those of deallocated objects are removed.
        var limit = 64
    }
    private static let known = Locked(Known())
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
        // Publishers of deallocated objects are released outside of the lock, since that may run code of the program.
        var old: [ObjectIdentifier: Other] = [:]
        let found = known.withLock { known in
            let places = places(in: type(of: object), &known)
            guard let first = places.first else { return publisherOutside(object, &known, &old) }
            let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return withExtendedLifetime(object) {
                if let known = first.read(address + first.offset).publisher { return known }
                let made = ObservableObjectPublisher()
                for place in places { place.read(address + place.offset).publisher = made }
                return made
            }
        }
        withExtendedLifetime(old) {}
        return found
    }

    private static func publisherOutside(_ object: AnyObject, _ known: inout Known,
                                         _ old: inout [ObjectIdentifier: Other]) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let known = known.others[key], known.object === object { return known.publisher }
        old[key] = known.others[key]
        if known.others.count >= known.limit {
            old.merge(known.others.filter { $0.value.object == nil }) { $1 }
            known.others = known.others.filter { $0.value.object != nil }
            known.limit = max(64, known.others.count * 2)
        }
        let made = ObservableObjectPublisher()
        known.others[key] = Other(object: object, publisher: made)
        return made
    }

    private static func places(in type: AnyClass, _ known: inout Known) -> [Place] {
        if let known = known.places[ObjectIdentifier(type)] { return known }
        var found: [Place] = []
        _ = _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
            if let telling = fieldType as? any TellingProperty.Type { found.append(place(telling, offset)) }
            return true
        }
        known.places[ObjectIdentifier(type)] = found
        return found
    }

    private static func place<P: TellingProperty>(_ type: P.Type, _ offset: Int) -> Place {
        Place(offset: offset) { $0.assumingMemoryBound(to: P.self).pointee.teller }
    }
}
