import QuadrantGraph
public import QuadrantCore

// What assistive technology is told of a view. No picture shows it: it is kept on the view's node, and nothing else.

/// What a view does for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    private var bits: UInt32

    public init() { bits = 0 }
    private init(bit: UInt32) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.bits == 0 ? nil : old
    }
    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.bits = bits
        return traits
    }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case ignore, contain, combine }
    private let kind: Kind
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// One thing said of a view.
nonisolated struct AccessibilityNote: ModifierRole, Equatable {
    typealias Body = Never
    enum Fact: Equatable {
        case label(Text), value(Text), hint(Text), identifier(String), inputLabels([Text])
        case hidden(Bool), element(AccessibilityChildBehavior), sortPriority(Double)
        case added(AccessibilityTraits), removed(AccessibilityTraits)
    }
    let fact: Fact
    static var modifierName: String { "accessibility" }
    static var isTransparent: Bool { true }
    static func changed(from old: AccessibilityNote, to new: AccessibilityNote) -> PhaseSet { [] }
}

extension View {
    nonisolated private func noting(_ fact: AccessibilityNote.Fact) -> some View {
        modifier(AccessibilityNote(fact: fact))
    }

    /// What the view is.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { noting(.label(label)) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        noting(.label(Text(labelKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        noting(.label(Text(label)))
    }

    /// What the view holds.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { noting(.value(value)) }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        noting(.value(Text(valueKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        noting(.value(Text(value)))
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { noting(.hint(hint)) }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        noting(.hint(Text(hintKey)))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { noting(.hint(Text(hint))) }

    /// Other names the view may be called by.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        noting(.inputLabels(inputLabels))
    }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        noting(.inputLabels(inputLabelKeys.map { Text($0) }))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        noting(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// A name for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        noting(.identifier(identifier))
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { noting(.hidden(hidden)) }

    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        noting(.element(children))
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.added(traits))
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        noting(.removed(traits))
    }

    /// Higher comes first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        noting(.sortPriority(sortPriority))
    }

    // MARK: as they were called in iOS 13

    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
