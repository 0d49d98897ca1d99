import SwiftUI

// Bindings of UIKit's controllers to a model.

/// A value that a model holds, for controls and presentations of UIKit.
@MainActor @preconcurrency @dynamicMemberLookup @propertyWrapper
public struct UIBinding<Value>: Sendable {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    private init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }
    /// A value of its own, which can be observed.
    public init(wrappedValue value: Value) {
        let kept = KeptValue(value)
        self.init(get: { kept.value }, set: { kept.value = $0 })
    }
    public init(projectedValue: UIBinding<Value>) { self = projectedValue }
    public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// The value of an optional; nil where it is not there.
    public init?(_ base: UIBinding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
    }
    /// Whether there is a value; false makes it nil.
    public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
        self.init(get: { base.wrappedValue != nil }, set: { if !$0 { base.wrappedValue = nil } })
    }
    fileprivate init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
    }
    public static func constant(_ value: Value) -> UIBinding<Value> { UIBinding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: UIBinding<Value> { self }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> UIBinding<Member> {
        UIBinding<Member>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
    /// The value of a case of an optional enum: `$model.destination.edit`.
    public subscript<Enum: CasePathable, Case>(
        dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Case>>
    ) -> UIBinding<Case?> where Value == Enum? {
        let path = Enum.allCasePaths[keyPath: keyPath]
        return UIBinding<Case?>(
            get: { wrappedValue.flatMap { path.extract(from: $0) } },
            set: { value in
                let isCase = wrappedValue.map { path.extract(from: $0) != nil } ?? true
                if isCase || value != nil { wrappedValue = value.map { path.embed($0) } }
            })
    }
    /// The value of a case of an enum; nil for another case.
    public subscript<Case>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Case>>
    ) -> UIBinding<Case>? where Value: CasePathable {
        let path = Value.allCasePaths[keyPath: keyPath]
        guard let first = path.extract(from: wrappedValue) else { return nil }
        return UIBinding<Case>(get: { path.extract(from: wrappedValue) ?? first },
                               set: { wrappedValue = path.embed($0) })
    }
}

/// Makes bindings to the properties of an object that can be observed.
@MainActor @preconcurrency @dynamicMemberLookup @propertyWrapper
public struct UIBindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) where Value: AnyObject & Observation.Observable {
        self.wrappedValue = wrappedValue
    }
    public init(_ wrappedValue: Value) where Value: AnyObject & Observation.Observable {
        self.wrappedValue = wrappedValue
    }
    public init(projectedValue: UIBindable<Value>) { self = projectedValue }
    public var projectedValue: UIBindable<Value> { self }
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> UIBinding<Member>
    where Value: AnyObject { UIBinding<Member>(wrappedValue, keyPath) }
}

/// The value of a binding without a model.
@MainActor @Observable
private final class KeptValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
