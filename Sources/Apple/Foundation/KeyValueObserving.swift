public import Foundation
import QuadrantThreads

/// What an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call before `observe` returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change as well as one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has happened to a property; always `setting` here.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// What has happened to a property.
    public typealias Kind = NSKeyValueChange
    /// Always `setting`.
    public let kind: Kind
    /// The value after the change, where the options ask for it; nil in a call before the change.
    public let newValue: Value?
    /// The value before the change, where the options ask for it; nil in the initial call.
    public let oldValue: Value?
    /// Nil: changes of single elements are not told apart.
    public let indexes: IndexSet?
    /// Whether the call comes before the change.
    public let isPrior: Bool
}

/// An object whose `@objc dynamic` properties can be observed and set by name: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

/// How an observed property was named.
enum ObservedProperty {
    case path(AnyKeyPath)
    /// Names of properties, with points between them.
    case name(String)

    /// Whether `key` names the property. Only a property of a structure or a final class has its name in its path.
    func isNamed(_ key: String) -> Bool {
        switch self {
        case .path(let path): String(describing: path).hasSuffix("." + key)
        case .name(let name): name == key
        }
    }
}

/// An observation of one property; it ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// What the property was made of when it was last read.
    private let nodes = Locked<[KeyValueNode]>([])
    private let isOver = Locked(false)
    fileprivate weak var root: AnyObject?
    let rootID: ObjectIdentifier
    fileprivate let property: ObservedProperty
    /// Notes the value before a change, and says that it changes if `tells`.
    private var willChange: (_ tells: Bool) -> Void = { _ in }
    private var didChange: () -> Void = {}
    /// Whether the value is another one than before the change.
    private var isChanged: () -> Bool = { true }

    init(_ root: AnyObject, _ property: ObservedProperty) {
        self.root = root
        rootID = ObjectIdentifier(root)
        self.property = property
    }

    /// Whether the object still exists.
    var hasObject: Bool { root != nil }

    /// Sets what is called, and starts to follow the property. `willChange` receives whether the property itself
    /// changes; it notes the value.
    func start(willChange: @escaping (_ tells: Bool) -> Void, didChange: @escaping () -> Void,
               isChanged: @escaping () -> Bool) {
        (self.willChange, self.didChange, self.isChanged) = (willChange, didChange, isChanged)
        ManualChanges.add(self)
    }

    /// Reads the property, and follows what it was read from.
    func read<Value>(_ body: () -> Value) -> Value {
        let (value, found) = KeyValueReads.record(body)
        let old = nodes.withLock { nodes in
            defer { nodes = found }
            return nodes
        }
        for node in old where !found.contains(where: { $0 === node }) { node.remove(self) }
        for node in found where !old.contains(where: { $0 === node }) { node.add(self) }
        return value
    }

    fileprivate func notify(_ isPrior: Bool) {
        guard !isOver.withLock({ $0 }), root != nil else { return }
        if isPrior { willChange(true) } else { didChange() }
    }
    /// What may have changed: a property of the object that is named otherwise.
    fileprivate func notifyIfChanged(_ isPrior: Bool) {
        guard !isOver.withLock({ $0 }), root != nil else { return }
        if isPrior { willChange(false) } else if isChanged() { didChange() }
    }

    /// Ends the observation; there are no calls any more.
    public func invalidate() {
        isOver.withLock { $0 = true }
        for node in nodes.withLock({ $0 }) { node.remove(self) }
        ManualChanges.remove(self)
    }

    deinit { invalidate() }
}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` when the property at `keyPath` changes, on the thread that changes it, as long as the
    /// result is kept.
    ///
    /// Observed are `@objc dynamic` properties with storage, those computed from them, keys of `UserDefaults`, and what
    /// `willChangeValue(for:)` and `didChangeValue(for:)` report.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let object = self as AnyObject
        if let defaults = object as? UserDefaults { ObservedDefaults.watch(defaults) }
        let observation = NSKeyValueObservation(object, .path(keyPath))
        var before: Value?
        func change(_ new: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(kind: .setting, newValue: options.contains(.new) ? new : nil,
                                     oldValue: options.contains(.old) ? before : nil, indexes: nil, isPrior: isPrior)
        }
        observation.start(willChange: { [weak object, weak observation] tells in
            guard let owner = object as? Self, let observation else { return }
            before = observation.read { owner[keyPath: keyPath] }
            if tells, options.contains(.prior) { changeHandler(owner, change(nil, isPrior: true)) }
        }, didChange: { [weak object, weak observation] in
            guard let owner = object as? Self, let observation else { return }
            changeHandler(owner, change(observation.read { owner[keyPath: keyPath] }, isPrior: false))
            before = nil
        }, isChanged: { [weak object] in
            guard let owner = object as? Self, let before else { return false }
            return !KeyPathReader.areEqual(before, owner[keyPath: keyPath])
        })
        let value = observation.read { self[keyPath: keyPath] }
        if options.contains(.initial) {
            changeHandler(self, change(value, isPrior: false))
        }
        return observation
    }

    /// Tells observers that a property that is computed is about to change; `didChangeValue(for:)` is to follow.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ManualChanges.notify(self as AnyObject, keyPath, isPrior: true)
    }
    /// Tells observers that a property that is computed has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ManualChanges.notify(self as AnyObject, keyPath, isPrior: false)
    }
    /// Tells observers that the property of that name is about to change; `didChangeValue(forKey:)` is to follow.
    public func willChangeValue(forKey key: String) {
        ManualChanges.notify(self as AnyObject, named: key, isPrior: true)
    }
    /// Tells observers that the property of that name has changed.
    public func didChangeValue(forKey key: String) {
        ManualChanges.notify(self as AnyObject, named: key, isPrior: false)
    }
}

/// Something that is stored and observed: a property of an object, or a key of the defaults.
package final class KeyValueNode: Sendable {
    private struct Reference { weak var observation: NSKeyValueObservation? }
    private let observations = Locked<[Reference]>([])

    func add(_ observation: NSKeyValueObservation) {
        observations.withLock { $0.append(Reference(observation: observation)) }
    }
    func remove(_ observation: NSKeyValueObservation) {
        observations.withLock { list in
            list.removeAll { $0.observation == nil || $0.observation === observation }
        }
    }
    package init() {}
    /// Calls observers around `change`, outside of the lock.
    package func notify(around change: () -> Void) {
        let all = observations.withLock { $0.compactMap(\.observation) }
        for observation in all { observation.notify(true) }
        change()
        for observation in all { observation.notify(false) }
    }
}

/// What is read while an observed property is read, on this thread.
package enum KeyValueReads {
    private static let key = "QuadrantFoundation.KeyValueReads"
    /// How many threads record. Reads elsewhere cost one comparison.
    private static let recording = Locked(0)

    private final class Record { var nodes: [KeyValueNode] = [] }

    static func record<Value>(_ body: () -> Value) -> (Value, [KeyValueNode]) {
        let record = Record(), outer = Thread.current.threadDictionary[key]
        recording.withLock { $0 += 1 }
        Thread.current.threadDictionary[key] = record
        defer {
            Thread.current.threadDictionary[key] = outer
            recording.withLock { $0 -= 1 }
        }
        return (body(), record.nodes)
    }

    package static func didRead(_ node: () -> KeyValueNode) {
        guard recording.withLock({ $0 }) > 0,
              let record = Thread.current.threadDictionary[key] as? Record else { return }
        let node = node()
        if !record.nodes.contains(where: { $0 === node }) { record.nodes.append(node) }
    }
}

/// Observations by their object, for changes that the program tells itself.
private enum ManualChanges {
    private struct Reference { weak var observation: NSKeyValueObservation? }
    private static let all = Locked<[ObjectIdentifier: [Reference]]>([:])

    static func add(_ observation: NSKeyValueObservation) {
        all.withLock { $0[observation.rootID, default: []].append(Reference(observation: observation)) }
    }
    static func remove(_ observation: NSKeyValueObservation) {
        all.withLock { all in
            let rest = (all[observation.rootID] ?? []).filter {
                $0.observation != nil && $0.observation !== observation
            }
            all[observation.rootID] = rest.isEmpty ? nil : rest
        }
    }
    private static func observations(of object: AnyObject) -> [NSKeyValueObservation] {
        let list = all.withLock { $0[ObjectIdentifier(object)] ?? [] }
        return list.compactMap(\.observation).filter { $0.root === object }
    }
    static func notify(_ object: AnyObject, _ path: AnyKeyPath, isPrior: Bool) {
        for observation in observations(of: object) {
            switch observation.property {
            case .path(path): observation.notify(isPrior)
            // A class that inherits the property names it by a path of its own.
            case .path(let other) where type(of: other).valueType == type(of: path).valueType:
                observation.notifyIfChanged(isPrior)
            case .path: break
            case .name(let name) where String(describing: path).hasSuffix("." + name): observation.notify(isPrior)
            case .name: observation.notifyIfChanged(isPrior)
            }
        }
    }
    static func notify(_ object: AnyObject, named key: String, isPrior: Bool) {
        for observation in observations(of: object) {
            if observation.property.isNamed(key) {
                observation.notify(isPrior)
            } else {
                observation.notifyIfChanged(isPrior)
            }
        }
    }
}
