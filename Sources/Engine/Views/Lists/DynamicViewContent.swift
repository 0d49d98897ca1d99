public import Foundation
public import QuadrantCore

/// Views for the elements of a collection, which a list can edit.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection of the views' elements.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the content.
    nonisolated public var data: Content.Data { content.data }
}

/// The keys of the edit actions of rows.
nonisolated enum RowMark {
    enum Delete {}
    enum Move {}
    enum IsDeleteDisabled {}
    enum IsMoveDisabled {}
    enum IsSelectionDisabled {}
}

extension DynamicViewContent {
    /// Lets the user delete rows of a list: by a swipe, and in edit mode. `action` receives the offsets of the rows in
    /// the collection; nil forbids it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(TraitWriter(ObjectIdentifier(RowMark.Delete.self), ListRowTrait(value: action)))
    }

    /// Lets the user move rows of a list in edit mode. `action` receives the offsets of the moved rows and the offset
    /// before which they are inserted, both before the change; nil forbids it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(TraitWriter(ObjectIdentifier(RowMark.Move.self), ListRowTrait(value: action)))
    }
}

extension View {
    /// Whether this row of a list cannot be deleted; without effect if its collection does not allow deletion.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        listTrait(RowMark.IsDeleteDisabled.self, isDisabled)
    }

    /// Whether this row of a list cannot be moved; without effect if its collection does not allow moves.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        listTrait(RowMark.IsMoveDisabled.self, isDisabled)
    }
}

extension RowReader {
    /// Deletes the row from its collection; nil if that is not allowed.
    var delete: (() -> Void)? {
        guard place.role == .row, value(RowMark.IsDeleteDisabled.self, as: Bool.self) != true,
              let found = element(markedBy: ObjectIdentifier(RowMark.Delete.self)),
              let action = (found.mark as? ListRowTrait<((IndexSet) -> Void)?>)?.value else { return nil }
        return { withAnimation(.control) { action(IndexSet(integer: found.index)) } }
    }

    /// Moves the row before another of its collection; nil if that is not allowed.
    var move: ((Int) -> Void)? {
        guard place.role == .row, value(RowMark.IsMoveDisabled.self, as: Bool.self) != true,
              let found = element(markedBy: ObjectIdentifier(RowMark.Move.self)),
              let action = (found.mark as? ListRowTrait<((IndexSet, Int) -> Void)?>)?.value else { return nil }
        return { action(IndexSet(integer: found.index), $0) }
    }
}
