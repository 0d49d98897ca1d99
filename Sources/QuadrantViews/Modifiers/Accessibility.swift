import QuadrantGraph
public import QuadrantCore

// The accessibility properties of a view. No picture shows it; elements are computed from it on request.

/// What an accessibility element does with the elements inside of it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case ignore, contain, combine }
    private let kind: Kind
    /// They are left out: the view says what it is by its own label and value.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stay elements of their own, inside the element of the view.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They become one: labels and values are joined by commas, a single press is that of the whole, several are
    /// actions.
    public static let combine = AccessibilityChildBehavior(kind: .combine)

    var rule: Semantics.Children {
        switch kind {
        case .ignore: .ignore
        case .contain: .contain
        case .combine: .combine
        }
    }
}

/// One thing said of a view.
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
        let environment = context.environment
        var semantics = Semantics()
        switch fact {
        case .nothing: return nil
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
        return semantics
    }
}

extension View {
    nonisolated func noting(_ fact: AccessibilityNote.Fact) -> some View {
        modifier(AccessibilityNote(fact: fact))
    }

    /// Sets what the elements of this view are called. A view without elements becomes one.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { noting(.label(label)) }
    /// What the view is, as a localized text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        noting(.label(Text(labelKey)))
    }
    /// What the view is: `label` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        noting(.label(Text(label)))
    }

    /// Sets what the elements of this view hold, such as the value of a control. A view without elements becomes one.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { noting(.value(value)) }
    /// What the view holds, as a localized text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        noting(.value(Text(valueKey)))
    }
    /// What the view holds: `value` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        noting(.value(Text(value)))
    }

    /// Describes what happens when the elements of this view are used; read after label and value. Makes no element by
    /// itself.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { noting(.hint(hint)) }
    /// What happens when the view is used, as a localized text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        noting(.hint(Text(hintKey)))
    }
    /// What happens when the view is used: `hint` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { noting(.hint(Text(hint))) }

    /// Describes this view. There are no tooltips here: the text is read as a hint.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// What a person should know of the view, as a localized text; read as a hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// What a person should know of the view: `text` as it is, not localized; read as a hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

    /// Other names by which the elements of this view can be called, for voice control. An empty list leaves them as
    /// they are.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        noting(.inputLabels(inputLabels))
    }
    /// Other names the view may be called by, as localized texts.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        noting(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    /// Other names the view may be called by, as they are, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        noting(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// Names the elements of this view for tests and scripts; it is never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        noting(.identifier(identifier))
    }

    /// Leaves the elements of this view out for assistive technology; false leaves them as they are. The picture is
    /// unchanged.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { noting(.hidden(hidden)) }

    /// Makes this view one element. By default the elements inside are left out.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        noting(.element(children))
    }

    /// Adds to what the elements of this view are; some traits change the role of texts, images and groups.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.added(traits))
    }

    /// Takes away from what the elements of this view are; a trait that is added further outside holds again.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.removed(traits))
    }

    /// The place of the elements of this view among those beside it: higher before lower, 0 by default, equal ones in
    /// the order of drawing.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        noting(.sortPriority(sortPriority))
    }

    /// Whether assistive technology can use the elements of this view; without it, whether they are enabled decides.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        noting(.responds(respondsToUserInteraction))
    }

    /// Sets what the elements of this view hold; false leaves them as they are.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        noting(isEnabled ? .value(valueDescription) : .nothing)
    }
    /// What the view holds, as a localized text, unless `isEnabled` is false.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// What the view holds: `value` as it is, not localized, unless `isEnabled` is false.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Keeps this view's colours on a screen with inverted colours. No effect: no screen here inverts them.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    // MARK: as they were called in iOS 13

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
