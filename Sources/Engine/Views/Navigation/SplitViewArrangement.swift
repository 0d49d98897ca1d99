import Foundation
import QuadrantCore
import QuadrantGeometry

/// The columns of a split view side by side, in a window of regular width.
///
/// A column that does not fit beside the detail is shown over it. Which columns are shown at first and their widths are
/// guesses, but for the panel of iOS 26 around the first one, which was measured on an iPad of 13 inches.
struct SplitViewArrangement: View {
    let sidebar: AnyView
    /// The column between the others; nil in a split view of two columns.
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    /// Whether the detail shrinks for other columns where it would be covered by them.
    let isBalanced: Bool
    @State private var own = NavigationSplitViewVisibility.automatic
    @State private var widths: [NavigationSplitViewColumn: ColumnWidth] = [:]
    @State private var middleNavigator = Navigator()
    @State private var detailNavigator = Navigator()
    @Environment(\.design) private var design
    private var metrics: SplitViewMetrics { design.metrics.splitView }
    private var shown: Binding<NavigationSplitViewVisibility> { visibility ?? $own }

    var body: some View {
        GeometryReader { proxy in
            arranged(in: proxy.size, below: proxy.safeAreaInsets.top)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .ignoresSafeArea(.keyboard)
    }

    // MARK: which columns are shown

    /// The columns before the detail that are shown in a window of this size.
    private func columns(in size: CGSize) -> [NavigationSplitViewColumn] {
        let all: [NavigationSplitViewColumn] = content == nil ? [.sidebar] : [.sidebar, .content]
        switch shown.wrappedValue {
        case .all: return all
        case .doubleColumn: return [all[all.count - 1]]
        case .detailOnly: return []
        default:
            if size.width <= size.height { return [] }
            return Double(size.width) >= metrics.widthOfThree ? all : [all[all.count - 1]]
        }
    }

    private func toggle(_ columns: [NavigationSplitViewColumn]) -> SidebarToggle {
        let shown = shown, hasSidebar = columns.contains(.sidebar), hasThree = content != nil
        let next: NavigationSplitViewVisibility =
            hasSidebar ? hasThree ? .doubleColumn : .detailOnly : hasThree && columns.isEmpty ? .doubleColumn : .all
        return SidebarToggle(isOpen: hasSidebar) { withAnimation(Navigator.slide) { shown.wrappedValue = next } }
    }

    // MARK: columns

    /// `top` is the height of the safe area at the top of the window.
    @ViewBuilder private func arranged(in size: CGSize, below top: CGFloat) -> some View {
        let columns = columns(in: size), toggle = toggle(columns)
        let areBeside = isBalanced || size.width > size.height
        let first = columns.first ?? .detail
        ZStack(alignment: .topLeading) {
            // The panel of iOS 26 lies on the ground of the next column.
            let hasPanel = areBeside && metrics.panelInset > 0 && columns.contains(.sidebar)
            HStack(spacing: 0) {
                if areBeside {
                    if columns.contains(.sidebar), !hasPanel {
                        sidebarColumn(first == .sidebar ? toggle : nil, below: top)
                    }
                    if columns.contains(.content) { contentColumn(first == .content ? toggle : nil) }
                }
                detailColumn(first == .detail || !areBeside ? toggle : nil)
            }
            .safeAreaPadding(.leading, hasPanel ? width(.sidebar) : 0)
            if hasPanel { sidebarColumn(first == .sidebar ? toggle : nil, below: top) }
            if !areBeside, !columns.isEmpty {
                Dim().ignoresSafeArea().contentShape(Rectangle())
                    .onTapGesture {
                        withAnimation(Navigator.slide) { shown.wrappedValue = .detailOnly }
                    }
                    .transition(.opacity)
                    .accessibilityHidden(true)
                HStack(spacing: 0) {
                    if columns.contains(.sidebar) { sidebarColumn(first == .sidebar ? toggle : nil, below: top) }
                    if columns.contains(.content) { contentColumn(first == .content ? toggle : nil) }
                }
            }
        }
    }

    private func width(_ column: NavigationSplitViewColumn) -> CGFloat {
        widths[column]?.points ?? CGFloat(column == .sidebar ? metrics.sidebar : metrics.content)
    }

    private func column(_ place: NavigationSplitViewColumn, _ view: AnyView, _ navigator: Navigator?,
                        next: Navigator?, _ toggle: SidebarToggle?) -> some View {
        let side = ColumnSide(isSidebar: place == .sidebar, toggle: toggle)
        let root = view
            .environment(\.isColumn, true)
            .environment(\.columnOpener, next == nil ? nil : ColumnOpener(isOpen: true, open: {}, close: {}))
            .environment(\.linkColumn, NavigatorLink(navigator: next))
        return StackOfScreens(root: AnyView(root), path: nil, given: navigator)
            .environment(\.columnSide, side)
            .onPreferenceChange(ColumnWidthKey.self) { widths[place] = $0 }
    }

    @ViewBuilder private func sidebarColumn(_ toggle: SidebarToggle?, below top: CGFloat) -> some View {
        let next = content == nil ? detailNavigator : middleNavigator
        let stack = column(.sidebar, AnyView(sidebar.listStyle(.sidebar)), nil, next: next, toggle)
        Group {
            if metrics.panelInset > 0 {
                let shape = RoundedRectangle(cornerRadius: metrics.panelRadius)
                // Below a status bar, else as far from the upper edge of the window as from the others.
                let panelTop = top > 0 ? max(metrics.panelTop, top) : metrics.panelInset
                let insets = EdgeInsets(top: panelTop, leading: 0, bottom: metrics.panelInset, trailing: 0)
                stack
                    .safeAreaPadding(.top, top > 0 ? panelTop - top : 0)
                    .mask { shape.padding(insets).ignoresSafeArea(.container, edges: .vertical) }
                    .background {
                        GlassPane(shape: AnyShape(shape), recipe: .floating).padding(insets)
                            .ignoresSafeArea(.container, edges: .vertical)
                    }
                    .padding(.leading, metrics.panelInset)
            } else {
                stack.background(Color(system: .systemGroupedBackground)).overlay(alignment: .trailing) { line }
            }
        }
        .frame(width: width(.sidebar))
        // Its shadow falls on the next column.
        .zIndex(1)
        .transition(.move(edge: .leading))
    }

    private func contentColumn(_ toggle: SidebarToggle?) -> some View {
        column(.content, AnyView(content.listStyle(.plain)), middleNavigator, next: detailNavigator, toggle)
            .overlay(alignment: .trailing) { line }
            .frame(width: width(.content))
            .transition(.move(edge: .leading))
    }

    private func detailColumn(_ toggle: SidebarToggle?) -> some View {
        column(.detail, detail, detailNavigator, next: nil, toggle)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var line: some View { HairLine(axis: .vertical).ignoresSafeArea(.container, edges: .vertical) }
}

/// The width of a column that a view in it asks for.
struct ColumnWidth: Equatable {
    var points: CGFloat

    /// The ideal width within the limits; nil leaves the width as it is.
    init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
        let low = min.map { Swift.max($0, 0) } ?? 0, high = Swift.max(max ?? .infinity, low)
        let points = Swift.min(Swift.max(ideal, low), high)
        guard points.isFinite, points > 0 else { return nil }
        self.points = points
    }
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The button that shows and hides the first column of a split view.
struct SidebarToggle {
    let isOpen: Bool
    let action: () -> Void
}

/// What a screen of a column side by side with others knows of them.
struct ColumnSide {
    /// Whether it is the first column, whose ground is that of the split view.
    var isSidebar = false
    /// The button in the bar of the column's first screen; nil shows none.
    var toggle: SidebarToggle?
}

private enum ColumnSideKey: EnvironmentKey { static var defaultValue: ColumnSide { ColumnSide() } }
private enum LinkColumnKey: EnvironmentKey { static var defaultValue: NavigatorLink { NavigatorLink() } }

extension EnvironmentValues {
    var columnSide: ColumnSide {
        get { self[ColumnSideKey.self] }
        set { self[ColumnSideKey.self] = newValue }
    }
    /// The stack of the next column, in which links of this one show their screens, outside of stacks of their own.
    var linkColumn: NavigatorLink {
        get { self[LinkColumnKey.self] }
        set { self[LinkColumnKey.self] = newValue }
    }
}

/// The button in the bar of a column that shows and hides the sidebar.
struct SidebarButton: View {
    let toggle: SidebarToggle
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let button = Button(action: toggle.action) {
            Image(systemName: "sidebar.leading")
                .frame(width: metrics.hasPlatters ? metrics.platter : nil,
                       height: metrics.hasPlatters ? metrics.platter : metrics.bar)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(Text(verbatim: toggle.isOpen ? "Hide Sidebar" : "Show Sidebar"))
        if metrics.hasPlatters {
            button
                .buttonStyle(BarButtonStyle())
                .environment(\.tint, nil)
                .modifier(BarItemModifier(isBold: false))
                .background { GlassPane(shape: AnyShape(Circle()), recipe: .bar) }
        } else {
            button.modifier(BarItemModifier(isBold: false)).padding(.trailing, metrics.itemGap)
        }
    }
}
