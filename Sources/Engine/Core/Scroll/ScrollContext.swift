package import QuadrantGraph

/// The scroll views of a graph, and other state that depends on visibility.
package final class ScrollContext: GraphMember {
    let lazy: LazyContainers
    /// The number of the frame, by which a scroll view recognizes its first.
    package var frame = 0
    /// The nodes whose drawing effects depend on their position.
    var appearances: [NodeIndex: AppearanceState] = [:]
    /// Notifies observers of the window's size.
    let viewport = Source()

    override init(_ link: GraphLink) {
        lazy = LazyContainers(link)
        super.init(link)
    }

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
        graph.later { [unowned self] in
            eachScroller(under: node) { graph.scroller(of: $0)?.showIndicators() }
        }
    }

    /// Starts the animations of appearances that an animated update has changed.
    func animateAppearances() {
        for (node, state) in appearances.sorted(by: { $0.key < $1.key })
        where graph[node].isPlaced { state.animate() }
    }
}
