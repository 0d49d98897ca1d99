import QuadrantCore

/// A tab bar: no sidebar is drawn.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A tab bar at the bottom: no sidebar is drawn.
    public init() {}
    var appearance: TabAppearance { .bar }
}

/// A tab bar on every device.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, AppearanceTabStyle {
    /// A tab bar at the bottom.
    public init() {}
    var appearance: TabAppearance { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar at the bottom: no sidebar is drawn.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab bar at the bottom.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
