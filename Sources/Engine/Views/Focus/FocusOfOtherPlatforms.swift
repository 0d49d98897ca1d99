public import QuadrantCore

// The focus of remote controls, crowns and keyboards that have no touch screen.

/// Asks a scope for its default focus.
@available(*, unavailable, message: "the default focus of a scope is available in macOS, tvOS and watchOS only")
public struct ResetFocusAction {
    /// Moves the focus to the default view of the scope with this namespace.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

@available(*, unavailable, message: "the default focus of a scope is available in macOS, tvOS and watchOS only")
extension EnvironmentValues {
    /// Asks a scope for its default focus.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Limits default focuses to this view.
    @available(*, unavailable, message: "focusScope is available in macOS, tvOS and watchOS only")
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Makes this view the default focus of a scope.
    @available(*, unavailable,
               message: "prefersDefaultFocus is available in macOS, tvOS and watchOS only; use defaultFocus(_:_:)")
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View { self }
    /// Moves the focus into this view as into one.
    @available(*, unavailable, message: "focusSection is available in macOS and tvOS only")
    nonisolated public func focusSection() -> some View { self }
}
