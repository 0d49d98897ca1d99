public import Foundation
import QuadrantCore

/// A drag of items from a view, at one time.
public nonisolated struct DragSession: Identifiable {
    /// What identifies a drag among others.
    public struct ID: Hashable, Sendable { let number: ObjectIdentifier }
    /// How far a drag has come.
    public enum Phase: Hashable, Sendable {
        /// The items have been lifted.
        case initial
        /// The items are moved.
        case active
        /// The items are dropped with this effect.
        case ending(DropOperation)
        /// The items have been dropped with this effect.
        case ended(DropOperation)
        /// The destination has all data of the items.
        case dataTransferCompleted
    }
    /// What identifies the drag.
    public let id: ID
    /// How far the drag has come.
    public let phase: Phase
    /// The finger in the window, in points.
    public let location: CGPoint
    /// The index of the item on which the drag was begun.
    public let draggedItemIndex: Int
    private let ids: [AnyHashable]

    init(_ drag: WindowDrag, _ phase: Phase) {
        id = ID(number: ObjectIdentifier(drag))
        self.phase = phase
        location = drag.location
        draggedItemIndex = (drag.payload as? DraggedItems)?.first ?? 0
        ids = drag.itemIDs
    }

    /// The ids of the items that have this type of id, in the order of the items.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        ids.compactMap { $0.base as? ItemID }
    }
}

extension DragSession.ID {
    /// Whether the drag is that of AppKit.
    @available(*, unavailable, message: "sessions of AppKit are available in macOS only")
    public func matches(_ dragSession: AnyObject) -> Bool { false }
}

/// A drag over a destination, at one time.
public nonisolated struct DropSession: Identifiable {
    /// What identifies a drag among others.
    public struct ID: Hashable, Sendable { let number: ObjectIdentifier }
    /// Where the drag is.
    public enum Phase: Hashable, Sendable {
        /// It has come to the destination.
        case entering
        /// It moves over the destination.
        case active
        /// It has left the destination.
        case exiting
        /// The items have been dropped with this effect.
        case ended(DropOperation)
        /// The destination has all data of the items.
        case dataTransferCompleted
    }
    /// The part of the session that a drag of the same program has.
    public struct LocalSession {
        fileprivate let ids: [AnyHashable]
        /// The ids of the items that have this type of id, in the order of the items.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            ids.compactMap { $0.base as? ItemID }
        }
    }
    /// What identifies the drag.
    public let id: ID
    /// Where the drag is.
    public let phase: Phase
    /// The finger in the destination's coordinates, in points.
    public let location: CGPoint
    /// The size of the preview; zero where it is not known.
    public let size: CGSize
    /// The number of items.
    public let itemsCount: Int
    /// What is known of the drag because it comes from this program; all drags do.
    public let localSession: LocalSession?
    /// The effects that the source allows.
    public let suggestedOperations: DropOperation.Set

    init(_ drag: WindowDrag, at place: CGPoint, _ phase: Phase) {
        id = ID(number: ObjectIdentifier(drag))
        self.phase = phase
        location = place
        size = .zero
        let dragged = drag.payload as? DraggedItems
        itemsCount = dragged?.items.count ?? 1
        localSession = LocalSession(ids: drag.itemIDs)
        suggestedOperations = dragged?.configuration.operationsWithinApp.set ?? .copy
    }
}

extension DropSession.ID {
    /// Whether the drag is that of AppKit.
    @available(*, unavailable, message: "sessions of AppKit are available in macOS only")
    public func matches(_ dragInfo: AnyObject) -> Bool { false }
}

extension WindowDrag {
    var itemIDs: [AnyHashable] { (payload as? DraggedItems)?.ids ?? [] }
    /// The effect that the source prefers.
    var proposedOperation: DropOperation {
        (payload as? DraggedItems)?.configuration.operationsWithinApp.preferred ?? .copy
    }
}
