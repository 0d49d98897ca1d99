public import QuadrantCore

/// The kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A screen reader.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1) }
    /// Control by switches.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 2) }
}

/// Which view has the focus of an assistive technology. As on a phone where none is turned on, no view ever has it: the
/// value is `false` or nil, and a value that is set is not kept.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Where the focus is, for views that set or follow it.
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value
        /// `false` or nil; what is set is not kept.
        public var wrappedValue: Value {
            get { none }
            nonmutating set { _ = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Whether a view has the focus.
    nonisolated public init() where Value == Bool { none = false }
    /// Whether a view has the focus of one of `technologies`.
    nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    /// Which of several views has the focus.
    nonisolated public init<T: Hashable>() where Value == T? { none = nil }
    /// Which of several views has the focus of one of `technologies`.
    nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// `false` or nil; what is set is not kept.
    public var wrappedValue: Value {
        get { none }
        nonmutating set { _ = newValue }
    }
    /// A binding for `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(none: none) }
}

extension View {
    /// Binds the focus of assistive technologies on this view to a condition. None is on here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    /// Binds the focus of assistive technologies on this view to a value. None is on here.
    nonisolated public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding,
                                                                  equals value: Value) -> some View {
        self
    }
    /// Sets the view that gets the focus of assistive technologies when this view appears. Nothing to do: none is on
    /// here.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        self
    }
}
