public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph

/// The transition of a screen, a sheet or a cover. Only the default of each is drawn here.
public protocol NavigationTransition {}

/// The default transition of the presentation.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The default of the presentation: screens slide in, sheets and covers move up.
    public init() {}
}

/// Zooms from a view with `matchedTransitionSource(id:in:)`. Not drawn here: a runtime issue is reported.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

/// Fades a sheet in over what is behind it (iOS 27). Not drawn here: a runtime issue is reported.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A cross-fade (iOS 27). It is reported instead of drawn, and the default transition runs.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default of the presentation: screens slide in, sheets and covers move up.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A zoom from the view with the id. It is reported instead of drawn, and the default transition runs.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Sets the transition of this screen, sheet or cover. Only `automatic` is drawn; a zoom and a cross-fade are
    /// reported when it appears.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let name = style is ZoomNavigationTransition ? "zoom"
            : style is CrossFadeNavigationTransition ? "crossFade" : nil
        return modifier(MissingTransition(name: name))
    }
    /// Makes this view the source of a zoom, which is reported where it is used, and not drawn.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        self
    }
}

private nonisolated struct MissingTransition: LifecycleRole {
    typealias Body = Never
    /// The name of a transition that is not drawn.
    let name: String?
    static var modifierName: String { "navigationTransition" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) {
        guard let name else { return }
        context.report { path in
            Diagnostic(what: "navigationTransition got .\(name), which is not drawn; it comes as it does by itself.",
                       at: path, rule: "Screens slide in, sheets and covers rise; only that is drawn here.",
                       fix: "Take .automatic where the way a screen comes matters.")
        }
    }
}
