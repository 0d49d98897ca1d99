package import Foundation
import QuadrantGraph

/// A drag from another program over the window.
package final class ForeignDrag {
    private let drag: WindowDrag

    fileprivate init(_ drag: WindowDrag) { self.drag = drag }

    /// The pointer is at a point of the window. Returns whether a view there takes what is dragged.
    package func move(to point: CGPoint) -> Bool {
        drag.move(to: point)
        return drag.isAccepted
    }

    /// What is dragged is dropped where the pointer is. Returns whether a view has taken it.
    package func drop() -> Bool {
        drag.drop()
        return drag.wasDropped
    }

    /// The pointer has left the window.
    package func cancel() { drag.cancel() }
}

extension ViewGraph {
    /// Begins a drag from another program at a point of the window. The payload is a value that can be transferred, or
    /// an item provider.
    package func foreignDrag(of payload: Any, at point: CGPoint) -> ForeignDrag {
        ForeignDrag(WindowDrag(payload, graph: self, at: point) { _ in })
    }

    /// The drag that was begun in the window and has not ended; nil for none.
    package var runningDrag: WindowDrag? { DropTargets.of(self).session.flatMap { $0.isOver ? nil : $0 } }
}
