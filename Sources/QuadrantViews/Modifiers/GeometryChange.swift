public import QuadrantCore

extension View {
    /// Runs `action` with what `transform` makes of this view's geometry: when the view appears, and when that has
    /// changed. `transform` runs again whenever what it reads of the geometry changes.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        background(GeometryWatch(transform: transform) { _, new in action(new) })
    }

    /// Runs `action` with the value before and the new one; when the view appears both are the same.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background(GeometryWatch(transform: transform, action: action))
    }
}

/// Lies behind a view, as large as it, and draws nothing.
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
