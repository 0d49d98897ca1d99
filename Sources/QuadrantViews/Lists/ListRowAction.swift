package import QuadrantCore
package import QuadrantGraph

/// An action that makes the row a button: a tap anywhere on it does `action`, and `leadsOn` puts the mark of what leads
/// on at its end.
package nonisolated struct ListRowAction: TraitRole {
    package typealias Body = Never
    let leadsOn: Bool
    let action: (() -> Void)?

    package static var modifierName: String { "rowAction" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.leadsOn == new.leadsOn ? [] : [.measure, .place, .display]
    }
    package func trait(_ key: ObjectIdentifier) -> Any? {
        key == RowPart.trait ? RowPart(action: action, leadsOn: leadsOn) : nil
    }
}

extension View {
    /// Makes the row of a list or form around this view do `action` when it is tapped; nil for a row that cannot be
    /// used now. A row that leads on has a chevron at its end. Does nothing outside lists: see `isInListRow`.
    nonisolated package func listRowAction(leadsOn: Bool = false, _ action: (() -> Void)?) -> some View {
        modifier(ListRowAction(leadsOn: leadsOn, action: action))
    }
}
