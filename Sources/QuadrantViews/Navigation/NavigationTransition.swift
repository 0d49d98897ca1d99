public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph

/// How a screen, a sheet or a cover comes. Each comes here as it does by itself.
public protocol NavigationTransition {}

/// As the presentation has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// As the presentation has it: screens slide in, sheets and covers rise.
    public init() {}
}

/// Out of a view that is named with `matchedTransitionSource(id:in:)`. Not drawn here: a runtime issue says so.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the presentation has it: screens slide in, sheets and covers rise.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A zoom out of the view of that id, which is not drawn: it is reported, and the presentation comes as by
    /// itself.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Says how this screen, sheet or cover comes. Only `automatic` is drawn; a zoom is reported when it appears.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(MissingTransition(isZoom: style is ZoomNavigationTransition))
    }
    /// Names this view for a zoom, which reports where it is asked for that it is not drawn.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        self
    }
}

private nonisolated struct MissingTransition: LifecycleRole {
    typealias Body = Never
    let isZoom: Bool
    static var modifierName: String { "navigationTransition" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) {
        guard isZoom else { return }
        context.report { path in
            Diagnostic(what: "navigationTransition got .zoom, which is not drawn; it comes as it does by itself.",
                         at: path, rule: "Screens slide in, sheets and covers rise; only that is drawn here.",
                         fix: "Take .automatic where the way a screen comes matters.")
        }
    }
}
