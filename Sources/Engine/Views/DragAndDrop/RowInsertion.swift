public import CoreTransferable
import Foundation
import QuadrantCore
public import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Lets the user drop items between the rows of these elements in a list. `action` receives the index of the
    /// element before which they are dropped.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(types: supportedContentTypes.map(\.identifier), action)
    }
    /// The same, with type identifiers.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(types: acceptedTypeIdentifiers, action)
    }

    /// Lets the user drop items between the rows of these elements in a list that can be converted to `payloadType`.
    /// `action` receives the index of the element before which they are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent {
        modifier(TraitWriter(RowInsertion.trait, RowInsertion(T.self, action)))
    }

    private nonisolated func inserting(types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    {
        modifier(TraitWriter(RowInsertion.trait, RowInsertion(types: types, action)))
    }
}

extension RowInsertion {
    /// Takes providers of some types.
    init(types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
        func providers(_ drag: WindowDrag) -> [NSItemProvider] {
            DropInfo(location: .zero, provider: drag.provider).itemProviders(for: types)
        }
        self.init { index in
            DropTarget(accepts: { !providers($0).isEmpty }, dropped: { drag, _ in
                action(index, providers(drag))
                return true
            })
        }
    }

    /// Takes items that can be converted to a type.
    init<T: Transferable>(_ type: T.Type, _ action: @escaping ([T], Int) -> Void) {
        self.init { index in
            DropTarget(accepts: { !$0.items(as: T.self).isEmpty }, dropped: { drag, _ in
                action(drag.items(as: T.self), index)
                return true
            })
        }
    }
}
