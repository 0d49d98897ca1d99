public import Foundation
public import QuadrantCore

// Modifiers for columns side by side. They have no effect on a phone, which shows one column at a time.

extension View {
    /// Sets how the columns of split views in this view share the width. Nothing to do: a phone shows one column.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of a split view's column, in points. Nothing to do: a phone shows one column.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of a split view's column, in points. Nothing to do: a phone shows one column.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        self
    }
}

/// How the columns of a split view share the width. Only built-in styles have an effect.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Depends on the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Depends on the context. Nothing to do: a phone shows one column.
    nonisolated public init() {}
}

/// The detail column shrinks for the visible columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column shrinks. Nothing to do: a phone shows one column.
    nonisolated public init() {}
}

/// The detail column keeps its size when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column keeps its size. Nothing to do: a phone shows one column.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Depends on the context.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail column shrinks when other columns are shown.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail column keeps its size when other columns are shown.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}
