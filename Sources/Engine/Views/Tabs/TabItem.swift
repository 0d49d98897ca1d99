import Foundation
public import QuadrantCore

/// A tab with its label, its content and its selection value.
struct TabEntry {
    /// The id of the tab, independent of the selection.
    let id: AnyHashable
    /// The selection value; nil if the tab is selected only by taps.
    let value: AnyHashable?
    let label: AnyView
    var badge: Text?
    let content: AnyView
    /// Whether the tab is shown in no bar. It can be selected all the same.
    var isHidden = false
    /// Whether taps do not select the tab.
    var isDisabled = false
    /// Whether the tab is for searching, which has a place of its own beside a floating bar.
    var isSearch = false
    /// Whether the program gives the tab the place beside a floating bar that a search tab has otherwise.
    var isProminent = false
    /// What describes the tab to assistive technologies, beside its label.
    var accessibility: [AccessibilityProperty] = []
}

extension [TabEntry] {
    /// The tabs beside a floating bar: the first prominent one, else those for searching.
    var apart: [TabEntry] { first { $0.isProminent }.map { [$0] } ?? filter(\.isSearch) }
    /// Whether a tab is beside a floating bar.
    func isApart(_ entry: TabEntry) -> Bool { apart.contains { $0.id == entry.id } }
}

/// The label of a tab.
nonisolated struct TabItemTrait {
    let label: AnyView
    static var id: ObjectIdentifier { ObjectIdentifier(TabItemTrait.self) }
}

/// The badge of a tab or a row.
nonisolated struct BadgeTrait: Equatable {
    let text: Text?
    static var id: ObjectIdentifier { ObjectIdentifier(BadgeTrait.self) }
}

extension View {
    /// The label of the tab whose content this view is: its title and image.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TraitWriter(TabItemTrait.id, TabItemTrait(label: AnyView(label()))))
    }
}

/// The purpose of a tab, which gives it a label where it has none.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A search tab: a magnifying glass and "Search".
    public static var search: TabRole { TabRole(name: "search") }
    /// A tab beside the bar (iOS 27), in the place that a search tab has where no tab is prominent: one tab at most. A
    /// guess: its icon on a circle, as that of a search tab.
    public static var prominent: TabRole { TabRole(name: "prominent") }
}

/// One tab of a tab view.
public nonisolated struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
    let role: TabRole?

    init(_ value: Value?, _ role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Tab
    @MainActor public func _collect(_ tabs: _TabItems) {
        let place = AnyHashable(tabs.found.count)
        let value = value.map { AnyHashable($0) }
        tabs.found.append(TabEntry(id: value ?? place, value: value, label: AnyView(label), badge: nil,
                                   content: AnyView(content), isSearch: role == .search,
                                   isProminent: role == .prominent))
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a selection value. Beside a label, a role decides the place in a floating bar only.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label) {
        self.init(value, role, content: content(), label: label())
    }
    /// A tab without a selection value, which is selected only by taps.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        self.init(nil, role, content: content(), label: label())
    }
}

/// The label of a tab from a title and an image, or from the tab's role.
public nonisolated struct DefaultTabLabel: View {
    let label: Label<Text, Image>?

    init(title: Text, image: Image) { label = Label(title: { title }, icon: { image }) }

    /// A magnifying glass and "Search" for `.search`; empty without a role.
    init(_ role: TabRole?) {
        label = role == .search ? Label(system: .search, systemImage: "magnifyingglass") : nil
    }

    @MainActor public var body: some View { label }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with the label of its role: a magnifying glass and "Search" for `.search`, none without a role.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(), label: .init(role))
    }
    /// A tab with the label of its role, which is selected only by taps.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, role, content: content(), label: .init(role))
    }

    /// A tab with a selection value, a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
                @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(),
                  label: .init(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    /// A tab with a selection value, a title that is shown verbatim and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil,
                                   @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(),
                  label: .init(title: Text(title), image: Image(systemName: systemImage)))
    }
    /// A tab with a selection value, a localized title and a named image.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
                @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(), label: .init(title: Text(titleKey), image: Image(image)))
    }
    /// A tab with a localized title and a symbol, which is selected only by taps.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
                @ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, role, content: content(),
                  label: .init(title: Text(titleKey), image: Image(systemName: systemImage)))
    }
    /// A tab with a title that is shown verbatim and a symbol, which is selected only by taps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil,
                                   @ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, role, content: content(),
                  label: .init(title: Text(title), image: Image(systemName: systemImage)))
    }
    /// A tab with a localized title and a named image, which is selected only by taps.
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
                @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(nil, role, content: content(), label: .init(title: Text(titleKey), image: Image(image)))
    }
    /// A tab with a selection value, a title that is not localized and a named image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil,
                                   @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(), label: .init(title: Text(title), image: Image(image)))
    }
    /// A tab with a title that is not localized and a named image, which is selected only by taps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil,
                                   @ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, role, content: content(), label: .init(title: Text(title), image: Image(image)))
    }
}
