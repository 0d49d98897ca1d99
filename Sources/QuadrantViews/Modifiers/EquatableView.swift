public import QuadrantCore

/// A view that is updated only when it is not equal (`==`) to what it was, whatever else changed around it.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    /// The view that is compared with its predecessor by `==`.
    public var content: Content
    /// A view that is made again only when `content` is not equal to what it was.
    public init(content: Content) { self.content = content }
    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Updates this view only when it is not equal (`==`) to what it was, whatever else changed around it. What it
    /// reads itself still updates it.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
