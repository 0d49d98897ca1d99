public import QuadrantCore

/// The wrapper by which Xcode's canvas selects a view; packages refer to the type to unwrap it. It changes nothing.
public nonisolated struct _IdentifiedModifier<Identifier>: ViewModifier {
    /// The content, unchanged.
    public func body(content: Content) -> some View { content }
}

/// The identifier of a selection in Xcode's canvas.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
