public import QuadrantCore

/// How a screen, a sheet or a cover comes. Each comes here as it does by itself.
public protocol NavigationTransition {}

/// As the presentation has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// Out of a view that is named with `matchedTransitionSource(id:in:)`.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        self
    }
}
