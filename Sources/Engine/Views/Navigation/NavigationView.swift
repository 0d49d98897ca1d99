public import QuadrantCore

/// A stack of screens that links with destinations push onto; the older form of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    private let read = SubviewReader()

    /// `content` is the root screen: the first of several views; a phone never shows the others.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        // A phone shows the first of several columns.
        let columns = Content.self is any ColumnsView.Type ? read(content) : []
        StackOfScreens(root: columns.count > 1 ? AnyView(columns[0]) : AnyView(content), path: nil)
    }
}

/// Views that are the columns of a navigation view.
private protocol ColumnsView {}
extension TupleView: ColumnsView {}

/// The arrangement of a navigation view's columns.
public protocol NavigationViewStyle {}

/// Depends on the available space; on a phone, a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Depends on the available space.
    nonisolated public init() {}
}
/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// A stack of screens.
    nonisolated public init() {}
}
/// Columns side by side if they fit; on a phone, a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns if they fit on the device.
    nonisolated public init() {}
}
/// The older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns if they fit on the device.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Depends on the available space; on a phone, a stack.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack of screens.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns if they fit on the device; on a phone, a stack.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets the arrangement of columns for the navigation views in this view. On a phone all styles are a stack.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
