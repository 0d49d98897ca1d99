public import QuadrantCore

/// A view that is updated only when it is not equal (`==`) to its previous value, whatever changes in its parent.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    /// The view that is compared with its previous value by `==`.
    public var content: Content
    /// Creates a view whose body is evaluated only when `content` is not equal to its previous value.
    public init(content: Content) { self.content = content }
    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Updates this view only when it is not equal (`==`) to its previous value, whatever changes in its parent.
    /// Changes of values that it reads itself still update it.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
