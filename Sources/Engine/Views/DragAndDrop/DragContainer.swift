public import CoreTransferable
import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Lets the user drag an item, or those that are selected with it in a container.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        dragging(containerNamespace) { item().map { ($0, AnyHashable($0.id)) } }
    }
    /// Lets the user drag an item, or those that are selected with it in a container.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        dragging(containerNamespace) { item().map { ($0, AnyHashable($0.id)) } }
    }
    /// Lets the user drag an item whose id is at a key path, or those that are selected with it in a container.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View {
        dragging(containerNamespace) { payload().map { ($0, AnyHashable($0[keyPath: id])) } }
    }
    /// Lets the user drag an item whose id is at a key path, or those that are selected with it in a container.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        dragging(containerNamespace) { item().map { ($0, AnyHashable($0[keyPath: id])) } }
    }
    /// Lets the user drag the item with an id; `dragContainer` around this view makes the items.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(Draggable(payload: {
            DragRequest(id: AnyHashable(containerItemID), item: nil, namespace: containerNamespace)
        }, preview: self))
    }

    private nonisolated func dragging<Item: Transferable>(
        _ namespace: Namespace.ID?, _ make: @escaping () -> (item: Item, id: AnyHashable)?
    ) -> some View {
        modifier(Draggable(payload: { make().map { DragRequest(id: $0.id, item: $0.item, namespace: namespace) } },
                           preview: self))
    }

    /// Makes the items that are dragged from views inside, from their ids.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }
    /// Makes the items that are dragged from views inside, from their ids, which are at a key path.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        let container = DragContainer(namespace: namespace) { ids in
            let own = ids.compactMap { $0.base as? ItemID }
            guard own.count == ids.count else { return nil }
            return payload(own).map { ($0, AnyHashable($0[keyPath: itemID])) }
        }
        return transformEnvironment(\.dragSetup) { $0.containers.append(container) }
    }
    /// The selected items of a container: a drag of one drags them all, in this order.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        transformEnvironment(\.dragSetup) {
            $0.selections.append((containerNamespace, { selection().map { AnyHashable($0) } }))
        }
    }
}

/// What a view says of a drag that begins on it.
struct DragRequest {
    let id: AnyHashable
    let item: (any Transferable)?
    let namespace: Namespace.ID?
}

/// The items of a drag.
struct DraggedItems {
    var items: [any Transferable]
    var ids: [AnyHashable]
    /// The index of the item on which the drag began.
    var first = 0
    var configuration = DragConfiguration()
}

/// Makes the items of a drag; nil where it does not know the ids.
struct DragContainer {
    let namespace: Namespace.ID?
    let items: ([AnyHashable]) -> [(item: any Transferable, id: AnyHashable)]?
}

/// What views around a drag source say.
struct DragSetup {
    var configuration = DragConfiguration()
    var formation = DragDropPreviewsFormation.default
    var updates: [(DragSession) -> Void] = []
    var containers: [DragContainer] = []
    var selections: [(namespace: Namespace.ID?, ids: () -> [AnyHashable])] = []

    /// The items of a drag: those that are selected with the one on which it began; nil for none.
    func items(for request: DragRequest) -> DraggedItems? {
        let selected = selections.last { $0.namespace == request.namespace }?.ids() ?? []
        let ids = selected.contains(request.id) ? selected : [request.id]
        if ids.count == 1, let item = request.item {
            return DraggedItems(items: [item], ids: ids, configuration: configuration)
        }
        for container in containers.reversed() where container.namespace == request.namespace {
            guard let made = container.items(ids), !made.isEmpty else { continue }
            return DraggedItems(items: made.map(\.item), ids: made.map(\.id),
                                first: made.firstIndex { $0.id == request.id } ?? 0, configuration: configuration)
        }
        return request.item.map { DraggedItems(items: [$0], ids: [request.id], configuration: configuration) }
    }

    func notify(_ drag: WindowDrag, _ step: DragStep) {
        guard !updates.isEmpty else { return }
        func send(_ phase: DragSession.Phase) { for update in updates { update(DragSession(drag, phase)) } }
        switch step {
        case .began: send(.initial)
        case .moved: send(.active)
        case .ended:
            let operation = drag.wasDropped ? drag.proposedOperation : .cancel
            send(.ending(operation))
            send(.ended(operation))
            if drag.wasDropped { send(.dataTransferCompleted) }
        }
    }
}

/// What views around a drop destination say.
struct DropSetup {
    var configuration: ((DropSession) -> DropConfiguration)?
    var updates: [(DropSession) -> Void] = []

    /// The destination, with what is said around it.
    func observing(_ target: DropTarget) -> DropTarget {
        guard configuration != nil || !updates.isEmpty else { return target }
        var whole = target
        let setup = self
        func send(_ drag: WindowDrag, _ place: CGPoint, _ phase: DropSession.Phase) {
            for update in setup.updates { update(DropSession(drag, at: place, phase)) }
        }
        whole.accepts = { drag in
            let operation = setup.configuration?(DropSession(drag, at: drag.location, .active)).operation ?? .copy
            return operation != .forbidden && operation != .cancel && target.accepts(drag)
        }
        whole.entered = { drag, place in
            target.entered(drag, place)
            send(drag, place, .entering)
        }
        whole.moved = { drag, place in
            target.moved(drag, place)
            send(drag, place, .active)
        }
        whole.left = { drag in
            target.left(drag)
            send(drag, drag.location, .exiting)
        }
        whole.dropped = { drag, place in
            let session = DropSession(drag, at: place, .active)
            let operation = setup.configuration?(session).operation ?? drag.proposedOperation
            let isTaken = target.dropped(drag, place)
            send(drag, place, .ended(isTaken ? operation : .cancel))
            if isTaken { send(drag, place, .dataTransferCompleted) }
            return isTaken
        }
        return whole
    }
}

private enum DragSetupKey: EnvironmentKey { static var defaultValue: DragSetup { DragSetup() } }
private enum DropSetupKey: EnvironmentKey { static var defaultValue: DropSetup { DropSetup() } }

extension EnvironmentValues {
    var dragSetup: DragSetup {
        get { self[DragSetupKey.self] }
        set { self[DragSetupKey.self] = newValue }
    }
    var dropSetup: DropSetup {
        get { self[DropSetupKey.self] }
        set { self[DropSetupKey.self] = newValue }
    }
}
