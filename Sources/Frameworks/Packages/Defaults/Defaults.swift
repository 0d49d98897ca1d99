import Combine
import Foundation

// Defaults: user defaults whose keys have types and values by default.

public enum Defaults {
    public typealias Keys = AnyKey
    public typealias Serializable = DefaultsSerializable
    public typealias Bridge = DefaultsBridge
    public typealias PreferRawRepresentable = DefaultsPreferRawRepresentable

    /// Keys are static members of an extension of this class.
    public class AnyKey: @unchecked Sendable {
        public typealias Key = Defaults.Key
        public let name: String, suite: UserDefaults
        fileprivate init(_ name: String, _ suite: UserDefaults) { (self.name, self.suite) = (name, suite) }
        /// Removes what is stored, so that the value by default holds.
        public func reset() {
            suite.removeObject(forKey: name)
            suite.tellChange()
        }
        fileprivate var stored: Any? { suite.object(forKey: name) }
    }
    public final class Key<Value: Serializable>: AnyKey, @unchecked Sendable {
        private let make: () -> Value
        public var defaultValue: Value { make() }
        public init(
            _ name: String, default defaultValue: Value, suite: UserDefaults = .standard, iCloud: Bool = false
        ) {
            make = { defaultValue }
            super.init(name, suite)
        }
        public init(
            _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false,
            default defaultValueGetter: @escaping () -> Value
        ) {
            make = defaultValueGetter
            super.init(name, suite)
        }
        public convenience init<T>(
            _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false
        ) where Value == T? { self.init(name, default: nil, suite: suite) }
        public var isDefaultValue: Bool { stored.map { Defaults.equal($0, Value.stored(defaultValue)) } ?? true }
    }

    public static subscript<Value: Serializable>(key: Key<Value>) -> Value {
        get { key.suite[key] }
        set { key.suite[key] = newValue }
    }
    public static func reset(_ keys: Keys..., suite: UserDefaults = .standard) { reset(keys) }
    public static func reset(_ keys: [Keys]) { for key in keys { key.reset() } }
    public static func reset(_ keyNames: String..., suite: UserDefaults = .standard) {
        for name in keyNames { suite.removeObject(forKey: name) }
        suite.tellChange()
    }
    public static func removeAll(suite: UserDefaults = .standard) {
        for name in suite.dictionaryRepresentation().keys { suite.removeObject(forKey: name) }
        suite.tellChange()
    }
    static func equal(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return NSArray(array: [first]).isEqual(to: [second])
    }

    // MARK: Changes

    public enum ObservationOption: Sendable { case initial, prior }
    public typealias ObservationOptions = Set<ObservationOption>
    public struct KeyChange<Value> {
        public let isPrior: Bool, newValue: Value, oldValue: Value
    }
    /// Continues until it is invalidated or released.
    public final class Observation {
        private var changes: AnyCancellable?, tie: AnyCancellable?
        private var kept: Observation?
        fileprivate init(_ changes: AnyCancellable) { self.changes = changes }
        public func invalidate() { (changes, tie, kept) = (nil, nil, nil) }
        /// Continues as long as an object, and ends with the first change after it was released.
        @discardableResult
        public func tieToLifetime(of weaklyHeldObject: AnyObject) -> Self {
            kept = self
            tie = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
                .sink { [weak self, weak weaklyHeldObject] _ in
                    if weaklyHeldObject == nil { self?.invalidate() }
                }
            return self
        }
        public func removeLifetimeTie() { (tie, kept) = (nil, nil) }
    }
    public static func publisher<Value: Serializable>(
        _ key: Key<Value>, options: ObservationOptions = [.initial]
    ) -> AnyPublisher<KeyChange<Value>, Never> {
        Deferred {
            let last = Last(value: self[key], stored: key.stored)
            let first = options.contains(.initial)
                ? [KeyChange(isPrior: false, newValue: last.value, oldValue: last.value)] : []
            let later = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
                .compactMap { _ in last.change(to: key) }
            return Publishers.Concatenate(prefix: first.publisher, suffix: later)
        }.eraseToAnyPublisher()
    }
    private final class Last<Value: Serializable> {
        var value: Value, stored: Any?
        init(value: Value, stored: Any?) { (self.value, self.stored) = (value, stored) }
        func change(to key: Key<Value>) -> KeyChange<Value>? {
            let new = key.stored
            if Defaults.equal(new, stored) { return nil }
            let change = KeyChange(isPrior: false, newValue: Defaults[key], oldValue: value)
            (value, stored) = (change.newValue, new)
            return change
        }
    }
    public static func publisher(
        keys: Keys..., options: ObservationOptions = [.initial]
    ) -> AnyPublisher<Void, Never> {
        Deferred {
            var last = keys.map(\.stored)
            let later = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
                .compactMap { _ -> Void? in
                    let new = keys.map(\.stored)
                    if zip(last, new).allSatisfy({ Defaults.equal($0, $1) }) { return nil }
                    last = new
                    return ()
                }
            return Publishers.Concatenate(prefix: (options.contains(.initial) ? [()] : []).publisher, suffix: later)
        }.eraseToAnyPublisher()
    }
    public static func observe<Value: Serializable>(
        _ key: Key<Value>, options: ObservationOptions = [.initial], handler: @escaping (KeyChange<Value>) -> Void
    ) -> Observation { Observation(publisher(key, options: options).sink(receiveValue: handler)) }
    public static func observe(
        keys: Keys..., options: ObservationOptions = [.initial], handler: @escaping () -> Void
    ) -> Observation {
        let all = keys.map { key in publisher(keys: key, options: []) }
        if options.contains(.initial) { handler() }
        return Observation(Publishers.MergeMany(all).sink(receiveValue: handler))
    }
    /// A stream that was left ends its subscription at the next change.
    private static func takes<T>(_ result: AsyncStream<T>.Continuation.YieldResult) -> Bool {
        if case .terminated = result { false } else { true }
    }
    /// The value, and each that it changes to.
    public static func updates<Value: Serializable & Sendable>(
        _ key: Key<Value>, initial: Bool = true
    ) -> AsyncStream<Value> {
        AsyncStream { continuation in
            publisher(key, options: initial ? [.initial] : []).prefix { takes(continuation.yield($0.newValue)) }
                .subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        }
    }
    public static func updates(_ keys: [Keys], initial: Bool = true) -> AsyncStream<Void> {
        AsyncStream { continuation in
            if initial { continuation.yield() }
            Publishers.MergeMany(keys.map { publisher(keys: $0, options: []) })
                .prefix { takes(continuation.yield()) }
                .subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        }
    }
}
extension UserDefaults {
    public subscript<Value: Defaults.Serializable>(key: Defaults.Key<Value>) -> Value {
        get { object(forKey: key.name).flatMap { Value.value($0) } ?? key.defaultValue }
        set {
            if let stored = Value.stored(newValue) {
                set(stored, forKey: key.name)
            } else {
                removeObject(forKey: key.name)
            }
            tellChange()
        }
    }
    /// Defaults of Foundation tell of changes only while a key is observed.
    fileprivate func tellChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
