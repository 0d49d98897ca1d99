public import QuadrantCore

/// The visible columns of a split view. In a window of compact width one at a time is shown in any case.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// Only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
    /// The last two of three columns, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// As many as fit in the window.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let place: Int
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(place: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(place: 2)
}

/// Two or three columns, where each one shows the selection of the one before: side by side in a window of regular
/// width, as on a tablet, and screens of a stack in one of compact width.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var own = NavigationSplitViewColumn.sidebar
    @Environment(\.splitViewStyle) private var style
    @Environment(\.horizontalSizeClass) private var width

    private init(_ sidebar: Sidebar, _ content: Content, _ detail: Detail,
                 _ visibility: Binding<NavigationSplitViewVisibility>?,
                 _ preferred: Binding<NavigationSplitViewColumn>?) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.preferred = preferred
        self.visibility = visibility
    }

    /// Three columns. Where one is shown at a time, that is initially the sidebar.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
                @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }
    /// Three columns. `columnVisibility` says which are shown side by side, and is set by the button for the sidebar.
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }
    /// Three columns. Where one is shown at a time, `preferredCompactColumn` says which, and is set when that changes.
    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }
    /// Three columns. `columnVisibility` says which are shown side by side, and is set by the button for the sidebar;
    /// `preferredCompactColumn` is the one that is shown alone, and is set when another one is.
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>,
                preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }

    private var hasThree: Bool { Content.self != EmptyView.self }
    @MainActor private var shown: Binding<NavigationSplitViewColumn> { preferred ?? $own }

    @MainActor @ViewBuilder public var body: some View {
        if let style {
            let content = AnyView(columns.environment(\.splitViewStyle, nil))
            style.body(NavigationSplitViewStyleConfiguration(content: content))
        } else {
            columns
        }
    }

    @MainActor @ViewBuilder private var columns: some View {
        if width == .regular {
            SplitViewArrangement(sidebar: AnyView(sidebar), content: hasThree ? AnyView(content) : nil,
                                 detail: AnyView(detail), visibility: visibility,
                                 isBalanced: style?.isBalanced ?? false)
        } else {
            stack
        }
    }

    @MainActor private var stack: StackOfScreens {
        let shown = shown, detail = AnyView(detail), hasThree = hasThree
        let opensDetail = ColumnOpener(isOpen: shown.wrappedValue == .detail) { shown.wrappedValue = .detail }
            close: { if shown.wrappedValue == .detail { shown.wrappedValue = hasThree ? .content : .sidebar } }
        let opensContent = ColumnOpener(isOpen: shown.wrappedValue != .sidebar) {
            if shown.wrappedValue == .sidebar { shown.wrappedValue = .content }
        } close: { shown.wrappedValue = .sidebar }
        let last = AnyView(detail.environment(\.columnOpener, nil))
        let toDetail = PushModifier(isActive: shown.wrappedValue == .detail, content: last) {
            shown.wrappedValue = .content
        }
        let middle = hasThree ? AnyView(content.environment(\.columnOpener, opensDetail).modifier(toDetail)) : last
        let root = sidebar
            .environment(\.columnOpener, hasThree ? opensContent : opensDetail)
            .modifier(PushModifier(isActive: shown.wrappedValue != .sidebar, content: middle) {
                shown.wrappedValue = .sidebar
            })
            .environment(\.isColumn, true)
        return StackOfScreens(root: AnyView(root), path: nil)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns. Where one is shown at a time, that is initially the sidebar.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), nil, nil)
    }
    /// Two columns. `columnVisibility` says which are shown side by side, and is set by the button for the sidebar.
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
    }
    /// Two columns. Where one is shown at a time, `preferredCompactColumn` says which, and is set when that changes.
    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
    }
    /// Two columns. `columnVisibility` says which are shown side by side, and is set by the button for the sidebar;
    /// `preferredCompactColumn` is the one that is shown alone, and is set when another one is.
    public init(columnVisibility: Binding<NavigationSplitViewVisibility>,
                preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
    }
}

/// Shows the column after that of a view, for a selection in the view.
struct ColumnOpener {
    /// Whether that column is shown, or one after it.
    let isOpen: Bool
    let open: () -> Void
    let close: () -> Void
}

private enum ColumnOpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }
private enum IsColumnKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var columnOpener: ColumnOpener? {
        get { self[ColumnOpenerKey.self] }
        set { self[ColumnOpenerKey.self] = newValue }
    }
    /// Whether the view is the content of a column: a stack in it shows its screens in the stack of the split view.
    var isColumn: Bool {
        get { self[IsColumnKey.self] }
        set { self[IsColumnKey.self] = newValue }
    }
}
