package import QuadrantCore
package import QuadrantGraph

/// Makes the row a button: a tap anywhere in it runs `action`; with `leadsOn` it has a disclosure indicator.
package nonisolated struct ListRowAction: TraitRole {
    package typealias Body = Never
    let leadsOn: Bool
    let action: (() -> Void)?

    package static var modifierName: String { "rowAction" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.leadsOn == new.leadsOn && (old.action == nil) == (new.action == nil) ? [] : [.measure, .place, .display]
    }
    package func trait(_ key: ObjectIdentifier) -> Any? {
        key == RowPart.trait ? RowPart(action: action, leadsOn: leadsOn) : nil
    }
}

extension View {
    /// Runs `action` on a tap anywhere in the enclosing row of a list or form; nil disables the row. With `leadsOn` the
    /// row has a disclosure indicator. Without effect outside of lists: see `isInListRow`.
    nonisolated package func listRowAction(leadsOn: Bool = false, _ action: (() -> Void)?) -> some View {
        modifier(ListRowAction(leadsOn: leadsOn, action: action))
    }
}
