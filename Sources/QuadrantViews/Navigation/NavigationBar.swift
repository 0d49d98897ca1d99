import Foundation
import QuadrantCore
import QuadrantGeometry

/// The bar at the top of a screen: the way back, items, the title, and the large title beneath.
struct NavigationBar: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?

    var body: some View {
        let facts = screen.facts.value, paint = facts.paint(.navigation)
        let isRoot = before == nil
        let hasItems = facts.items.contains { ![.bottom, .status, .keyboard, .titleMenu].contains($0.placement) }
        let hasBar = facts.title != nil || hasItems || !isRoot || facts.search != nil
        if paint.bar != .hidden, hasBar || paint.bar == .visible {
            BarBody(navigator: navigator, screen: screen, before: before, facts: facts,
                    isLarge: !screen.hidesBar && Navigator.isLarge(screen, navigator))
                .barScheme(paint.scheme)
                .environment(\.font, nil)
                .environment(\.foregroundStyle, nil)
        }
    }
}

extension Navigator {
    /// Whether a screen's title is large: as on the screen before, where it does not say.
    static func isLarge(_ screen: Screen, _ navigator: Navigator) -> Bool {
        let screens = navigator.piled
        guard screen.facts.value.title != nil, let place = screens.firstIndex(where: { $0 === screen }) else {
            return false
        }
        for earlier in screens[...place].reversed() {
            switch earlier.facts.value.mode ?? .automatic {
            case .inline: return false
            case .large: return true
            case .automatic: continue
            }
        }
        return true
    }

    /// How much shorter the bar of a screen gets while content is scrolled under it.
    func barGives(of screen: Screen, _ metrics: Metrics) -> Double {
        let facts = screen.facts.value
        guard facts.paint(.navigation).bar != .hidden, !screen.isSearching else { return 0 }
        return screen.refresh.value.room(metrics.list)
            + (Navigator.isLarge(screen, self) ? metrics.navigationBar.largeTitle : 0)
            + (facts.search?.staysInSight == false ? metrics.search.row : 0)
    }
}

private struct BarBody: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?
    let facts: ScreenFacts
    let isLarge: Bool

    @Environment(\.design) private var design
    @Environment(\.barHeight) private var rowHeight
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    private var height: Double { screen.hidesBar ? 0 : rowHeight }
    private var titleRoom: Double { isLarge ? metrics.largeTitle : 0 }
    private var searchRoom: Double { facts.search?.room(design.metrics.search) ?? 0 }

    var body: some View {
        let refresh = screen.refresh.value, list = design.metrics.list
        let refreshRoom = refresh.room(list), refreshShown = refresh.shown(list)
        // What is scrolled covers the room of the spinner first.
        let covered = min(max(screen.scrolled.value, 0), refreshRoom), spinner = refreshRoom - covered
        let scrolled = screen.scrolled.value - covered
        // Above the content's top everything hangs on to it; below it the large title is covered bit by bit.
        let isSearching = screen.isSearching
        let gives = facts.search?.staysInSight == false && !isSearching ? searchRoom : 0
        let field = max(searchRoom - min(max(scrolled, 0), gives), 0)
        let room = max(titleRoom - max(scrolled - gives, 0), 0), pulled = max(-scrolled, 0)
        let isSmall = !isLarge || room < metrics.smallTitleRoom
        let isCovering = scrolled > 0 && room == 0 && field <= searchRoom - gives
        ZStack(alignment: .top) {
            BarBackground(paint: facts.paint(.navigation), isNeeded: isCovering, edge: .bottom)
                .frame(height: height + spinner + room + field)
            if isLarge, refreshShown > 0, spinner + pulled > 0 {
                Spinner(color: nil)
                    .opacity(refreshShown)
                    .frame(height: spinner + pulled)
                    .clipped()
                    .offset(y: height)
            }
            if isLarge, room > 0, let title = facts.title {
                title.font(.system(size: metrics.largeTitleFont, weight: .bold)).lineLimit(1)
                    .padding(.horizontal, metrics.side)
                    .padding(.top, metrics.largeTitleTop)
                    .frame(maxWidth: .infinity, minHeight: metrics.largeTitle, maxHeight: metrics.largeTitle,
                           alignment: .topLeading)
                    .offset(y: -(titleRoom - room))
                    .frame(height: room, alignment: .top)
                    .clipped()
                    .offset(y: height + spinner + pulled)
                    .accessibilityAddTraits(.isHeader)
            }
            if let search = facts.search, field > 0 {
                SearchField(link: search)
                    .opacity(max(2 * field / searchRoom - 1, 0))
                    .frame(height: field, alignment: .bottom)
                    .clipped()
                    .offset(y: height + spinner + room + (isLarge ? pulled : 0))
            }
            BarRow(navigator: navigator, screen: screen, before: before, facts: facts, showsTitle: isSmall)
                // It is kept, and what its items know with it.
                .opacity(screen.hidesBar ? 0 : 1)
                .allowsHitTesting(!screen.hidesBar)
                .accessibilityHidden(screen.hidesBar)
        }
        .frame(maxWidth: .infinity, alignment: .top)
        .frame(height: height + refreshRoom + titleRoom + searchRoom, alignment: .top)
    }
}

/// The 44 points of the bar itself.
private struct BarRow: View {
    let navigator: Navigator
    let screen: Screen
    let before: Screen?
    let facts: ScreenFacts
    let showsTitle: Bool
    @Environment(\.design) private var design
    @Environment(\.barHeight) private var height
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    private var leading: [BarItem] { facts.items([.leading]) }
    private var trailing: [BarItem] { facts.items([.trailing, .overflow, .confirmation]) }
    private var showsBack: Bool { before != nil && !facts.hidesBack }

    var body: some View {
        BarLayout(metrics: metrics) {
            ZStack {
                if showsBack, let before {
                    BackButton(title: before.facts.value.title, hasWords: facts.role != .editor) {
                        navigator.pop(to: screen)
                    }
                    .padding(.leading, metrics.backSide)
                    .padding(.trailing, leading.isEmpty ? 0 : metrics.itemGap)
                }
            }
            BarItems(items: leading).padding(.leading, showsBack ? 0 : metrics.side)
            BarTitle(facts: facts, showsTitle: showsTitle)
            BarItems(items: trailing)
                .padding(.trailing, metrics.side)
        }
        .frame(height: height)
        .contentShape(Rectangle())
    }
}

private struct BarTitle: View {
    let facts: ScreenFacts
    let showsTitle: Bool
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        if let item = facts.items([.principal]).first {
            ScopedView(item.content) { AnyView($0.font(.system(size: metrics.titleFont, weight: .semibold))) }
        } else if let title = facts.title, let menu = TitleMenu(title: title, items: facts.items([.titleMenu])) {
            menu.opacity(showsTitle ? 1 : 0).allowsHitTesting(showsTitle).accessibilityHidden(!showsTitle)
        } else if let title = facts.title {
            title.font(.system(size: metrics.titleFont, weight: .semibold)).lineLimit(1)
                .opacity(showsTitle ? 1 : 0)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHidden(!showsTitle)
        } else {
            Color.clear.frame(width: 0, height: 0)
        }
    }
}

/// The items of one end of a bar.
struct BarItems: View {
    let items: [BarItem]
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let shown = items.filter { $0.placement != .overflow }, more = items.filter { $0.placement == .overflow }
        HStack(spacing: metrics.itemGap) {
            ForEach(0..<shown.count, id: \.self) { index in
                let item = shown[index]
                ScopedView(item.content) { content in
                    AnyView(HStack(spacing: metrics.itemGap) { content }.modifier(
                        BarItemLook(isBold: item.placement == .confirmation)))
                }
            }
            if !more.isEmpty {
                Menu {
                    ForEach(0..<more.count, id: \.self) { ScopedMenuRows(content: more[$0].content) }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .modifier(BarItemLook(isBold: false))
            }
        }
    }
}

/// How views look in a bar, whatever surrounds the screen.
private struct BarItemLook: ViewModifier {
    let isBold: Bool
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    func body(content: Content) -> some View {
        content
            .labelStyle(.iconOnly)
            .toggleStyle(.button)
            .imageScale(.large)
            .font(.system(size: metrics.itemFont, weight: isBold ? .semibold : .regular))
            .environment(\.foregroundStyle, nil)
            .environment(\.leastTouchSize, metrics.touch)
            .lineLimit(1)
    }
}

/// Leads back: a mark and the title of the screen before, as much of it as there is room for.
private struct BackButton: View {
    let title: Text?
    let hasWords: Bool
    let action: () -> Void
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        Button(action: action) {
            HStack(spacing: metrics.backSpacing) {
                // 12 points wide and 21 high; the symbol's margins take no part in the bar's distances.
                Image(systemName: "chevron.backward").font(.system(size: metrics.backFont, weight: .medium))
                    .padding(.horizontal, -metrics.backOverlap)
                if hasWords {
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
        .environment(\.leastTouchSize, metrics.touch)
        .accessibilityLabel(title ?? Text(system: .back))
        .accessibilityIdentifier("BackButton")
    }
}

/// The way back, the items at both ends, and between them the title: in the middle where they leave it there.
///
/// Items take their own width; where those of both ends together have too little room, neither gets less than half.
/// The title is cut off before items are, the words of the way back before the title.
private struct BarLayout: Layout {
    let metrics: NavigationBarMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? metrics.bar)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 4 else { return }
        let (back, leading, title, trailing) = (subviews[0], subviews[1], subviews[2], subviews[3])
        let gap = metrics.titleGap, height = bounds.height
        func offer(_ width: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }
        func width(_ view: LayoutSubview, in room: CGFloat?) -> CGFloat { view.sizeThatFits(offer(room)).width }
        let least = width(back, in: 0), room = max(bounds.width - least - gap, 0)
        let ideals = (leading: width(leading, in: nil), trailing: width(trailing, in: nil))
        /// Nil where an end has all it wants: a sum of widths leaves the last of them less than its own by rounding.
        func share(_ ideal: CGFloat, beside other: CGFloat) -> CGFloat? {
            let most = max(room - other, room / 2)
            return ideal <= most ? nil : most
        }
        let rooms = (leading: share(ideals.leading, beside: ideals.trailing),
                     trailing: share(ideals.trailing, beside: ideals.leading))
        let ends = (leading: width(leading, in: rooms.leading), trailing: width(trailing, in: rooms.trailing))
        let ideal = width(title, in: nil), wish = min(ideal, bounds.width / 2)
        let side = ideal > 0 ? (bounds.width - wish) / 2 - gap : bounds.width - ends.trailing - gap
        let backRoom = offer(max(side - ends.leading, least))
        let start = back.sizeThatFits(backRoom).width, left = start + ends.leading + gap
        let right = bounds.width - ends.trailing - gap
        let shown = min(ideal, max(right - left, 0))
        let middle = min(max((bounds.width - shown) / 2, left), max(right - shown, left))
        func place(_ view: LayoutSubview, _ x: CGFloat, _ anchor: UnitPoint, _ offered: ProposedViewSize) {
            view.place(at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: anchor, proposal: offered)
        }
        place(back, 0, .leading, backRoom)
        place(leading, start, .leading, offer(rooms.leading))
        place(title, middle, .leading, offer(shown))
        place(trailing, bounds.width, .trailing, offer(rooms.trailing))
    }
}

/// The bar at the bottom of a screen; there is none without items.
struct BottomBar: View {
    let screen: Screen
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let facts = screen.facts.value, items = facts.items([.bottom]), status = facts.items([.status])
        let paint = facts.paint(.bottom)
        if !items.isEmpty || !status.isEmpty, paint.bar != .hidden {
            ZStack {
                HStack(spacing: 0) {
                    ForEach(0..<items.count, id: \.self) { index in
                        if index > 0 { Spacer(minLength: metrics.toolbarGap) }
                        look(items[index])
                    }
                    // The middle is the status's own.
                    if items.count == 1, !status.isEmpty { Spacer(minLength: 0) }
                }
                if !status.isEmpty {
                    HStack(spacing: metrics.itemGap) {
                        ForEach(0..<status.count, id: \.self) { look(status[$0]) }
                    }
                }
            }
            .padding(.horizontal, metrics.side)
            .frame(maxWidth: .infinity)
            .frame(height: metrics.toolbar)
            .background { BarBackground(paint: paint, isNeeded: screen.goesOn.value, edge: .top) }
            .contentShape(Rectangle())
            .barScheme(paint.scheme)
            .environment(\.font, nil)
            .environment(\.foregroundStyle, nil)
        }
    }

    private func look(_ item: BarItem) -> some View {
        ScopedView(item.content) { content in
            AnyView(HStack { content }.modifier(BarItemLook(isBold: false)))
        }
    }
}
