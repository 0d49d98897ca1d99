public import QuadrantCore

// Accessibility properties that are set under a condition: with false, nothing is set.

extension View {
    /// Sets the label of this view's accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .label(label) : .nothing)
    }
    /// Sets the accessibility label, as a localized text, if `isEnabled`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .label(Text(labelKey)) : .nothing)
    }
    /// Sets the accessibility label to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .label(Text(label)) : .nothing)
    }
    /// Sets the accessibility label: `label` as it is, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .label(Text(label)) : .nothing)
    }
    /// Sets the hint of this view's accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .hint(hint) : .nothing)
    }
    /// Sets the accessibility hint, as a localized text, if `isEnabled`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .hint(Text(hintKey)) : .nothing)
    }
    /// Sets the accessibility hint to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .hint(Text(hint)) : .nothing)
    }
    /// Sets the accessibility hint: `hint` as it is, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .hint(Text(hint)) : .nothing)
    }
    /// Sets the accessibility value to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .value(Text(valueResource)) : .nothing)
    }
    /// Sets the identifier of this view's accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .identifier(identifier) : .nothing)
    }
    /// Removes this view's accessibility elements, if both are true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .hidden(hidden) : .nothing)
    }
    /// Sets alternative names for voice control, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels) : .nothing)
    }
    /// Sets alternative names for voice control, as localized texts, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .inputLabels(inputLabelKeys.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control to the texts of resources, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control, as they are, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control to the texts of resources.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.inputLabels(inputLabels.map { Text($0) }))
    }
    /// Whether this view's accessibility elements respond to input, if `isEnabled`.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .responds(respondsToUserInteraction) : .nothing)
    }
}
