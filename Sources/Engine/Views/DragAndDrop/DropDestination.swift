public import CoreTransferable
public import Foundation
public import QuadrantCore

extension View {
    /// Lets the user drop items on this view that can be converted to `payloadType`.
    ///
    /// `action` receives the item and the location in this view's coordinates, in points, and returns whether it
    /// accepted the item. `isTargeted` is called with true when such an item enters the view, and with false when it
    /// leaves or is dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        func items(_ session: DragSession) -> [T] {
            session.item(as: T.self).map { [$0] } ?? []
        }
        var target = DropTarget(accepts: { !items($0).isEmpty }, dropped: { action(items($0), $1) })
        target.entered = { _, _ in isTargeted(true) }
        target.left = { _ in isTargeted(false) }
        target.finished = { _ in isTargeted(false) }
        return modifier(DropReceiver(target))
    }
}
