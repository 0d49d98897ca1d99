import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The lazy containers of a graph: what is in one, and how much of it shows.
final class LazyContainers {
    unowned(unsafe) var graph: ViewGraph!
    /// Some row was a lazy container.
    var hasContainers = false
    /// For the next view that is made, if it is of the same type.
    var stateToRestore: SavedState?

    /// Whether the layout around `row`, a transparent one, is lazy.
    func isInContainer(_ row: NodeIndex) -> Bool { hasContainers && container(around: row) != 0 }

    /// The lazy container `row` is a transparent part of; 0 where there is none.
    func container(around row: NodeIndex) -> NodeIndex {
        var up = graph.rows[row].parent
        while up != 0, !graph.layout[Int(up)].flags.contains(.isLayout) { up = graph.rows[up].parent }
        return up != 0 && graph.box(up).part?.lazyContainer != nil ? up : 0
    }

    /// The state of the first view with a body in `row`.
    func outermostState(in row: NodeIndex) -> SavedState? {
        var child = graph.rows[row].first
        while child != 0 {
            if let owner = graph.box(child).part?.state {
                if let state = owner.savedState { return state }
                // One view with a body hides those in it.
                if owner.hasBody { return nil }
            }
            if let state = outermostState(in: child) { return state }
            child = graph.rows[child].next
        }
        return nil
    }

    /// How far along an axis a lazy container measures what it holds, in points from its start: outside a scroll view
    /// all that a window could hold. Nil inside one, where it fills what shows.
    func reach(of row: NodeIndex, _ axis: Axis) -> Double? {
        var at = graph.layout[Int(row)].parent
        while at != 0 {
            if let found = graph.scroller(of: at), found.scrolls(axis) { return nil }
            at = graph.layout[Int(at)].parent
        }
        graph.scrolling.viewport.didRead()
        let window = graph.loop.viewport.size
        return max(Double(axis == .horizontal ? window.width : window.height), 2_000)
    }

    /// What shows of `row` along an axis, in its own space from its leading or top edge, and who scrolls it; without a
    /// scroll view, what is in the window. What is clear of bars and margins is where pinned views stay.
    func shownInterval(of row: NodeIndex, _ size: SIMD2<Double>, _ axis: Axis)
        -> (interval: ClosedRange<Double>, clear: ClosedRange<Double>, scroller: ScrollModel?)
    {
        var at = graph.layout[Int(row)].parent
        var scroller: ScrollModel?
        while at != 0 {
            if let found = graph.scroller(of: at), found.scrolls(axis) {
                scroller = found
                break
            }
            at = graph.layout[Int(at)].parent
        }
        let window = scroller?.window ?? CGRect(origin: .zero, size: graph.loop.viewport.size)
        var inverse = graph.transform(from: row, to: at)
        guard inverse.invert() else { return (0...0, 0...0, scroller) }
        let isMirrored = graph.layout[Int(row)].flags.contains(.isMirrored)
        func interval(_ window: CGRect) -> ClosedRange<Double> {
            let rect = window.boundingBox(through: inverse)
            guard axis == .horizontal else { return Double(rect.minY)...max(Double(rect.maxY), Double(rect.minY)) }
            let low = isMirrored ? size.x - Double(rect.maxX) : Double(rect.minX)
            return low...low + max(Double(rect.width), 0)
        }
        return (interval(window), interval(scroller?.clearing ?? window), scroller)
    }
}
