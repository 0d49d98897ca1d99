import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Several views of which one is shown, with a tab bar or as pages.
///
/// Tabs keep their state once they have been shown. Tabs that do not fit in the bar are in the list of the "More" tab.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    private let tabs: ((ContentReader) -> [TabEntry])?
    private let read = SubviewReader()
    private let reader = ContentReader()
    @Environment(\.tabAppearance) private var appearance

    /// Shows the view whose `tag` is selected; the first one if there is none, or if the binding is nil.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        tabs = nil
    }

    /// Stores the selected tab itself, initially the first one.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
        tabs = nil
    }

    /// Shows the tab whose value is selected; the first one if there is none.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        let tabs = content()
        self.content = .init(tabs: tabs)
        self.tabs = { reader in onMain((tabs, reader)) { TabView.gathered($0, $1) } }
    }

    /// Stores the selected tab itself, initially the first one.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        let tabs = content()
        self.content = .init(tabs: tabs)
        self.tabs = { reader in onMain((tabs, reader)) { TabView.gathered($0, $1) } }
    }

    @MainActor private static func gathered<C: TabContent>(_ content: C, _ reader: ContentReader) -> [TabEntry] {
        let tabs = _TabItems(reader: reader)
        content._collect(tabs)
        return tabs.found
    }

    @MainActor private var entries: [TabEntry] {
        if let tabs { return tabs(reader) }
        return read(content).enumerated().map { place, view in
            let value = view.selection(as: SelectionValue.self).map { AnyHashable($0) }
                ?? (SelectionValue.self == Int.self ? AnyHashable(place) : nil)
            let item = view.trait(TabItemTrait.id) as? TabItemTrait
            let badge = (view.trait(BadgeTrait.id) as? BadgeTrait)?.text
            return TabEntry(id: view.id, value: value, label: item?.label ?? AnyView(EmptyView()), badge: badge,
                            content: AnyView(view))
        }
    }

    @MainActor public var body: some View {
        let selection = selection
        let link = selection.map { selection in
            Binding<AnyHashable?>(reading: { AnyHashable(selection.wrappedValue) }, writing: {
                if let value = $0?.base as? SelectionValue { selection.wrappedValue = value }
            })
        }
        switch appearance {
        case .bar: BarTabs(entries: entries, selection: link)
        case .pages(let shows):
            PageTabs(entries: entries.filter { !$0.isHidden }, selection: link, showsDots: shows)
                .environment(\.tabBarPlacement, .pageIndicator)
        }
    }
}

/// The selection of a tab view.
private struct TabChoice {
    let entries: [TabEntry]
    let selection: Binding<AnyHashable?>?
    let own: Binding<AnyHashable?>

    /// The visible tab: the selected one, else the first.
    var current: TabEntry? {
        if let selection { return entries.first { $0.value == selection.wrappedValue } ?? entries.first }
        return entries.first { $0.id == own.wrappedValue } ?? entries.first
    }

    func choose(_ entry: TabEntry) {
        if let selection { selection.wrappedValue = entry.value } else { own.wrappedValue = entry.id }
    }
}

/// A tab view with a bar at the bottom.
private struct BarTabs: View, Reconciled {
    let entries: [TabEntry]
    let selection: Binding<AnyHashable?>?
    @State private var own: AnyHashable?
    /// The state of the "More" tab; nil while it follows from the selection.
    @State private var more: MoreTabs.State?
    /// The tab that was shown before a search tab, and whether the search field has taken the place of the tabs.
    @State private var before: AnyHashable?
    @State private var hasFieldForTabs = false
    @State private var holder = TabBarConfiguration.Holder()
    @Environment(\.hostLink) private var hostLink
    @Environment(\.design) private var design
    @Environment(\.tabBarMinimizeBehavior) private var behavior
    @Environment(\.tabSearchActivation) private var activation
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    /// Pads are regular along both axes.
    private var isPad: Bool { width == .regular && height == .regular }
    private var isOnTop: Bool { isPad && design.topTabs != nil }

    /// A tab for searching, and a prominent one, keep the bar as it is (guess).
    private func minimizes(_ current: TabEntry) -> TabBarMinimizeBehavior {
        let keepsBar = isPad || current.isSearch || current.isHidden || entries.isApart(current)
        // What the content sets for its bars, for the tab bar too, is before what the tabs have.
        let own = holder.configuration.paint.value.minimization
        return design.metrics.tab.hasPlatter && !keepsBar ? own ?? behavior : .never
    }

    func reconcile() { holder.make(in: hostLink?()) }

    var body: some View {
        let configuration = holder.configuration!
        let choice = TabChoice(entries: entries, selection: selection, own: $own)
        if let current = choice.current {
            let tabs = MoreTabs(entries.filter { !$0.isHidden }, isOnTop: isOnTop)
            let isBehind = tabs.holds(current.id)
            let seen = more ?? MoreTabs.State(isOpen: isBehind, open: isBehind ? current.id : nil)
            let last = tabs.rest.isEmpty ? [] : [moreTab(tabs, seen, choice)]
            let bar = tabs.shown + last
            let shownID = seen.isOpen && !last.isEmpty ? AnyHashable(MoreTabs.ID.more) : current.id
            let screens = bar + entries.filter(\.isHidden)
            let hasSearch = design.metrics.tab.hasPlatter && entries.contains(where: \.isSearch)
            let beginsSearch = activation == .searchTabSelection
            let back = hasSearch && !isPad ? returnTab(among: bar, choice) : nil
            let hidesTabs = hasFieldForTabs && current.isSearch && back != nil
            let behavior = minimizes(current), isSmall = configuration.minimization.applies(behavior)
            return AnyView(
                // A tab that has been shown keeps its state while another one is visible.
                IndexedStack(screens.map { entry in
                    IndexedStackItem(id: entry.id, content: AnyView(
                        // As on a screen of a stack, larger content overflows and the bar keeps its size.
                        RelativeContainer {
                            entry.content(beginsSearch: beginsSearch && entry.id == shownID, ownsField: !hasSearch,
                                          back: back)
                                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                        }))
                }, current: shownID, buildsWhenShown: true)
                .modifier(TabEdges(configuration: configuration, behavior: behavior))
                .onPreferenceChange(SearchReplacesTabsKey.self) { hasFieldForTabs = $0 }
                .environment(\.tabAccessory, nil)
                .modifier(BarSpace(
                    bar: hidesTabs ? nil
                        : TabAccessoryBar(isInline: isSmall, isBeforeSearch: !bar.apart.isEmpty),
                    edge: .bottom))
                .modifier(BarSpace(bar: hidesTabs ? nil : TabBar(entries: bar, current: shownID,
                                                                 configuration: configuration,
                                                                 isSmall: isSmall, isOnTop: isOnTop) { entry in
                    configuration.minimization.restore()
                    if isSmall, entry.id == shownID { return }
                    if entry.id == AnyHashable(MoreTabs.ID.more) {
                        // A second tap returns to the list.
                        more = MoreTabs.State(isOpen: true, open: seen.isOpen ? nil : seen.open)
                    } else {
                        if !last.isEmpty { more = MoreTabs.State(isOpen: false, open: seen.open) }
                        choice.choose(entry)
                    }
                }, edge: isOnTop ? .top : .bottom))
                .environment(\.isStandalone, false)
                .environment(\.tabBarPlacement, isOnTop ? .topBar : .bottomBar)
                .background { TabBackgroundView(configuration: configuration) }
                .background(Color(system: .systemBackground))
                .onChange(of: current.id) { old, id in
                    if !entries.contains(where: { $0.id == old && $0.isSearch }) { before = old }
                    configuration.minimization.restore()
                    if tabs.rest.isEmpty { return }
                    more = MoreTabs.State(isOpen: tabs.holds(id), open: tabs.holds(id) ? id : more?.open)
                }
            )
        }
        return AnyView(Color(system: .systemBackground))
    }

    /// The tab to which a search tab returns: the last one before it, initially the first of the bar.
    private func returnTab(among bar: [TabEntry], _ choice: TabChoice) -> ReturnTab? {
        let others = bar.filter { !$0.isSearch && !$0.isDisabled }
        guard let entry = others.first(where: { $0.id == before }) ?? others.first else { return nil }
        return ReturnTab(entry: entry, accessory: accessory) { choice.choose(entry) }
    }

    /// The "More" tab, with the tabs that do not fit in the bar.
    private func moreTab(_ tabs: MoreTabs, _ seen: MoreTabs.State, _ choice: TabChoice) -> TabEntry {
        let open = Binding<AnyHashable?>(reading: { seen.open }, writing: { id in
            more = MoreTabs.State(isOpen: true, open: id)
            if let entry = tabs.rest.first(where: { $0.id == id }) { choice.choose(entry) }
        })
        return TabEntry(id: AnyHashable(MoreTabs.ID.more), value: nil,
                        label: AnyView(Label(system: .more, systemImage: "ellipsis")), badge: nil,
                        content: AnyView(MoreList(entries: tabs.rest, open: open)))
    }
}

/// Tabs side by side, each with the size of the view, between which the user swipes.
private struct PageTabs: View {
    let entries: [TabEntry]
    let selection: Binding<AnyHashable?>?
    let showsDots: Bool
    @State private var own: AnyHashable?
    @Environment(\.design) private var design
    @Environment(\.dotsHaveBackground) private var hasBackground
    @Environment(\.colorScheme) private var scheme
    private var metrics: TabMetrics { design.metrics.tab }

    var body: some View {
        let choice = TabChoice(entries: entries, selection: selection, own: $own)
        let current = choice.current?.id
        let place = Binding<AnyHashable?>(reading: { current }, writing: { id in
            if let entry = entries.first(where: { $0.id == id }), entry.id != current { choice.choose(entry) }
        })
        return ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                ForEach(entries, id: \.id) { entry in
                    entry.content
                        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                        .containerRelativeFrame(.horizontal)
                        .clipped()
                        .contentShape(Rectangle())
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: place)
        .overlay(alignment: .bottom) { if showsDots { dots(current, choice) } }
    }

    /// Darker than a light ground, lighter than a dark one: a guess.
    private var plate: Color { scheme == .dark ? .white.opacity(0.2) : .black.opacity(0.25) }

    private func dots(_ current: AnyHashable?, _ choice: TabChoice) -> some View {
        HStack(spacing: metrics.dotSpacing) {
            ForEach(entries, id: \.id) { entry in
                Circle().fill(Color.white.opacity(entry.id == current ? 1 : 0.4))
                    .frame(width: metrics.dot, height: metrics.dot)
            }
        }
        .padding(.horizontal, metrics.dotsPadding)
        .frame(height: metrics.dotsHeight)
        .background { if hasBackground { Capsule().fill(plate) } }
        .padding(.bottom, metrics.dotsBottom)
        .semantics(.element) { semantics in
            guard let place = entries.firstIndex(where: { $0.id == current }) else { return }
            semantics.value = "page \(place + 1) of \(entries.count)"
            semantics.adjust = { isUp in
                let next = place + (isUp ? 1 : -1)
                if entries.indices.contains(next) { choice.choose(entries[next]) }
            }
        }
    }
}

// MARK: styles

/// The appearance and interaction of a tab view.
enum TabAppearance: Equatable, Sendable { case bar, pages(showsDots: Bool) }

private enum TabAppearanceKey: EnvironmentKey { static let defaultValue = TabAppearance.bar }
private enum DotsBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabAppearance: TabAppearance {
        get { self[TabAppearanceKey.self] }
        set { self[TabAppearanceKey.self] = newValue }
    }
    var dotsHaveBackground: Bool {
        get { self[DotsBackgroundKey.self] }
        set { self[DotsBackgroundKey.self] = newValue }
    }
}

/// The appearance of tab views. Custom styles are drawn as a tab bar.
@MainActor @preconcurrency
public protocol TabViewStyle {}

protocol AppearanceTabStyle { var appearance: TabAppearance { get } }

/// A tab bar at the bottom.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A tab bar at the bottom.
    public init() {}
    var appearance: TabAppearance { .bar }
}

/// Pages between which the user swipes, with page indicators at the bottom.
public nonisolated struct PageTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// The visibility of page indicators.
    public struct IndexDisplayMode: Sendable, Equatable {
        fileprivate let name: String
        /// Page indicators are shown.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Page indicators are shown.
        public static let always = IndexDisplayMode(name: "always")
        /// Page indicators are hidden.
        public static let never = IndexDisplayMode(name: "never")
    }
    let mode: IndexDisplayMode
    /// Pages with page indicators, unless the mode is `never`.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    var appearance: TabAppearance { .pages(showsDots: mode != .never) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A tab bar at the bottom.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages between which the user swipes, with page indicators at the bottom.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages between which the user swipes, with page indicators unless the mode is `never`.
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of page indicators.
public protocol IndexViewStyle {}

/// Page indicators, on a plate for `always`.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of a plate behind the page indicators.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        fileprivate let name: String
        /// No plate.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// No plate.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// A plate behind the page indicators.
        public static let always = BackgroundDisplayMode(name: "always")
        /// No plate.
        public static let never = BackgroundDisplayMode(name: "never")
    }
    let mode: BackgroundDisplayMode
    /// Page indicators on a plate if the mode is `always`.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Page indicators without a plate.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Page indicators on a plate if the mode is `always`.
    nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
        -> PageIndexViewStyle
    {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Tab views in this view are drawn by `style`.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabAppearance, (style as? any AppearanceTabStyle)?.appearance ?? .bar)
    }

    /// Page indicators in this view are drawn by `style`.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.dotsHaveBackground, (style as? PageIndexViewStyle)?.mode == .always)
    }
}
