public import QuadrantCore

/// A stack of screens that links with destinations push onto; the older form of `NavigationStack`.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    private let read = SubviewReader()

    /// `content` is the first screen; of several views the first, and the others never show on a phone.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        // Of several columns a phone shows the first.
        let columns = Content.self is any ColumnsView.Type ? read(content) : []
        StackOfScreens(root: columns.count > 1 ? AnyView(columns[0]) : AnyView(content), path: nil)
    }
}

/// Views that are the columns of a navigation view.
private protocol ColumnsView {}
extension TupleView: ColumnsView {}

/// How a navigation view shows its columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// As the device has space for; on a phone, one over the other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// As the device has space for.
    nonisolated public init() {}
}
/// One over the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// One screen over the other.
    nonisolated public init() {}
}
/// Beside each other where there is room; on a phone, one over the other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns where the device has space for them.
    nonisolated public init() {}
}
/// The older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Columns where the device has space for them.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As the device has space for; on a phone a stack.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen over the other.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where the device has space for them; on a phone a stack.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// How navigation views in this view show their columns. On a phone all styles are a stack.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
