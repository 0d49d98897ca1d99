public import Foundation
public import QuadrantCore

/// Views made from the elements of a collection, which a list can change.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the content: modifiers do not change it.
    public var data: Content.Data { content.data }
}

/// Names what a collection lets people do with its rows.
nonisolated enum RowMark {
    enum Delete {}
    enum Move {}
    enum IsDeleteDisabled {}
    enum IsMoveDisabled {}
    enum IsSelectionDisabled {}
}

extension DynamicViewContent {
    /// Lets people delete rows of a list: by a swipe, and while the list is edited. `action` gets the offsets of the
    /// rows in the collection; nil forbids it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(TraitWriter(ObjectIdentifier(RowMark.Delete.self), ListRowTrait(value: action)))
    }

    /// Lets people move rows of a list while it is edited. `action` gets the offsets of the rows that moved and the
    /// offset before which they go, both before the change; nil forbids it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(TraitWriter(ObjectIdentifier(RowMark.Move.self), ListRowTrait(value: action)))
    }
}

extension View {
    /// Whether this row of a list cannot be deleted; nothing changes where its collection forbids it.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        listTrait(RowMark.IsDeleteDisabled.self, isDisabled)
    }

    /// Whether this row of a list cannot be moved; nothing changes where its collection forbids it.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        listTrait(RowMark.IsMoveDisabled.self, isDisabled)
    }
}

extension RowReader {
    /// Deletes the row from its collection; nil where that is not possible.
    var delete: (() -> Void)? {
        guard place.role == .row, value(RowMark.IsDeleteDisabled.self, as: Bool.self) != true,
              let found = element(markedBy: ObjectIdentifier(RowMark.Delete.self)),
              let action = (found.mark as? ListRowTrait<((IndexSet) -> Void)?>)?.value else { return nil }
        return { withAnimation(.control) { action(IndexSet(integer: found.index)) } }
    }

    /// Moves the row before another of its collection; nil where that is not possible.
    var move: ((Int) -> Void)? {
        guard place.role == .row, value(RowMark.IsMoveDisabled.self, as: Bool.self) != true,
              let found = element(markedBy: ObjectIdentifier(RowMark.Move.self)),
              let action = (found.mark as? ListRowTrait<((IndexSet, Int) -> Void)?>)?.value else { return nil }
        return { action(IndexSet(integer: found.index), $0) }
    }
}
