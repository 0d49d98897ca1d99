import Foundation
public import CoreTransferable
public import QuadrantCore
public import QuadrantGeometry

/// Tabs with a change of each.
private nonisolated struct ChangedTabs<Base: TabContent>: PrimitiveTabContent {
    typealias TabValue = Base.TabValue
    typealias Body = ChangedTabs
    let base: Base
    let change: (inout TabEntry) -> Void

    @MainActor func _collect(_ tabs: _TabItems) {
        let start = tabs.found.count
        base._collect(tabs)
        for index in start..<tabs.found.count { change(&tabs.found[index]) }
    }
}

extension TabContent {
    private nonisolated func changed(_ change: @escaping (inout TabEntry) -> Void) -> some TabContent<TabValue> {
        ChangedTabs(base: self, change: change)
    }

    /// Shows a number as the tabs' badge; 0 is no badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        changed { $0.badge = count == 0 ? nil : Text("\(count)") }
    }
    /// Shows a text as the tabs' badge; nil is no badge.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }
    /// Shows a localized text as the tabs' badge.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        changed { $0.badge = Text(key) }
    }
    /// Shows the text of a resource as the tabs' badge.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
        changed { $0.badge = Text(resource) }
    }
    /// Shows a string verbatim as the tabs' badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        changed { $0.badge = Text(label) }
    }

    /// Leaves the tabs out of the bar. A selection of the program shows them all the same.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { if hidden { $0.isHidden = true } }
    }
    /// Taps do not select the tabs.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { if disabled { $0.isDisabled = true } }
    }
    /// Sets where the tabs are; those that are in a sidebar only are left out of the bar of a phone.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changed { if placement == .sidebarOnly { $0.isHidden = true } }
    }
}

// MARK: accessibility

extension TabContent {
    private nonisolated func adding(_ property: AccessibilityProperty, _ isEnabled: Bool) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.accessibility.append(property) } }
    }

    /// Sets the accessibility label of the tabs' buttons.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        adding(.label(label), isEnabled)
    }
    /// Sets the accessibility label of the tabs' buttons, as a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.label(Text(labelKey)), isEnabled)
    }
    /// Sets the accessibility label of the tabs' buttons: the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.label(Text(label)), isEnabled)
    }
    /// Sets the accessibility label of the tabs' buttons, as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.label(Text(label)), isEnabled)
    }

    /// Sets the accessibility value of the tabs' buttons.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.value(valueDescription), isEnabled)
    }
    /// Sets the accessibility value of the tabs' buttons, as a localized text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.value(Text(valueKey)), isEnabled)
    }
    /// Sets the accessibility value of the tabs' buttons: the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.value(Text(value)), isEnabled)
    }
    /// Sets the accessibility value of the tabs' buttons, as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.value(Text(value)), isEnabled)
    }

    /// Sets the accessibility hint of the tabs' buttons.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        adding(.hint(hint), isEnabled)
    }
    /// Sets the accessibility hint of the tabs' buttons, as a localized text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.hint(Text(hintKey)), isEnabled)
    }
    /// Sets the accessibility hint of the tabs' buttons: the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.hint(Text(hint)), isEnabled)
    }
    /// Sets the accessibility hint of the tabs' buttons, as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.hint(Text(hint)), isEnabled)
    }

    /// Sets alternative names of the tabs' buttons for voice control.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.inputLabels(inputLabels), isEnabled)
    }
    /// Sets alternative names of the tabs' buttons, as localized texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.inputLabels(inputLabelKeys.map { Text($0) }), isEnabled)
    }
    /// Sets alternative names of the tabs' buttons, as they are, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.inputLabels(inputLabels.map { Text($0) }), isEnabled)
    }

    /// Sets the identifier of the tabs' buttons for tests and scripts.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    {
        adding(.identifier(identifier), isEnabled)
    }
}

// MARK: what rows of a sidebar have

extension TabContent {
    /// A menu of the tabs' rows in a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    /// Actions of the tabs' rows in a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }
    /// Views below the tabs of a section in a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
        -> some TabContent<TabValue> { self }
    /// What a drag of the tabs' rows in a sidebar carries. Nothing to do: a phone shows no sidebar.
    @MainActor @preconcurrency
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
        self
    }
    /// Whether a drag that rests on a tab selects it. Nothing to do: a drag here is over one tab, whose content it is
    /// dropped on.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        self
    }
    /// Accepts drops on the tabs' rows in a sidebar. Nothing to do: a phone shows no sidebar.
    @MainActor @preconcurrency
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }
    /// A popover of the tabs' rows in a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> { self }
    /// A popover of the tabs' rows in a sidebar. Nothing to do: a phone shows no sidebar.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> { self }
}
