public import Foundation
public import QuadrantCore

// Modifiers for columns side by side. They have no effect in a window of compact width, which shows one at a time.

extension View {
    /// Draws split views in this view by a style. How built-in styles share the width is seen in windows of regular
    /// width only; others show one column.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitViewStyle, AnySplitViewStyle(style))
    }

    /// Sets the width of the split view's column that this view is in, in points. A column without a width has that of
    /// the design; the last column has what the others leave. A window of compact width shows one column as wide as it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the split view's column that this view is in, in points: the ideal one within the limits, as
    /// columns are not dragged.
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
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
    /// Whether the detail shrinks for the other columns.
    let isBalanced: Bool
    nonisolated init<S: NavigationSplitViewStyle>(_ style: S) {
        isBalanced = S.self == BalancedNavigationSplitViewStyle.self
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
    /// Depends on the context: columns are beside the detail in a wide window, and over it in a high one.
    nonisolated public init() {}
    /// The columns.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The detail column shrinks for the visible columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column shrinks.
    nonisolated public init() {}
    /// The columns.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The detail column keeps its size when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The detail column keeps its size in a high window, where others are over it.
    nonisolated public init() {}
    /// The columns.
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
