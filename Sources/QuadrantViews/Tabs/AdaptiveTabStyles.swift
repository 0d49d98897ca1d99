import QuadrantCore

/// A sidebar where there is space for one, else a bar of tabs: on a phone a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, AppearanceTabStyle {
    public init() {}
    var appearance: TabAppearance { .bar }
}

/// A bar of tabs, however much room there is.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, AppearanceTabStyle {
    public init() {}
    var appearance: TabAppearance { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
