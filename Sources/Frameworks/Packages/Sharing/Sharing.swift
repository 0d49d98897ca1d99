@_exported import Dependencies
@_exported import IdentifiedCollections
@_exported import Perception
import Combine
import Foundation
import SwiftUI

// Sharing: values that several models and views have in common, and that may be stored.

/// A value that others share, which notifies its readers.
class Reference<Value>: @unchecked Sendable, Observable {
    fileprivate let registrar = ObservationRegistrar()
    var current: Value {
        get { preconditionFailure("A reference has a value") }
        set {}
    }
    fileprivate let changes = PassthroughSubject<Value, Never>()
    var persistence: (@Sendable () throws -> Void)? { nil }
    func reload() throws {}
    final var value: Value {
        registrar.access(self, keyPath: \.value)
        return current
    }
    final func change<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        var value = current
        defer { set(value) }
        return try body(&value)
    }
    final func set(_ value: Value) {
        registrar.withMutation(of: self, keyPath: \.value) { current = value }
        changes.send(value)
    }
}
/// A value in memory.
final class Stored<Value>: Reference<Value>, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var stored: Value
    private let store: (@Sendable (Value) throws -> Void)?
    private let loaded: (@Sendable () throws -> Value?)?
    var subscription: SharedSubscription?
    init(
        _ value: Value, save: (@Sendable (Value) throws -> Void)? = nil, load: (@Sendable () throws -> Value?)? = nil
    ) {
        (stored, store, loaded) = (value, save, load)
    }
    deinit { subscription?.cancel() }
    override var current: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            try? store?(newValue)
        }
    }
    /// A value that was loaded is not saved again.
    func take(_ value: Value) {
        registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { stored = value } }
        changes.send(value)
    }
    override var persistence: (@Sendable () throws -> Void)? {
        guard let store else { return nil }
        return { try store(self.current) }
    }
    override func reload() throws {
        if let value = try loaded?() { take(value) }
    }
}
/// A part of another value.
private final class Part<Root, Value>: Reference<Value>, @unchecked Sendable {
    private let base: Reference<Root>, get: (Root) -> Value, put: (inout Root, Value) -> Void
    init(_ base: Reference<Root>, get: @escaping (Root) -> Value, put: @escaping (inout Root, Value) -> Void) {
        (self.base, self.get, self.put) = (base, get, put)
    }
    override var current: Value {
        get { get(base.value) }
        set { base.change { put(&$0, newValue) } }
    }
    override var persistence: (@Sendable () throws -> Void)? { base.persistence }
}

/// The references of keys, which all who have an equal key share.
private enum References {
    private static let known = LockIsolated(UncheckedSendable<[AnyHashable: AnyObject]>([:]))
    private struct Name: Hashable { let id: AnyHashable, type: ObjectIdentifier }
    static func reference<Key: SharedReaderKey>(
        _ key: Key, _ standard: () -> Key.Value, save: (@Sendable (Key.Value) throws -> Void)?
    ) -> Stored<Key.Value> {
        let name = UncheckedSendable(
            AnyHashable(Name(id: AnyHashable(key.id), type: ObjectIdentifier(Key.Value.self))))
        let found = known.withValue { UncheckedSendable($0.value[name.value] as? Stored<Key.Value>) }.value
        if let found { return found }
        let first = standard()
        let load: @Sendable () throws -> Key.Value? = {
            let result = LockIsolated<Result<Key.Value?, any Error>>(.success(nil))
            key.load(context: .initialValue(first), continuation: LoadContinuation { result.setValue($0) })
            return try result.value.get()
        }
        let made = Stored((try? load()) ?? first, save: save, load: load)
        made.subscription = key.subscribe(context: .initialValue(first), subscriber: SharedSubscriber { [weak made] in
            if let value = try? $0.get() { made?.take(value) }
        })
        known.withValue { $0.value[name.value] = made }
        return made
    }
    static func saving<Key: SharedKey>(_ key: Key) -> @Sendable (Key.Value) throws -> Void {
        { value in
            let result = LockIsolated<Result<Void, any Error>>(.success(()))
            key.save(value, context: .didSet, continuation: SaveContinuation { result.setValue($0) })
            try result.value.get()
        }
    }
}

@propertyWrapper @dynamicMemberLookup
public struct Shared<Value>: Sendable, DynamicProperty {
    fileprivate let reference: Reference<Value>
    fileprivate init(reference: Reference<Value>) { self.reference = reference }
    public init(value: Value) { self.init(reference: Stored(value)) }
    @_disfavoredOverload
    public init(_ value: Value) { self.init(value: value) }
    public init(projectedValue: Shared) { self = projectedValue }
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
        self.init(reference: References.reference(key, wrappedValue, save: References.saving(key)))
    }
    public init<Key: SharedKey<Value>>(_ key: Key.Default) {
        self.init(reference: References.reference(key.base, key.standard, save: References.saving(key.base)))
    }
    public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
        self.init(reference: References.reference(key.base, wrappedValue, save: References.saving(key.base)))
    }
    public init<Wrapped>(_ key: some SharedKey<Wrapped?>) where Value == Wrapped? {
        self.init(reference: References.reference(key, { nil }, save: References.saving(key)))
    }
    /// The value of an optional that is there; nil where it is not.
    public init?(_ base: Shared<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(reference: Part(base.reference, get: { $0 ?? first }, put: { $0 = $1 }))
    }
    public var wrappedValue: Value {
        get { reference.value }
        nonmutating set { reference.set(newValue) }
    }
    public var projectedValue: Shared {
        get { self }
        set { self = newValue }
    }
    public func withLock<R>(
        _ operation: (inout Value) throws -> R, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) rethrows -> R { try reference.change(operation) }
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
        Shared<Member>(reference: Part(reference, get: { $0[keyPath: keyPath] }, put: { $0[keyPath: keyPath] = $1 }))
    }
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader(reference: Part(reference, get: { $0[keyPath: keyPath] }, put: { _, _ in }))
    }
    public subscript<ID, Element>(id id: ID) -> Shared<Element>? where Value == IdentifiedArray<ID, Element> {
        guard let first = reference.value[id: id] else { return nil }
        return Shared<Element>(reference: Part(
            reference, get: { $0[id: id] ?? first }, put: { if $0[id: id] != nil { $0[id: id] = $1 } }))
    }
    public func save() async throws { try reference.persistence?() }
    public func load() async throws { try reference.reload() }
    public var isLoading: Bool { false }
    public var loadError: (any Error)? { nil }
    public var saveError: (any Error)? { nil }
    public var publisher: some Publisher<Value, Never> { reference.changes.prepend(reference.current) }
}
/// The elements of a shared collection are shared, too.
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
    public typealias Element = Shared<Value.Element>
    public typealias Index = Value.Index
    public typealias Indices = DefaultIndices<Shared>
    public typealias Iterator = IndexingIterator<Shared>
    public typealias SubSequence = Slice<Shared>
    public var elements: [Shared<Value.Element>] { Array(self) }
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public subscript(position: Value.Index) -> Shared<Value.Element> {
        let first = reference.value[position]
        return Shared<Value.Element>(reference: Part(
            reference, get: { $0.indices.contains(position) ? $0[position] : first },
            put: { if $0.indices.contains(position) { $0[position] = $1 } }))
    }
}
extension Shared: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}
extension Shared: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension Shared: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
extension Shared: CustomStringConvertible {
    public var description: String { "\(Self.self)(\(wrappedValue))" }
}

/// A shared value that cannot be changed here.
@propertyWrapper @dynamicMemberLookup
public struct SharedReader<Value>: Sendable, DynamicProperty {
    fileprivate let reference: Reference<Value>
    fileprivate init(reference: Reference<Value>) { self.reference = reference }
    public init(value: Value) { reference = Stored(value) }
    public init(projectedValue: SharedReader) { self = projectedValue }
    public init(_ base: Shared<Value>) { reference = base.reference }
    public static func constant(_ value: Value) -> Self { Self(value: value) }
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
        reference = References.reference(key, wrappedValue, save: nil)
    }
    public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
        reference = References.reference(key.base, key.standard, save: nil)
    }
    public init<Wrapped>(_ key: some SharedReaderKey<Wrapped?>) where Value == Wrapped? {
        reference = References.reference(key, { nil }, save: nil)
    }
    public var wrappedValue: Value { reference.value }
    public var projectedValue: SharedReader {
        get { self }
        set { self = newValue }
    }
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader<Member>(reference: Part(reference, get: { $0[keyPath: keyPath] }, put: { _, _ in }))
    }
    public func load() async throws { try reference.reload() }
    public var isLoading: Bool { false }
    public var loadError: (any Error)? { nil }
    public var publisher: some Publisher<Value, Never> { reference.changes.prepend(reference.current) }
}
extension SharedReader: Equatable where Value: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}
extension SharedReader: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension SharedReader: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
extension Binding {
    @MainActor public init(_ base: Shared<Value>) {
        self.init(get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
    }
}
