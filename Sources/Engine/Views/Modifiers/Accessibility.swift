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

/// One accessibility property of a view.
nonisolated struct AccessibilityNote: SemanticsRole, Equatable {
    typealias Body = Never
    enum Fact: Equatable {
        case nothing, label(Text), value(Text), hint(Text), identifier(String), inputLabels([Text])
        case hidden(Bool), element(AccessibilityChildBehavior), sortPriority(Double)
        case added(AccessibilityTraits), removed(AccessibilityTraits), responds(Bool)
    }
    let fact: Fact
    static var modifierName: String { "accessibility" }
    static func changed(from old: AccessibilityNote, to new: AccessibilityNote) -> PhaseSet { [] }

    func semantics(_ context: RoleContext) -> Semantics? {
        if fact == .nothing { return nil }
        var semantics = Semantics()
        fact.write(into: &semantics, context.environment)
        return semantics
    }
}

extension AccessibilityNote.Fact {
    /// Texts are in the language of the environment.
    func write(into semantics: inout Semantics, _ environment: EnvironmentValues) {
        switch self {
        case .nothing: break
        case .label(let text): semantics.label = text.localizedText(in: environment) ?? ""
        case .value(let text): semantics.value = text.localizedText(in: environment) ?? ""
        case .hint(let text): semantics.hint = text.localizedText(in: environment) ?? ""
        case .identifier(let identifier): semantics.identifier = identifier
        case .inputLabels(let texts): semantics.inputLabels = texts.compactMap { $0.localizedText(in: environment) }
        case .hidden(let isHidden): semantics.isHidden = isHidden
        case .element(let behavior): semantics.children = behavior.rule
        case .sortPriority(let priority): semantics.sortPriority = priority
        case .added(let traits): semantics.added = traits
        case .removed(let traits): semantics.removed = traits
        case .responds(let responds): semantics.isDisabled = !responds
        }
    }
}

extension View {
    nonisolated func noting(_ fact: AccessibilityNote.Fact) -> some View {
        modifier(AccessibilityNote(fact: fact))
    }

    /// Sets the label of this view's accessibility elements. A view without elements becomes one.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { noting(.label(label)) }
    /// Sets the accessibility label, as a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        noting(.label(Text(labelKey)))
    }
    /// Sets the accessibility label: `label` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        noting(.label(Text(label)))
    }

    /// Sets the value of this view's accessibility elements, such as that of a control. A view without elements becomes
    /// one.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { noting(.value(value)) }
    /// Sets the accessibility value, as a localized text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        noting(.value(Text(valueKey)))
    }
    /// Sets the accessibility value: `value` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        noting(.value(Text(value)))
    }

    /// Sets the hint of this view's accessibility elements, which describes their effect and is read after label and
    /// value. Does not create an element.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { noting(.hint(hint)) }
    /// Sets the accessibility hint, as a localized text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        noting(.hint(Text(hintKey)))
    }
    /// Sets the accessibility hint: `hint` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { noting(.hint(Text(hint))) }

    /// Describes this view. There are no tooltips here: the text is an accessibility hint.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Describes this view with a localized text, which is an accessibility hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Describes this view with `text` as it is, not localized, which is an accessibility hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Sets alternative names of this view's accessibility elements for voice control. An empty list has no effect.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        noting(.inputLabels(inputLabels))
    }
    /// Sets alternative names of this view's accessibility elements, as localized texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        noting(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    /// Sets alternative names of this view's accessibility elements, as they are, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        noting(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// Sets the identifier of this view's accessibility elements for tests and scripts; it is never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        noting(.identifier(identifier))
    }

    /// Removes this view's accessibility elements; false has no effect. The drawing is unchanged.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { noting(.hidden(hidden)) }

    /// Makes this view one accessibility element. By default the elements inside are omitted.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        noting(.element(children))
    }

    /// Adds traits to this view's accessibility elements; some traits change the role of texts, images and groups.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.added(traits))
    }

    /// Removes traits from this view's accessibility elements; an outer modifier can add them again.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.removed(traits))
    }

    /// The order of this view's accessibility elements among their siblings: higher before lower, 0 by default, equal
    /// ones in drawing order.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        noting(.sortPriority(sortPriority))
    }

    /// Whether this view's accessibility elements respond to input; by default those that are enabled do.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        noting(.responds(respondsToUserInteraction))
    }

    /// Sets the value of this view's accessibility elements; with false it has no effect.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        noting(isEnabled ? .value(valueDescription) : .nothing)
    }
    /// Sets the accessibility value, as a localized text, unless `isEnabled` is false.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// Sets the accessibility value: `value` as it is, not localized, unless `isEnabled` is false.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Excludes this view from inverted colours. Nothing to do: no screen here inverts colours.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    // MARK: the names of iOS 13

    /// The older name of `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The older name of `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// The older name of `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// The older name of `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    /// The older name of `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// The older name of `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The older name of `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// The older name of `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// The older name of `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
