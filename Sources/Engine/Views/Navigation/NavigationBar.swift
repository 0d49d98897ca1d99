import Foundation
import QuadrantCore
import QuadrantGeometry

/// The bar at the top of a screen: the back button, items, the title, and the large title below.
struct NavigationBar: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?
    /// The bar is drawn over the content, and read before it.
    static let readingOrder = 1.0
    @Environment(\.verticalSizeClass) private var verticalSize
    @Environment(\.design) private var design
    @Environment(\.tabsBelowField) private var tabs
    @Environment(\.columnSide) private var side

    var body: some View {
        let configuration = screen.configuration.value, paint = configuration.paint(.navigation)
        let toggle = before == nil && !configuration.hasStack && !configuration.hidesSidebarToggle ? side.toggle : nil
        let isRoot = before == nil
        let hasItems = configuration.items.contains {
            ![.bottom, .status, .keyboard, .titleMenu].contains($0.placement) && !$0.isSpace
        }
        let hasField = configuration.search.map { !$0.isAtBottom(design.metrics.search, tabs) } ?? false
        let hasBar = configuration.shownTitle != nil || hasItems || !isRoot || hasField || toggle != nil
        if paint.bar != .hidden, hasBar || paint.bar == .visible {
            BarBody(navigator: navigator, screen: screen, before: before, configuration: configuration, toggle: toggle,
                    mode: screen.hidesBar ? .inline : Navigator.titleMode(screen, navigator, in: verticalSize))
                .leaving(.navigation, of: screen, over: .top)
                .barScheme(paint.scheme)
                .environment(\.font, nil)
                .environment(\.foregroundStyle, nil)
        }
    }
}

extension Navigator {
    /// Where a screen's title is; the automatic mode inherits it from the screen before. In a window of little height,
    /// such as that of a phone in landscape, none is large.
    static func titleMode(_ screen: Screen, _ navigator: Navigator, in verticalSize: UserInterfaceSizeClass?)
        -> TitleMode
    {
        if verticalSize == .compact { return .inline }
        let screens = navigator.stacked
        guard screen.configuration.value.shownTitle != nil,
            let place = screens.firstIndex(where: { $0 === screen }) else {
            return .inline
        }
        return screens[...place].reversed().lazy.map { $0.configuration.value.mode ?? .automatic }
            .first { $0 != .automatic } ?? .large
    }

    /// Whether a screen's title is large, below the bar's row.
    static func isLarge(_ screen: Screen, _ navigator: Navigator, in verticalSize: UserInterfaceSizeClass?) -> Bool {
        titleMode(screen, navigator, in: verticalSize) == .large
    }

    /// The height by which a screen's bar shrinks while content is scrolled under it.
    func collapsibleBarHeight(of screen: Screen, _ design: Design, _ category: DynamicTypeSize,
                              in verticalSize: UserInterfaceSizeClass?, _ tabs: TabBarPlacement?) -> Double {
        let metrics = design.metrics
        let configuration = screen.configuration.value
        guard configuration.paint(.navigation).bar != .hidden, !screen.isSearching else { return 0 }
        return screen.refresh.value.available(metrics.list)
            + (Navigator.isLarge(screen, self, in: verticalSize)
                ? configuration.largeTitleHeight(design, category) : 0)
            + (configuration.search.map { !$0.staysInSight && !$0.isAtBottom(metrics.search, tabs) } == true
                ? metrics.search.row : 0)
    }
}

private struct BarBody: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?
    let configuration: ScreenConfiguration
    let toggle: SidebarToggle?
    let mode: TitleMode
    private var isLarge: Bool { mode == .large }

    @Environment(\.design) private var design
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.barHeight) private var barHeight
    @Environment(\.tabsBelowField) private var tabs
    @Environment(\.hostLink) private var hostLink
    @Environment(\.ownBarColors) private var ownColors
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    /// The height of the row, and above it the least distance to the top of the window.
    private var rowHeight: Double {
        guard metrics.minTop > 0, barHeight != metrics.sheetBar, let host = hostLink?() else { return barHeight }
        return barHeight + max(metrics.minTop - Double(host.followedViewport.safeArea.top), 0)
    }
    private var height: Double { screen.hidesBar ? 0 : rowHeight }
    /// In a window without a safe area there is as much below a large title as above the bar.
    private var spaceBelow: Double { isLarge && !screen.hidesBar ? rowHeight - barHeight : 0 }
    private var side: Double {
        guard metrics.wideWidth.isFinite, let host = hostLink?() else { return metrics.side }
        return Double(host.followedViewport.size.width) >= metrics.wideWidth ? metrics.wideSide : metrics.side
    }
    private var titleHeight: Double { isLarge ? configuration.largeTitleHeight(design, category) : 0 }
    /// The search field below the bar.
    private var search: SearchLink? {
        configuration.search.flatMap { $0.isAtBottom(design.metrics.search, tabs) ? nil : $0 }
    }
    private var searchHeight: Double { search?.available(design.metrics.search) ?? 0 }

    var body: some View {
        let refresh = screen.refresh.value, list = design.metrics.list
        let refreshHeight = refresh.available(list), refreshShown = refresh.shown(list)
        // Scrolling first reduces the space of the spinner.
        let covered = min(max(screen.scrolled.value, 0), refreshHeight), spinner = refreshHeight - covered
        let scrolled = screen.scrolled.value - covered
        // Overscroll moves title and field down with the content; scrolling covers the field, then the large title.
        let isSearching = screen.isSearching
        let collapsible = search?.staysInSight == false && !isSearching ? searchHeight : 0
        let field = max(searchHeight - min(max(scrolled, 0), collapsible), 0)
        let available = max(titleHeight - max(scrolled - collapsible, 0), 0), pulled = max(-scrolled, 0)
        let isSmall = !isLarge || available < metrics.smallTitleHeight
        let isCovering = scrolled > 0 && available == 0 && field <= searchHeight - collapsible
        ZStack(alignment: .top) {
            let paint = configuration.paint(.navigation)
            BarBackground(paint: BarColors.here(ownColors)?.painted(.navigation, paint) ?? paint, isNeeded: isCovering,
                          edge: .bottom, effect: configuration.edgeEffect(at: .top))
                .frame(height: height + spinner + available + field)
            if isLarge, refreshShown > 0, spinner + pulled > 0 {
                Spinner(color: nil)
                    .opacity(refreshShown)
                    .frame(height: spinner + pulled)
                    .clipped()
                    .offset(y: height)
            }
            if isLarge, available > 0 {
                BarTitleText(configuration: configuration, isLarge: true)
                    .padding(.horizontal, side)
                    .padding(.top, metrics.largeTitleTop)
                    .frame(maxWidth: .infinity, minHeight: titleHeight, maxHeight: titleHeight, alignment: .topLeading)
                    .offset(y: -(titleHeight - available))
                    .frame(height: available, alignment: .top)
                    .clipped()
                    .offset(y: height + spinner + pulled)
            }
            if let search, field > 0 {
                SearchField(link: search)
                    .opacity(max(2 * field / searchHeight - 1, 0))
                    .frame(height: field, alignment: .bottom)
                    // The shadow of a field on glass falls on the content.
                    .clipShape(Rectangle().inset(by: metrics.hasPlatters && field == searchHeight ? -field : 0))
                    .contentShape(Rectangle())
                    .offset(y: height + spinner + available + (isLarge ? pulled : 0))
            }
            BarRow(navigator: navigator, screen: screen, before: before, configuration: configuration, toggle: toggle,
                   showsTitle: isSmall, largeTitle: mode != .inlineLarge ? .none : scrolled > 0 ? .covered : .shown,
                   height: rowHeight, side: side)
                // The row is hidden instead of removed, so that its items keep their state.
                .opacity(screen.hidesBar ? 0 : 1)
                .allowsHitTesting(!screen.hidesBar)
                .accessibilityHidden(screen.hidesBar)
        }
        .frame(maxWidth: .infinity, alignment: .top)
        .frame(height: height + refreshHeight + titleHeight + searchHeight + spaceBelow, alignment: .top)
    }
}

/// The row of the back button, items and inline title, 44 points high.
private struct BarRow: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?
    let configuration: ScreenConfiguration
    /// The button for the sidebar, before all other items.
    let toggle: SidebarToggle?
    let showsTitle: Bool
    /// What the row has at its leading edge in place of items.
    let largeTitle: LargeTitle
    let height: Double
    enum LargeTitle { case none, shown, covered }
    /// The distance of items to the edges of the screen.
    let side: Double
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    private var leading: [BarItem] { largeTitle == .none ? configuration.items([.leading]) : [] }
    private var trailing: [BarItem] {
        let items = configuration.items([.trailing, .overflow, .confirmation])
        guard largeTitle != .none else { return items }
        return items + configuration.items([.leading, .principal]).map { item in
            var item = item
            item.placement = .overflow
            return item
        }
    }
    private var showsBack: Bool { before != nil && !configuration.hidesBack }

    var body: some View {
        BarLayout(metrics: metrics) {
            ZStack {
                if showsBack, let before {
                    BackButton(title: before.configuration.value.title, hasText: configuration.role != .editor) {
                        navigator.pop(to: screen)
                    }
                    .padding(.leading, metrics.hasPlatters ? side : metrics.backSide)
                    .padding(.trailing, leading.isEmpty && largeTitle == .none ? 0 : metrics.itemGap)
                }
            }
            ZStack {
                if let toggle {
                    HStack(spacing: metrics.itemGap) {
                        SidebarButton(toggle: toggle)
                        if !leading.isEmpty { BarItems(items: leading) }
                        if largeTitle == .shown { BarTitleText(configuration: configuration, isLarge: true) }
                    }
                } else {
                    BarItems(items: leading)
                    if largeTitle == .shown { BarTitleText(configuration: configuration, isLarge: true) }
                }
            }
            .padding(.leading, showsBack ? 0 : side)
            BarTitle(configuration: configuration, showsTitle: showsTitle && largeTitle != .shown,
                     hasItem: largeTitle == .none)
            BarItems(items: trailing)
                .padding(.trailing, side)
        }
        .frame(height: height)
        .contentShape(Rectangle())
    }
}

private struct BarTitle: View {
    let configuration: ScreenConfiguration
    let showsTitle: Bool
    /// Whether a view of the program's own can be in its place.
    let hasItem: Bool
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        if hasItem, let item = configuration.items([.principal]).first {
            BarItemView(item.content) { AnyView($0.font(.system(size: metrics.titleFont, weight: .semibold))) }
        } else if let title = configuration.shownTitle,
            let menu = TitleMenu(title: title, items: configuration.items([.titleMenu])) {
            menu.opacity(showsTitle ? 1 : 0).allowsHitTesting(showsTitle).accessibilityHidden(!showsTitle)
        } else if configuration.shownTitle != nil || !configuration.items([.title, .subtitle]).isEmpty {
            BarTitleText(configuration: configuration, isLarge: false)
                .opacity(showsTitle ? 1 : 0)
                .accessibilityHidden(!showsTitle)
        } else {
            Color.clear.frame(width: 0, height: 0)
        }
    }
}

/// The items at one end of a bar.
struct BarItems: View {
    let items: [BarItem]
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let shown = items.filter { $0.placement != .overflow && (metrics.hasPlatters || !$0.isSpace) }
        let more = items.filter { $0.placement == .overflow && !$0.isSpace }
        if metrics.hasPlatters {
            BarPlatters(items: shown, more: more)
        } else {
            plain(shown, more)
        }
    }

    private func plain(_ shown: [BarItem], _ more: [BarItem]) -> some View {
        HStack(spacing: metrics.itemGap) {
            ForEach(shown) { item in
                BarItemView(item.content) { content in
                    AnyView(HStack(spacing: metrics.itemGap) { content }.modifier(
                        BarItemModifier(isBold: item.placement == .confirmation)))
                }
            }
            if !more.isEmpty {
                Menu {
                    ForEach(more) { ScopedMenuRows(content: $0.content) }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .modifier(BarItemModifier(isBold: false))
            }
        }
    }
}

/// A chevron with the title of the screen before, or "Back", or nothing, depending on the available width.
private struct BackButton: View {
    let title: Text?
    let hasText: Bool
    let action: () -> Void
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        if metrics.hasPlatters { plate } else { plain }
    }

    private var plate: some View {
        Button(action: action) {
            Image(systemName: "chevron.backward").font(.system(size: metrics.itemFont, weight: .semibold))
                .imageScale(.large)
                .padding(.trailing, metrics.platterChevron)
                .frame(width: metrics.platter, height: metrics.platter)
                .contentShape(Circle())
        }
        .buttonStyle(BarButtonStyle())
        .environment(\.tint, nil)
        .background { GlassPane(shape: AnyShape(Circle()), recipe: .bar) }
        .environment(\.minimumTouchSize, metrics.touch)
        .accessibilityLabel(title ?? Text(system: .back))
        .accessibilityIdentifier("BackButton")
    }

    private var plain: some View {
        Button(action: action) {
            HStack(spacing: metrics.backSpacing) {
                // The chevron is 12 points wide and 21 high; negative padding removes the symbol's side bearings.
                Image(systemName: "chevron.backward").font(.system(size: metrics.backFont, weight: .medium))
                    .padding(.horizontal, -metrics.backOverlap)
                if hasText {
                    ViewThatFits(in: .horizontal) {
                        if let title { title.lineLimit(1).fixedSize() }
                        Text(system: .back).fixedSize()
                        Color.clear.frame(width: 1, height: 1)
                    }
                }
            }
            .frame(height: metrics.bar)
        }
        .buttonStyle(.borderless)
        .font(.system(size: metrics.itemFont))
        .environment(\.minimumTouchSize, metrics.touch)
        .accessibilityLabel(title ?? Text(system: .back))
        .accessibilityIdentifier("BackButton")
    }
}

/// Places the back button, the items at both ends, and the title between them, centred in the bar if possible.
///
/// Items have their ideal width; if those of both ends do not fit, each end gets at least half. The title is truncated
/// before the items, and the text of the back button before the title.
private struct BarLayout: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "the width that the bar has for it, and the height of the bar",
                           size: "it fills the width it was proposed and has the height of the bar",
                           place: "items are at the edges, and the title is in the middle where there is space")
    }
    let metrics: NavigationBarMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? metrics.bar)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 4 else { return }
        let (back, leading, title, trailing) = (subviews[0], subviews[1], subviews[2], subviews[3])
        let gap = metrics.titleGap, height = bounds.height, row = metrics.hasPlatters ? metrics.platter : height
        func offer(_ width: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: row) }
        func width(_ view: LayoutSubview, in available: CGFloat?) -> CGFloat {
            view.sizeThatFits(offer(available)).width
        }
        let minimum = width(back, in: 0), available = max(bounds.width - minimum - gap, 0)
        let ideals = (leading: width(leading, in: nil), trailing: width(trailing, in: nil))
        /// Nil where an end has its ideal width: a sum of widths could be less than that by a rounding error, and
        /// truncate.
        func share(_ ideal: CGFloat, beside other: CGFloat) -> CGFloat? {
            let maximum = max(available - other, available / 2)
            return ideal <= maximum ? nil : maximum
        }
        let rooms = (leading: share(ideals.leading, beside: ideals.trailing),
                     trailing: share(ideals.trailing, beside: ideals.leading))
        let ends = (leading: width(leading, in: rooms.leading), trailing: width(trailing, in: rooms.trailing))
        let ideal = width(title, in: nil), preference = min(ideal, bounds.width / 2)
        let side = ideal > 0 ? (bounds.width - preference) / 2 - gap : bounds.width - ends.trailing - gap
        let backProposal = offer(max(side - ends.leading, minimum))
        let start = back.sizeThatFits(backProposal).width, left = start + ends.leading + gap
        let right = bounds.width - ends.trailing - gap
        let shown = min(ideal, max(right - left, 0))
        let middle = min(max((bounds.width - shown) / 2, left), max(right - shown, left))
        func place(_ view: LayoutSubview, _ x: CGFloat, _ anchor: UnitPoint, _ offered: ProposedViewSize) {
            view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + metrics.middle(of: height)), anchor: anchor,
                       proposal: offered)
        }
        place(back, 0, .leading, backProposal)
        place(leading, start, .leading, offer(rooms.leading))
        place(title, middle, .leading, offer(shown))
        place(trailing, bounds.width, .trailing, offer(rooms.trailing))
    }
}
