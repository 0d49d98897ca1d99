public import QuadrantCore
public import QuadrantGeometry

// The accessibility modifiers of a view that has some already: they are kept together, in one modifier.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the label of the accessibility elements.
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        adding(.label(label))
    }
    /// Sets the accessibility label, as a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        adding(.label(Text(labelKey)))
    }
    /// Sets the accessibility label.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
        adding(.label(Text(label)))
    }
    /// Sets the value of the accessibility elements, such as that of a control.
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
        adding(.value(value))
    }
    /// Sets the accessibility value, as a localized text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        adding(.value(Text(valueKey)))
    }
    /// Sets the accessibility value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
        adding(.value(Text(value)))
    }
    /// Sets the hint of the accessibility elements, which describes their effect and is read after label and
    /// value.
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        adding(.hint(hint))
    }
    /// Sets the accessibility hint, as a localized text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        adding(.hint(Text(hintKey)))
    }
    /// Sets the accessibility hint.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
        adding(.hint(Text(hint)))
    }
    /// Sets alternative names of the accessibility elements for voice control.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        adding(.inputLabels(inputLabels))
    }
    /// Sets alternative names of the accessibility elements, as localized texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
        -> ModifiedContent<Content, Modifier>
    {
        adding(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    /// Sets alternative names of the accessibility elements, as they are, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
        -> ModifiedContent<Content, Modifier>
    {
        adding(.inputLabels(inputLabels.map { Text($0) }))
    }
    /// Sets the identifier of the accessibility elements for tests and scripts.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        adding(.identifier(identifier))
    }
    /// Removes the accessibility elements.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        adding(.hidden(hidden))
    }
    /// Adds traits to the accessibility elements.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.added(traits))
    }
    /// Removes traits from the accessibility elements.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.removed(traits))
    }
    /// The order of the accessibility elements among their siblings.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        adding(.sortPriority(sortPriority))
    }
    /// Whether the accessibility elements respond to input.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.responds(respondsToUserInteraction))
    }
    /// Sets the value of the accessibility elements.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .value(valueDescription) : .nothing)
    }
    /// Sets the accessibility value, as a localized text, unless `isEnabled` is false.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// Sets the accessibility value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// The older name of `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityLabel(label)
    }
    /// The older name of `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityValue(value)
    }
    /// The older name of `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityHint(hint)
    }
    /// The older name of `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        accessibilityInputLabels(inputLabels)
    }
    /// The older name of `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
        accessibilityIdentifier(identifier)
    }
    /// The older name of `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
        accessibilityHidden(hidden)
    }
    /// The older name of `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibilityAddTraits(traits)
    }
    /// The older name of `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityRemoveTraits(traits)
    }
    /// The older name of `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        accessibilitySortPriority(sortPriority)
    }
    /// Adds an action to the accessibility elements.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        adding(.action(actionKind, handler))
    }
    /// Adds a named action to the accessibility elements.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds an action whose name is a localized text.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Adds an action whose name is `name` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibilityAction(named: Text(name), handler)
    }
    /// Sets the action for increments and decrements of the accessibility elements.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        adding(.written { semantics, _ in semantics.adjust = { handler($0 ? .increment : .decrement) } })
    }
    /// Adds an action for each direction in which assistive technology can scroll.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.scrollAction(handler))
    }
    /// Adds a content to the accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(key, value, importance))
    }
    /// Adds a localized content to the accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(key, Text(valueKey), importance))
    }
    /// Adds the text of a resource to the accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(key, Text(value), importance))
    }
    /// Adds `value` as it is to the accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(key, Text(value), importance))
    }
    /// Adds a content with a label of its own to the accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(label, value, importance))
    }
    /// Adds a content with a localized label to the accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(Text(labelKey), value, importance))
    }
    /// Adds a localized content with a localized label to the accessibility elements.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(Text(labelKey), Text(valueKey), importance))
    }
    /// Adds the text of a resource, with that of another as its label, to the accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ value: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(Text(label), Text(value), importance))
    }
    /// Adds `value` as it is, with a localized label, to the accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        adding(.content(Text(labelKey), Text(value), importance))
    }
    /// Sets the label of the accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        adding(isEnabled ? .label(label) : .nothing)
    }
    /// Sets the accessibility label, as a localized text, if `isEnabled`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .label(Text(labelKey)) : .nothing)
    }
    /// Sets the accessibility label to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .label(Text(label)) : .nothing)
    }
    /// Sets the accessibility label.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .label(Text(label)) : .nothing)
    }
}
