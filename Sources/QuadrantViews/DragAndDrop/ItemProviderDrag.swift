public import CoreTransferable
import Foundation
public import QuadrantCore

extension View {
    /// Lets the user drag what `data` provides from this view: a touch of half a second lifts it. `data` is called
    /// then.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Draggable(payload: data, preview: self))
    }

    /// The same, with `preview` under the finger in its own size in place of a copy of the view.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
        -> some View
    {
        modifier(Draggable(payload: data, preview: preview(), keepsSize: false))
    }
}
