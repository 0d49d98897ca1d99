import QuadrantCore

/// A bar of tabs: no sidebar is drawn.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A bar of tabs at the bottom: no sidebar is drawn.
    public init() {}
    var appearance: TabAppearance { .bar }
}

/// A bar of tabs on every device.
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
