public import CoreTransferable
public import Foundation
public import QuadrantCore

extension View {
    /// Takes what people drop on this view, if it can be had as `payloadType`.
    ///
    /// `action` gets it with the place in this view's space, in points, and returns whether it took it. `isTargeted` is
    /// called with true when an item that this view accepts enters it, and with false when the item leaves or is
    /// dropped.
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
