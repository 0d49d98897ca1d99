public import QuadrantCore
import QuadrantGeometry

/// When the search field of a search tab becomes active (iOS 26).
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// As the platform does: when the field is tapped.
    public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
    /// When the tab is selected.
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation(name: "searchTabSelection") }
}

extension View {
    /// Sets when the search field of a search tab becomes active (iOS 26): when the tab is selected, or when the field
    /// is tapped. Selecting another tab ends the search and keeps its text.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation)
    }

    /// Shows a view in a capsule of glass above the bar of the tab views in this view while `isEnabled` (iOS 26).
    nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
        -> some View
    {
        let accessory = isEnabled ? AnyView(content()) : nil
        return modifier(EnvironmentWriter { $0.tabAccessory = accessory })
    }
}

extension TabEntry {
    /// The content in its tab view. A search tab `beginsSearch` while it is selected; a tab that does not own the field
    /// of a searchable tab view does not show it. The field of a search tab is beside the tab `back`, in the place of
    /// the tabs; below the navigation bar if that is nil.
    func content(beginsSearch: Bool, ownsField: Bool, back: ReturnTab?) -> AnyView {
        if isSearch {
            return AnyView(content.environment(\.beginsSearch, beginsSearch).environment(\.returnTab, back))
        }
        return ownsField ? content : AnyView(content.environment(\.searchAround, nil))
    }
}

/// The tab that was shown before a search tab: a button beside the search field, which is in the place of the tabs
/// (iOS 26).
struct ReturnTab {
    let entry: TabEntry
    /// What is above the tabs, and then above the field.
    let accessory: AnyView?
    let choose: () -> Void
}

/// Whether a search field is in the place of the tabs.
enum SearchReplacesTabsKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum ReturnTabKey: EnvironmentKey { static var defaultValue: ReturnTab? { nil } }
private enum TabSearchActivationKey: EnvironmentKey { static let defaultValue = TabSearchActivation.automatic }
private enum BeginsSearchKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabSearchActivation: TabSearchActivation {
        get { self[TabSearchActivationKey.self] }
        set { self[TabSearchActivationKey.self] = newValue }
    }
    /// The tab beside the search field of a search tab; nil elsewhere.
    var returnTab: ReturnTab? {
        get { self[ReturnTabKey.self] }
        set { self[ReturnTabKey.self] = newValue }
    }
    /// The tab bar that keeps search fields from the bottom of the screen; nil in a search tab, whose field is there.
    var tabsBelowField: TabBarPlacement? { returnTab == nil ? tabBarPlacement : nil }
    /// Whether the view is in a search tab whose selection begins a search.
    var beginsSearch: Bool {
        get { self[BeginsSearchKey.self] }
        set { self[BeginsSearchKey.self] = newValue }
    }
}
