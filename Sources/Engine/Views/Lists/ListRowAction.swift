package import QuadrantCore
package import QuadrantGraph

/// Makes the row a button: a tap anywhere in it runs `action`; with `leadsOn` it has a disclosure indicator.
package nonisolated struct ListRowAction: TraitRole {
    package typealias Body = Never
    let leadsOn: Bool
    var isChosen = false
    let action: (() -> Void)?

    /// The trait of a row whose screen is shown beside the list.
    static var chosenTrait: ObjectIdentifier { ObjectIdentifier(ChosenTrait.self) }
    private enum ChosenTrait {}

    package static var modifierName: String { "rowAction" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.leadsOn == new.leadsOn && old.isChosen == new.isChosen && (old.action == nil) == (new.action == nil) ? []
            : [.measure, .place, .display]
    }
    package func trait(_ key: ObjectIdentifier) -> Any? {
        switch key {
        case RowPart.trait: RowPart(action: action, leadsOn: leadsOn)
        case ListRowAction.chosenTrait: isChosen ? true : nil
        default: nil
        }
    }
}

extension View {
    /// Runs `action` on a tap anywhere in the enclosing row of a list or form; nil disables the row. With `leadsOn` the
    /// row has a disclosure indicator; with `isChosen` it is drawn as one that is selected. Without effect outside of
    /// lists: see `isInListRow`.
    nonisolated package func listRowAction(leadsOn: Bool = false, isChosen: Bool = false, _ action: (() -> Void)?)
        -> some View
    {
        modifier(ListRowAction(leadsOn: leadsOn, isChosen: isChosen, action: action))
    }
}
