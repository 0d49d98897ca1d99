public import QuadrantCore

/// What Xcode's canvas puts around a view to select it; packages name the type to see through it. Changes nothing.
public nonisolated struct _IdentifiedModifier<Identifier>: ViewModifier {
    /// The content, unchanged.
    public func body(content: Content) -> some View { content }
}

/// The identifier of a selection in Xcode's canvas.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
