public import CoreTransferable
import Foundation
public import QuadrantCore

extension View {
    /// Lets the user drag the item of `data` from this view: a touch of half a second starts the drag, and calls
    /// `data`.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Draggable(payload: data, preview: self))
    }

    /// The same, with `preview` under the finger in its ideal size instead of a copy of the view.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
        -> some View
    {
        modifier(Draggable(payload: data, preview: preview(), keepsSize: false))
    }

    /// Lets the user drag the item of `action` from this view, as `onDrag(_:)` does; nil, or a nil item, forbids it.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(Draggable(payload: { action?() }, preview: self))
    }
}
