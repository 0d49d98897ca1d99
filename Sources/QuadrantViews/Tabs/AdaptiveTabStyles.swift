import QuadrantCore

/// A sidebar where there is space for one, else a bar of tabs: on a phone a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A bar of tabs at the bottom: no sidebar is drawn.
    public init() {}
    var appearance: TabAppearance { .bar }
}

/// A bar of tabs, however much room there is.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A bar of tabs at the bottom.
    public init() {}
    var appearance: TabAppearance { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs at the bottom: no sidebar is drawn.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs at the bottom.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
