import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import Observation

/// A state whose stored variables report their readers and changes.
public protocol ObservableState: Observable {
    var _$id: ObservableStateID { get }
    mutating func _$willModify()
}

/// Which value a state is: it stays the same while parts of the value change, and is another one for another value.
public struct ObservableStateID: Hashable, Sendable {
    private final class Object: Sendable {}
    private let object: ObjectIdentifier?, held: Held?, value: Value?
    private let tag: Int
    /// Keeps the object, so that its identifier is not given to another one.
    private struct Held: Sendable { let object: any AnyObject & Sendable }
    private typealias Value = UncheckedSendable<AnyHashable>
    private init(_ object: (any AnyObject & Sendable)?, _ value: Value?, _ tag: Int) {
        self.object = object.map { ObjectIdentifier($0) }
        held = object.map { Held(object: $0) }
        (self.value, self.tag) = (value, tag)
    }
    init(of object: any AnyObject & Sendable) { self.init(object, nil, -1) }
    /// A value that is the same as no other one.
    public init() { self.init(Object(), nil, -1) }
    public static var _$inert: Self { Self(nil, nil, -1) }
    public static func _$id<T>(for value: T) -> Self {
        if let value = value as? any ObservableState { return value._$id }
        if let value = value as? any Identifiable { return Self(nil, identifier(value), -1) }
        return Self()
    }
    private static func identifier(_ value: some Identifiable) -> Value { Value(AnyHashable(value.id)) }
    public init(_ other: Self) { self = other }
    /// The identity of the value of a case.
    public func _$tag(_ tag: Int) -> Self {
        Self(held?.object, Value([AnyHashable(self.tag), AnyHashable(value)]), tag)
    }
    public static func == (left: Self, right: Self) -> Bool {
        left.object == right.object && left.tag == right.tag && left.value == right.value
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(object)
        hasher.combine(tag)
        hasher.combine(value)
    }
}

/// The readers of the variables of a state, and its identity. Copies of a state share them.
public struct ObservationStateRegistrar: Sendable {
    private final class Readers: Sendable {
        let registrar = ObservationRegistrar()
    }
    private let readers = Readers()
    public init() {}
    public var id: ObservableStateID { ObservableStateID(of: readers) }
    public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
        readers.registrar.access(subject, keyPath: keyPath)
    }
    public func notify<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
        readers.registrar.withMutation(of: subject, keyPath: keyPath) {}
    }

    // MARK: What is a change

    /// Whether an assignment has to be reported: not that of an equal value.
    public func isChanged<T>(_ old: T, _ new: T) -> Bool { true }
    public func isChanged<T: Equatable>(_ old: T, _ new: T) -> Bool { old != new }
    public func isChanged<T: Equatable & ObservableState>(_ old: T, _ new: T) -> Bool {
        old._$id != new._$id || old != new
    }
    /// Whether another value stands where one was changed in place. Parts of a state report their own changes.
    public func isReplaced<T>(_ old: T, _ new: T) -> Bool { !Self.isSame(old, new) }
    public func isReplaced<T: Equatable>(_ old: T, _ new: T) -> Bool { old != new && !Self.isSame(old, new) }
    public func isReplaced<T: ObservableState>(_ old: T, _ new: T) -> Bool { old._$id != new._$id }
    public func isReplaced<T: ObservableState & Equatable>(_ old: T, _ new: T) -> Bool { old._$id != new._$id }
    public func isReplaced<T: ObservableState>(_ old: T?, _ new: T?) -> Bool { old?._$id != new?._$id }
    public func isReplaced<T: ObservableState & Equatable>(_ old: T?, _ new: T?) -> Bool { old?._$id != new?._$id }
    public func isReplaced<ID: Hashable, T: ObservableState>(
        _ old: IdentifiedArray<ID, T>, _ new: IdentifiedArray<ID, T>
    ) -> Bool { Self.differ(old, new) || old.ids != new.ids }
    public func isReplaced<ID: Hashable, T: ObservableState & Equatable>(
        _ old: IdentifiedArray<ID, T>, _ new: IdentifiedArray<ID, T>
    ) -> Bool { Self.differ(old, new) || old.ids != new.ids }
    public func isReplaced<T: ObservableState>(_ old: [T], _ new: [T]) -> Bool { Self.differ(old, new) }
    public func isReplaced<T: ObservableState & Equatable>(_ old: [T], _ new: [T]) -> Bool { Self.differ(old, new) }
    public func isReplaced<T: ObservableState>(_ old: StackState<T>, _ new: StackState<T>) -> Bool {
        old.ids != new.ids || Self.differ(old, new)
    }
    public func isReplaced<T: ObservableState & Equatable>(_ old: StackState<T>, _ new: StackState<T>) -> Bool {
        old.ids != new.ids || Self.differ(old, new)
    }
    private static func differ<C: Collection>(_ old: C, _ new: C) -> Bool where C.Element: ObservableState {
        old.count != new.count || zip(old, new).contains { $0._$id != $1._$id }
    }
    static func isSame<T>(_ old: T, _ new: T) -> Bool {
        guard let old = old as? any ObservableState, let new = new as? any ObservableState else { return false }
        return old._$id == new._$id
    }
}
extension ObservationStateRegistrar: Equatable, Hashable {
    public static func == (_: Self, _: Self) -> Bool { true }
    public func hash(into _: inout Hasher) {}
}
extension ObservationStateRegistrar: Codable {
    public init(from _: any Decoder) throws { self.init() }
    public func encode(to _: any Encoder) throws {}
}
extension KeyedDecodingContainer {
    /// A state that was stored has no readers.
    public func decode(
        _ type: ObservationStateRegistrar.Type, forKey key: Key
    ) throws -> ObservationStateRegistrar { ObservationStateRegistrar() }
}
