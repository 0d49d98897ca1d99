import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The lazy containers of a graph: their visible parts, and the views that they defer.
final class LazyContainers: ViewDeferral {
    /// The list row whose swipe actions were revealed last.
    weak var openRow: RowPress?

    override func append<V: View>(_ view: V, _ make: @escaping (V) -> TypedBox<V>, to children: inout _ChildBuilder) {
        children.append(LazyItem(content: view, make: make), key: nil) { LazyItemBox($0) }
    }

    /// The length in points along an axis that a lazy container measures: outside of a scroll view at least the length
    /// of the window. Nil in a scroll view, where the visible part is measured.
    func reach(of node: NodeIndex, _ axis: Axis) -> Double? {
        for at in graph.layoutAncestors(of: node) {
            if let found = graph.scroller(of: at), found.scrolls(axis) { return nil }
        }
        graph.loop.viewportSource.didRead()
        let window = graph.loop.viewport.size
        return max(Double(axis == .horizontal ? window.width : window.height), 2_000)
    }

    /// The visible interval of `node` along an axis, in its own space from the leading or top edge, and the scroll
    /// view; without a scroll view, the part in the window. `clear` is the part without bars and margins, for pinned
    /// views.
    func shownInterval(of node: NodeIndex, _ size: SIMD2<Double>, _ axis: Axis)
        -> (interval: ClosedRange<Double>, clear: ClosedRange<Double>, scroller: ScrollModel?)
    {
        let around = graph.layoutAncestors(of: node).first { graph.scroller(of: $0)?.scrolls(axis) == true } ?? 0
        let scroller = around == 0 ? nil : graph.scroller(of: around)
        let window = scroller?.window ?? CGRect(origin: .zero, size: graph.loop.viewport.size)
        var inverse = graph.transform(from: node, to: around)
        guard inverse.invert() else { return (0...0, 0...0, scroller) }
        let isMirrored = graph[node].isMirrored
        func interval(_ window: CGRect) -> ClosedRange<Double> {
            let rect = window.boundingBox(through: inverse)
            guard axis == .horizontal else { return Double(rect.minY)...max(Double(rect.maxY), Double(rect.minY)) }
            let low = isMirrored ? size.x - Double(rect.maxX) : Double(rect.minX)
            return low...low + max(Double(rect.width), 0)
        }
        return (interval(window), interval(scroller?.clearing ?? window), scroller)
    }
}

extension ViewGraph {
    var lazy: LazyContainers { feature(at: .lazy) { LazyContainers($0) } }
}
