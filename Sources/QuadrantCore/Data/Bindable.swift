public import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }

    private init(stored value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(property: keyPath, of: wrappedValue)
    }
}

extension Bindable where Value: Observable {
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
