public import QuadrantCore

/// When the search field of a search tab becomes active (iOS 26).
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
    /// When the tab is selected.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

extension View {
    /// When the search field of a search tab becomes active (iOS 26). Nothing to do: a search begins with a tap on its
    /// field.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        self
    }

    /// Shows a view in a capsule of glass above the bar of the tab views in this view while `isEnabled` (iOS 26).
    nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
        -> some View
    {
        let accessory = isEnabled ? AnyView(content()) : nil
        return modifier(EnvironmentWriter { $0.tabAccessory = accessory })
    }
}
