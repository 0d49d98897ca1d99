package import QuadrantGraph

/// The scroll views of a graph.
package struct ScrollViews {
    let graph: ViewGraph

    /// Scroll views, outermost first in drawing order.
    package var scrollers: [ScrollModel] {
        var found: [ScrollModel] = []
        func walk(_ node: NodeIndex) {
            if let scroller = graph.scroller(of: node) { found.append(scroller) }
            for child in graph.children(of: node) { walk(child) }
        }
        if graph.root != 0 { walk(graph.root) }
        return found
    }

    /// Visits the outermost scroll views at and under `node`.
    func eachScroller(under node: NodeIndex, _ visit: (NodeIndex) -> Void) {
        for child in graph.children(of: node) {
            if graph.scroller(of: child) != nil { visit(child) } else { eachScroller(under: child, visit) }
        }
    }

    /// The nearest scroll view that contains `node`.
    package func scroller(around node: NodeIndex) -> (node: NodeIndex, scroller: ScrollModel)? {
        for at in graph.layoutAncestors(of: node) { if let found = graph.scroller(of: at) { return (at, found) } }
        return nil
    }

    /// Briefly shows the indicators of the scroll views in `node`, or of the one that contains it.
    package func flashIndicators(under node: NodeIndex) {
        graph.later { [unowned graph] in
            graph.scrolling.eachScroller(under: node) { graph.scroller(of: $0)?.showIndicators() }
        }
    }
}

extension ViewGraph {
    /// The scroll views.
    package var scrolling: ScrollViews { ScrollViews(graph: self) }
}
