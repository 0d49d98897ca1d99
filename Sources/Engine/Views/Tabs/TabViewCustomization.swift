import Foundation
public import QuadrantCore

/// A form of a tab view that adapts to the space: a bar of tabs or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// That of the device: a bar on a phone.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar of tabs.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The sidebar, which a phone does not show.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is in a tab view that adapts to the space.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// In the bar and in the sidebar.
    public static let automatic = TabPlacement(name: "automatic")
    /// At the trailing end of the bar of a tablet.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar only: not in the bar of a phone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the bar of tabs is that a view is in.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// At the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// At the top of a tablet.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// A sidebar.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// The page indicators of `PageTabViewStyle`.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// What a person may change of a tab in a sidebar.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    /// Its place in the order.
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    /// Nothing.
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// What a person has changed in the sidebar of a tab view: the order of sections and the visibility of tabs, by their
/// customization ids. No sidebar is drawn, so that it changes nothing but what the program stores in it.
public struct TabViewCustomization: Codable, Sendable, Equatable {
    /// The changes of one section.
    public struct SectionCustomization: Codable, Sendable, Equatable {
        /// The customization ids of the section's tabs in the chosen order; nil is the program's.
        public private(set) var tabOrder: [String]?
        /// Returns to the program's order.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// The changes of one tab.
    public struct TabCustomization: Codable, Sendable, Equatable {
        /// Whether the tab is in the sidebar.
        public var sidebarVisibility = Visibility.automatic
        /// Whether the tab is in the bar.
        public internal(set) var tabBarVisibility = Visibility.automatic

        private enum Key: String, CodingKey { case sidebar, bar }
        /// No changes.
        init() {}
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            sidebarVisibility = try Visibility(stored: values.decode(Int.self, forKey: .sidebar))
            tabBarVisibility = try Visibility(stored: values.decode(Int.self, forKey: .bar))
        }
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(sidebarVisibility.stored, forKey: .sidebar)
            try values.encode(tabBarVisibility.stored, forKey: .bar)
        }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// No changes.
    public init() {}

    /// The changes of the tab with a customization id.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }
    /// The changes of the section with a customization id.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }
    /// Whether the tab with a customization id is in the sidebar.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }
    /// Whether the tab with a customization id is in the bar.
    public subscript(tabBarVisibility id: String) -> Visibility { self[tab: id].tabBarVisibility }
    /// The customization ids of a section's tabs in the chosen order; nil is the program's.
    public subscript(sectionID id: String) -> [String]? { sections[id]?.tabOrder }

    /// Returns to the program's order in all sections.
    public mutating func resetSectionOrder() { sections = [:] }
    /// Returns to the program's order in one section.
    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
    /// Returns to the program's visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
    fileprivate var stored: Int { self == .visible ? 1 : self == .hidden ? 2 : 0 }
    fileprivate init(stored: Int) { self = stored == 1 ? .visible : stored == 2 ? .hidden : .automatic }
}

extension TabContent {
    /// The id of the tab for `TabViewCustomization`. Nothing to do: a phone shows no sidebar.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// What a person may change of the tab. Nothing to do: a phone shows no sidebar.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Whether the tab is visible until a person changes it. Nothing to do: the bar of a phone cannot be changed.
    nonisolated public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue> { self }
}

extension View {
    /// What a person has changed in the sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// The form that is shown first. Nothing to do: a phone shows a bar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
    /// A view above the tabs of a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// A view below the tabs of a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// A view at the bottom of a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    /// Actions below a section of a sidebar, which a phone does not show. Custom containers read them as
    /// `SectionConfiguration.actions`.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TraitWriter(SectionActionsTrait.id, AnyView(content())))
    }
}

private enum TabBarPlacementKey: EnvironmentKey { static let defaultValue: TabBarPlacement? = nil }

extension EnvironmentValues {
    /// Where the bar of the tab view is that this view is in; nil in none.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
    /// Whether the tab view around shows the headers of its sections: false on a phone.
    public var isTabBarShowingSections: Bool { false }
}
