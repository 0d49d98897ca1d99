import QuadrantGraph
public import Observation

/// Reads a value of the focused view; nil if the view sets none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var store: FocusedValueStore?

    /// Reads the value at `keyPath` of the focused view.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Reads an object of a type that the focused view sets.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[object: Value.self] } }

    /// The value that the focused view sets; nil if it sets none or no view has the focus.
    public var wrappedValue: Value? { store.flatMap { read($0.read()) } }
}

extension FocusedValue: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        store = context.graph.focus.values
    }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// Reads and writes through a binding that the focused view sets; nil if the view sets none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var store: FocusedValueStore?

    /// Reads the binding at `keyPath` of the focused view.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    private var binding: Binding<Value>? { store?.read()[keyPath: keyPath] }

    /// The value of the binding; writing nil has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value; nil if the focused view sets none, and writing nil has no effect.
    public var projectedValue: Binding<Value?> {
        let found = self
        return Binding(reading: { found.wrappedValue }, writing: { found.wrappedValue = $0 })
    }
}

extension FocusedBinding: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        store = context.graph.focus.values
    }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}
