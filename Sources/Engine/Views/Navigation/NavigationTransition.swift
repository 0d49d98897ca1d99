public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantThreads

/// The transition of a screen, a sheet or a cover.
public protocol NavigationTransition {}

/// The default transition of the presentation.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// The default of the presentation: screens slide in, sheets and covers move up.
    public init() {}
}

/// Zooms from a view with `matchedTransitionSource(id:in:)`.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    fileprivate let key: Locked<ZoomKey>
}

/// Fades a screen, a sheet or a cover in over what is behind it (iOS 27).
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A cross-fade (iOS 27).
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default of the presentation: screens slide in, sheets and covers move up.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A zoom from the view with the id, and back to it. Without such a view the default transition runs.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: Locked(ZoomKey(id: AnyHashable(sourceID), namespace: namespace)))
    }
}

extension View {
    /// Sets the transition of the screen, the sheet or the cover that this view is in. How a zoom looks on its way is a
    /// guess (Docs/Looks.md); a drag over the screen does not end it.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let fade: ScreenTransition.Style? = style is CrossFadeNavigationTransition ? .fade : nil
        let key = (style as? ZoomNavigationTransition)?.key.withLock { $0 }
        let own = key.map { ScreenTransition.Style.zoom($0) } ?? fade
        return modifier(TransitionSetter(style: own))
    }
    /// Makes this view the source of a zoom.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSource(mark: ZoomMark(key: ZoomKey(id: AnyHashable(id), namespace: namespace), radius: 0)))
    }
}

/// Sets the transition when the view appears, which is before the screen is drawn the first time.
private nonisolated struct TransitionSetter: LifecycleRole {
    typealias Body = Never
    let style: ScreenTransition.Style?
    static var modifierName: String { "navigationTransition" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) { context.environment.screenTransition?.adopt(style) }
    func updated(from old: Self, _ context: RoleContext) { if old.style != style { appeared(context) } }
}
