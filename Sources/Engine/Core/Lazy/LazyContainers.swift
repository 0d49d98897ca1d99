import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The lazy containers of a graph: their content and visible parts.
final class LazyContainers: GraphMember {
    /// Whether the graph has had a lazy container.
    var hasContainers = false
    /// The state for the next view that is built, if its type matches.
    var stateToRestore: SavedState?

    /// Whether the layout around `node`, a transparent node, is lazy.
    func isInContainer(_ node: NodeIndex) -> Bool { hasContainers && container(around: node) != 0 }

    /// The lazy container of which `node` is a transparent descendant; 0 if there is none.
    func container(around node: NodeIndex) -> NodeIndex {
        let around = graph.nearestLayout(around: node)
        return around != 0 && graph.box(around).part?.lazyContainer != nil ? around : 0
    }

    /// Whether `node`, a transparent node, is a row of a lazy container; of a list, if `ofList`.
    func isRow(_ node: NodeIndex, ofList: Bool = true) -> Bool {
        guard hasContainers else { return false }
        let container = container(around: node)
        return container != 0 && (!ofList || graph.box(container).part?.lazyContainer?.framesChildren == true)
    }

    /// The state of the first view with a body in `node`.
    func outermostState(in node: NodeIndex) -> SavedState? {
        for child in graph.children(of: node) {
            if let owner = graph.box(child).part?.state {
                if let state = owner.savedState { return state }
                // A view with a body hides the states inside.
                if owner.hasBody { return nil }
            }
            if let state = outermostState(in: child) { return state }
        }
        return nil
    }

    /// The length in points along an axis that a lazy container measures: outside of a scroll view at least the length
    /// of the window. Nil in a scroll view, where the visible part is measured.
    func reach(of node: NodeIndex, _ axis: Axis) -> Double? {
        for at in graph.layoutAncestors(of: node) {
            if let found = graph.scroller(of: at), found.scrolls(axis) { return nil }
        }
        graph.scrolling.viewport.didRead()
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
