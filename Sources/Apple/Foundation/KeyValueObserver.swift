import Combine
public import Foundation
import QuadrantThreads

/// The entries of a change that an observer receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has happened: the number of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of changed elements. Not reported here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the call comes before the change: there only if so.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A class that overrides `observeValue(forKeyPath:of:change:context:)`.
///
/// An extension's methods cannot be overridden here: the command gives the override this name. The Objective-C runtime
/// calls it on the thread that changes the value.
public protocol _ObservesValues: AnyObject {
    @MainActor @preconcurrency func _bserveValue(forKeyPath keyPath: String?, of object: Any?,
                                                 change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}
extension _KeyValueCodingAndObserving {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` when the property changes, on the thread that
    /// changes it, until the observer is removed or one of the two is released.
    ///
    /// - Parameters:
    ///   - keyPath: Names of properties with storage, with points between them.
    ///   - options: What the change contains, and when calls come.
    ///   - context: A pointer that calls pass on. It is not read.
    public func addObserver(_ observer: NSObject, forKeyPath keyPath: String,
                            options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?) {
        let object = self as AnyObject
        if let defaults = object as? UserDefaults { ObservedDefaults.watch(defaults) }
        let observation = NSKeyValueObservation(object, .name(keyPath))
        func read(_ object: AnyObject) -> Any? {
            (object as? UserDefaults).map { $0.object(forKey: keyPath) } ?? KeyPathReader.value(object, keyPath)
        }
        var before: Any?
        func notify(_ owner: AnyObject, _ new: Any?, isPrior: Bool, isFirst: Bool = false) {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if isPrior { change[.notificationIsPriorKey] = true }
            if options.contains(.new), !isPrior { change[.newKey] = KeyPathReader.unwrapped(new) ?? NSNull() }
            if options.contains(.old), !isFirst { change[.oldKey] = KeyPathReader.unwrapped(before) ?? NSNull() }
            ObserverList.call(observation, keyPath, owner, change)
        }
        ObserverList.add(ObserverList.Entry(observer: observer, keyPath: keyPath, context: context,
                                            observation: observation))
        observation.start(willChange: { [weak object, weak observation] tells in
            guard let object, let observation else { return }
            before = observation.read { read(object) }
            if tells, options.contains(.prior) { notify(object, nil, isPrior: true) }
        }, didChange: { [weak object, weak observation] in
            guard let object, let observation else { return }
            notify(object, observation.read { read(object) }, isPrior: false)
            before = nil
        }, isChanged: { [weak object] in
            guard let object, let before = KeyPathReader.unwrapped(before) else { return false }
            return !KeyPathReader.areEqual(before, KeyPathReader.unwrapped(read(object)) ?? NSNull())
        })
        let value = observation.read { read(object) }
        if options.contains(.initial) { notify(object, value, isPrior: false, isFirst: true) }
    }

    /// Ends what `addObserver` with that path and that context started. The program stops if nothing did.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        ObserverList.remove(observer, keyPath, of: self as AnyObject) { $0.context == context }
    }
    /// Ends the last observation of that path by `observer`. The program stops if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        ObserverList.remove(observer, keyPath, of: self as AnyObject) { _ in true }
    }

    /// What is called when an observed property changes; to be overridden.
    public func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                             context: UnsafeMutableRawPointer?) {
        Misuse.stop("observeValue(forKeyPath:of:change:context:): the key \(keyPath ?? "") is observed by "
            + "\(type(of: self)), which does not handle it.")
    }
}

/// The observers that were added by names of properties.
private enum ObserverList {
    struct Entry {
        weak var observer: NSObject?
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: NSKeyValueObservation
    }
    private static let all = Locked<[ObjectIdentifier: [Entry]]>([:])

    static func add(_ entry: Entry) {
        let id = entry.observation.rootID
        let ended = all.withLock { all in
            // The object that was at this address, or an observer, may have gone.
            let list = all[id] ?? [], rest = list.filter { $0.observation.hasObject && $0.observer != nil }
            all[id] = rest + [entry]
            return list.filter { !$0.observation.hasObject || $0.observer == nil }
        }
        for entry in ended { entry.observation.invalidate() }
    }

    static func remove(_ observer: NSObject, _ keyPath: String, of object: AnyObject,
                       where isMeant: (Entry) -> Bool) {
        let found: Entry? = all.withLock { all in
            guard var list = all[ObjectIdentifier(object)], let index = list.lastIndex(where: {
                $0.observer === observer && $0.keyPath == keyPath && isMeant($0)
            }) else { return nil }
            defer { all[ObjectIdentifier(object)] = list.isEmpty ? nil : list }
            return list.remove(at: index)
        }
        guard let found else {
            Misuse.stop("removeObserver(_:forKeyPath:): \(type(of: observer)) is not registered as an observer of "
                + "\(keyPath) of \(type(of: object)).")
        }
        found.observation.invalidate()
    }

    static func call(_ observation: NSKeyValueObservation, _ keyPath: String, _ object: AnyObject,
                     _ change: [NSKeyValueChangeKey: Any]) {
        let entry = all.withLock { $0[observation.rootID]?.first { $0.observation === observation } }
        guard let entry, let observer = entry.observer else { return }
        guard let observer = observer as? any _ObservesValues else {
            return observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: entry.context)
        }
        // On a phone the method runs on the thread of the change, whatever its isolation is.
        IsolatedCall.run((observer, keyPath, object, change, entry.context)) {
            $0.0._bserveValue(forKeyPath: $0.1, of: $0.2, change: $0.3, context: $0.4)
        }
    }
}
