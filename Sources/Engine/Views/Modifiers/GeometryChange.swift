public import QuadrantCore

extension View {
    /// Runs `action` with the value of `transform` for this view's geometry: when the view appears, and when the value
    /// changes. `transform` is evaluated again when a part of the geometry that it reads changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        background(GeometryWatch(transform: transform) { _, new in action(new) })
    }

    /// Runs `action` with the old and the new value; when the view appears both are equal.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background(GeometryWatch(transform: transform, action: action))
    }
}

/// An invisible background that reads the geometry of a view.
private nonisolated struct GeometryWatch<T: Equatable>: View {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor var body: some View {
        GeometryReader { proxy in
            Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
