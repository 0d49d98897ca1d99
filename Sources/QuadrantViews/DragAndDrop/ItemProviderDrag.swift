public import CoreTransferable
import Foundation
public import QuadrantCore

extension View {
    /// Lets people lift what `data` hands over off this view: it is held for half a second, then follows the finger.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Draggable(payload: data, preview: self))
    }

    /// The same, with `preview` under the finger in the place of a copy of the view.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
        -> some View
    {
        modifier(Draggable(payload: data, preview: preview(), keepsSize: false))
    }
}
