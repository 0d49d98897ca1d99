import Foundation
public import CoreTransferable
public import QuadrantCore

/// Rows with views around each.
private struct DecoratedRows<Base: TableRowContent>: PrimitiveTableRows {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = DecoratedRows
    let base: Base
    let decoration: (AnyView) -> AnyView

    func _nodes() -> [_TableNode<Base.TableRowValue>] {
        base._nodes().map { node in
            var node = node
            node.decorations.append(decoration)
            return node
        }
    }
}

extension TableRowContent {
    private func decorated(_ decoration: @escaping (AnyView) -> AnyView) -> some TableRowContent<TableRowValue> {
        DecoratedRows(base: self, decoration: decoration)
    }

    /// Shows a menu on a long press of the row.
    @MainActor @preconcurrency
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return decorated { row in AnyView(row.contextMenu { items }) }
    }
    /// Shows a menu under `preview` on a long press of the row.
    @MainActor @preconcurrency
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
        -> some TableRowContent<TableRowValue>
    {
        let items = menuItems(), preview = preview()
        return decorated { row in AnyView(row.contextMenu { items } preview: { preview }) }
    }
    /// Runs `action` when a pointer enters or leaves the row.
    @MainActor @preconcurrency
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        decorated { row in AnyView(row.onHover(perform: action)) }
    }
    /// The row cannot be selected.
    @MainActor @preconcurrency
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        decorated { row in AnyView(row.selectionDisabled(isDisabled)) }
    }
    /// What a drag of the row carries.
    @MainActor @preconcurrency
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some TableRowContent<TableRowValue>
    {
        decorated { row in AnyView(row.draggable(payload())) }
    }
    /// Accepts drops on the row.
    @MainActor @preconcurrency
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
        -> some TableRowContent<TableRowValue>
    {
        decorated { row in
            AnyView(row.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            })
        }
    }
}
