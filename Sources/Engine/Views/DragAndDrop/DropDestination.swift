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
        var target = DropTarget(accepts: { !$0.items(as: T.self).isEmpty },
                                dropped: { action($0.items(as: T.self), $1) })
        target.entered = { _, _ in isTargeted(true) }
        target.left = { _ in isTargeted(false) }
        target.finished = { _ in isTargeted(false) }
        return modifier(DropObserver(target: target))
    }

    /// Lets the user drop items on this view that can be converted to `type`; with false it takes none.
    ///
    /// `action` receives as many items as `dropConfiguration(_:)` accepts, and the session of the drop.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(SessionDrop(isEnabled: isEnabled, action: action))
    }
}

/// A destination that receives the session.
private nonisolated struct SessionDrop<T: Transferable>: ViewModifier {
    let isEnabled: Bool
    let action: ([T], DropSession) -> Void
    @Environment(\.dropSetup) private var setup

    init(isEnabled: Bool, action: @escaping ([T], DropSession) -> Void) {
        self.isEnabled = isEnabled
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        let setup = setup, isEnabled = isEnabled, action = action
        content.modifier(DropObserver(target: DropTarget(
            accepts: { isEnabled && !$0.items(as: T.self).isEmpty },
            dropped: { drag, place in
                let session = DropSession(drag, at: place, .ended(drag.proposedOperation))
                var items = drag.items(as: T.self)
                if let limit = setup.configuration?(session).acceptedItemCount { items = Array(items.prefix(limit)) }
                action(items, session)
                return true
            })))
    }
}

/// A drop destination whose view may follow the session, and decide what a drop does.
nonisolated struct DropObserver: ViewModifier {
    let target: DropTarget
    @Environment(\.dropSetup) private var setup

    init(target: DropTarget) { self.target = target }

    @MainActor func body(content: Content) -> some View {
        content.modifier(DropReceiver(setup.observing(target)))
    }
}
