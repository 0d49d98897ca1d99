public import QuadrantCore

/// The state of a find navigator for views that search themselves.
public nonisolated struct FindContext {
    /// Whether the navigator is shown; nil for views that always show it.
    public var isPresented: Binding<Bool>?
    /// Whether what is found can be replaced.
    public var supportsReplace: Bool

    init(isPresented: Binding<Bool>? = nil, supportsReplace: Bool = false) {
        self.isPresented = isPresented
        self.supportsReplace = supportsReplace
    }
}

private enum FindContextKey: EnvironmentKey { static var defaultValue: FindContext? { nil } }

extension EnvironmentValues {
    /// The navigator that an enclosing view asks for (iOS 26); nil for none.
    public internal(set) var findContext: FindContext? {
        get { self[FindContextKey.self] }
        set { self[FindContextKey.self] = newValue }
    }
}

extension View {
    /// Shows a field that searches in text editors of this view. Nothing to do: there is no find navigator, which is
    /// above the keyboard.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        transformEnvironment(\.findContext) {
            $0 = FindContext(isPresented: isPresented, supportsReplace: $0?.supportsReplace ?? true)
        }
    }
    /// Text editors in this view are not searched. Nothing to do: there is no find navigator.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findContext) { if isDisabled { $0 = nil } }
    }
    /// Text that is found in this view is not replaced. Nothing to do: there is no find navigator.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findContext) { if isDisabled { $0?.supportsReplace = false } }
    }
}
