public import Foundation
public import QuadrantCore

// What columns beside each other look like. A phone shows one at a time, and has no use for it.

extension View {
    /// How the columns of split views in this view share the space. A phone shows one at a time.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// How wide the column of a split view around is, in points. On a phone it is as wide as the window.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// How wide the column of a split view around is, in points. On a phone it is as wide as the window.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        self
    }
}

/// How the columns of a split view share the space. Only the styles that come with the library do.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As suits the surroundings.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// As suits the surroundings; without effect on a phone.
    nonisolated public init() {}
}

/// The detail gives room to the columns that show.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail becomes narrower; without effect on a phone.
    nonisolated public init() {}
}

/// The detail keeps its size when other columns show.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail keeps its size; without effect on a phone.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As suits the surroundings.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail becomes narrower when other columns show.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size when other columns show.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}
