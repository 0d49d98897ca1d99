/// A value that is propagated up the view tree, combined from the values of several views.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view has set one.
    static var defaultValue: Value { get }
    /// Combines `value`, from the earlier views, with the value of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil: no value.
    public static var defaultValue: Value { nil }
}
