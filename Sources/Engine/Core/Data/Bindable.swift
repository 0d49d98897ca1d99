public import Observation

/// Creates bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// The value itself, whose members are bindings to properties of the object.
    public var projectedValue: Bindable<Value> { self }

    /// Unavailable: the value is not an `Observable` object.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }

    private init(stored value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object; a body that reads it is evaluated again when the property changes.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(property: keyPath, of: wrappedValue)
    }
}

extension Bindable where Value: Observable {
    /// An object to create bindings to.
    public init(wrappedValue: Value) { self.init(stored: wrappedValue) }
    /// An object to create bindings to, without a property wrapper: `Bindable(object).name`.
    public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }
    /// The same value, for a property that is itself declared with `@Bindable`.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The id of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
