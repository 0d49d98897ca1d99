public import Foundation
public import QuadrantCore

// Modifiers for columns side by side. They have no effect on a phone, which shows one column at a time.

extension View {
    /// Draws split views in this view by a style. How built-in styles share the width is not seen on a phone, which
    /// shows one column.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitViewStyle, AnySplitViewStyle(style))
    }

    /// Sets the width of a split view's column, in points. Nothing to do: a phone shows one column.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of a split view's column, in points. Nothing to do: a phone shows one column.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        self
    }
}

/// The columns of a split view, for a style; has no members.
public struct NavigationSplitViewStyleConfiguration {
    let content: AnyView
}

/// How a split view is drawn.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The view of a split view.
    associatedtype Body: View
    /// The columns of a split view.
    typealias Configuration = NavigationSplitViewStyleConfiguration
    /// Makes the view of a split view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A type-erased style.
struct AnySplitViewStyle {
    let body: @MainActor (NavigationSplitViewStyleConfiguration) -> AnyView
    nonisolated init<S: NavigationSplitViewStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        body = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum SplitViewStyleKey: EnvironmentKey { static var defaultValue: AnySplitViewStyle? { nil } }

extension EnvironmentValues {
    var splitViewStyle: AnySplitViewStyle? {
        get { self[SplitViewStyleKey.self] }
        set { self[SplitViewStyleKey.self] = newValue }
    }
}

/// Depends on the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Depends on the context. Nothing to do: a phone shows one column.
    nonisolated public init() {}
    /// One column after another.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The detail column shrinks for the visible columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column shrinks. Nothing to do: a phone shows one column.
    nonisolated public init() {}
    /// One column after another.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The detail column keeps its size when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column keeps its size. Nothing to do: a phone shows one column.
    nonisolated public init() {}
    /// One column after another.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
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
