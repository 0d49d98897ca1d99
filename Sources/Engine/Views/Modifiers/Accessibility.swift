import QuadrantGraph
public import QuadrantCore

// Modifiers of a view's accessibility elements, which are not drawn and computed on request.

/// How an accessibility element treats the elements inside of it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case ignore, contain, combine }
    private let kind: Kind
    /// They are omitted: the view is described by its own label and value.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They remain separate elements, inside the element of the view.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They are combined to one: labels and values are joined by commas; a single press action becomes that of the
    /// element, several become named actions.
    public static let combine = AccessibilityChildBehavior(kind: .combine)

    var rule: Semantics.Children {
        switch kind {
        case .ignore: .ignore
        case .contain: .contain
        case .combine: .combine
        }
    }
}

extension View {
    /// Sets the label of this view's accessibility elements. A view without elements becomes one.
    nonisolated public func accessibilityLabel(_ label: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.label(label))
    }
    /// Sets the accessibility label, as a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.label(Text(labelKey)))
    }
    /// Sets the accessibility label: `label` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.label(Text(label)))
    }

    /// Sets the value of this view's accessibility elements, such as that of a control. A view without elements becomes
    /// one.
    nonisolated public func accessibilityValue(_ value: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.value(value))
    }
    /// Sets the accessibility value, as a localized text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.value(Text(valueKey)))
    }
    /// Sets the accessibility value: `value` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.value(Text(value)))
    }

    /// Sets the hint of this view's accessibility elements, which describes their effect and is read after label and
    /// value. Does not create an element.
    nonisolated public func accessibilityHint(_ hint: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.hint(hint))
    }
    /// Sets the accessibility hint, as a localized text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.hint(Text(hintKey)))
    }
    /// Sets the accessibility hint: `hint` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.hint(Text(hint)))
    }

    /// Describes this view. There are no tooltips here: the text is an accessibility hint.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Describes this view with a localized text, which is an accessibility hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Describes this view with `text` as it is, not localized, which is an accessibility hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Sets alternative names of this view's accessibility elements for voice control. An empty list has no effect.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.inputLabels(inputLabels))
    }
    /// Sets alternative names of this view's accessibility elements, as localized texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    /// Sets alternative names of this view's accessibility elements, as they are, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// Sets the identifier of this view's accessibility elements for tests and scripts; it is never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.identifier(identifier))
    }

    /// Removes this view's accessibility elements; false has no effect. The drawing is unchanged.
    nonisolated public func accessibilityHidden(_ hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.hidden(hidden))
    }

    /// Makes this view one accessibility element. By default the elements inside are omitted.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding(.element(children))
    }

    /// Adds traits to this view's accessibility elements; some traits change the role of texts, images and groups.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.added(traits))
    }

    /// Removes traits from this view's accessibility elements; an outer modifier can add them again.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.removed(traits))
    }

    /// The order of this view's accessibility elements among their siblings: higher before lower, 0 by default, equal
    /// ones in drawing order.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.sortPriority(sortPriority))
    }

    /// Whether this view's accessibility elements respond to input; by default those that are enabled do.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.responds(respondsToUserInteraction))
    }

    /// Sets the value of this view's accessibility elements; with false it has no effect.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .value(valueDescription) : .nothing)
    }
    /// Sets the accessibility value, as a localized text, unless `isEnabled` is false.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// Sets the accessibility value: `value` as it is, not localized, unless `isEnabled` is false.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Excludes this view from inverted colours. Nothing to do: no screen here inverts colours.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    // MARK: the names of iOS 13

    /// The older name of `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityLabel(label)
    }
    /// The older name of `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityValue(value)
    }
    /// The older name of `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHint(hint)
    }
    /// The older name of `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityInputLabels(inputLabels)
    }
    /// The older name of `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityIdentifier(identifier)
    }
    /// The older name of `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityHidden(hidden)
    }
    /// The older name of `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAddTraits(traits)
    }
    /// The older name of `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityRemoveTraits(traits)
    }
    /// The older name of `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilitySortPriority(sortPriority)
    }
}
