/// The accessibility traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// The element type of the set algebra is the set itself.
    public typealias Element = AccessibilityTraits
    private var bits: UInt32

    /// No traits.
    public init() { bits = 0 }
    private init(bit: UInt32) { bits = 1 << bit }

    /// Pressing the view performs an action: text, images and groups get the role of a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The view is a heading: text, images and groups get that role.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The view is the selected one of several; assistive technology receives that state.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The view opens a link: text, images and groups get that role.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The view is a search field: text, images and groups get that role.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The view is an image: text and groups get that role.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// Pressing the view plays a sound. Listed with the element, without further effect.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The view is a key of a keyboard. Listed with the element, without further effect.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The view is text that cannot be changed: images and groups get that role.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The view sums up the state of the app when it starts. Listed with the element, without further effect.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The label or the value changes often. Listed with the element, without further effect.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// Pressing the view starts playback or recording. Listed with the element, without further effect.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The view handles touches itself. Listed with the element, without further effect.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// Reading past the end turns the page. Listed with the element, without further effect.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// The views beside this one are out of reach. Listed with the element, without further effect.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The view is a switch: text, images and groups get that role.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The view is a bar of tabs: text, images and groups get that role.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Whether all traits of `member` are in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// The traits in either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    /// The traits in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    /// The traits in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
    /// Adds the traits of `other`.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    /// Removes the traits that are not in `other`.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    /// Keeps the traits that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
    /// Adds the traits of `newMember`; `inserted` is false if the set had all of them.
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Removes the traits of `member` and returns the removed ones; nil if there were none.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    /// Adds the traits of `newMember` and returns the ones that the set had before; nil if it had none.
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

extension AccessibilityTraits {
    /// The names of the traits, in the order of their declaration.
    package var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
            (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
            (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"),
            (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
            (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
            (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"), (.isToggle, "isToggle"),
            (.isTabBar, "isTabBar"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
