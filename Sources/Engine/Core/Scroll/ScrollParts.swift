package import Foundation
package import QuadrantGraph

// What a scroll view asks of the nodes in it, and what others ask of the scroll view.

/// A container whose children are built when they become visible.
protocol ScrolledContainer: FramingContainer {
    /// The estimated frame of an element that is not built yet, in this node's space.
    func placeOfUnmade(_ key: AnyHashable) -> CGRect?
    /// The frame of the line with a place, in this node's space, and whether a view of the line is built.
    func frame(ofPlace place: Int) -> (rect: CGRect, isMade: Bool)
    /// The extents of the lines near a position, built or estimated; nil if there are no lines.
    func lineExtents(near place: Double) -> [ClosedRange<Double>]?
}

/// A place of a container as the target of a scroll request.
struct ScrollPlace: Hashable {
    let container: NodeID
    let place: Int

    /// The container, the frame of the line with the place in it, and whether a view of the line is built; nil if the
    /// container was removed.
    func frame(in graph: ViewGraph) -> (node: NodeIndex, rect: CGRect, isMade: Bool)? {
        guard graph.tree.isLive(container), let found = graph.box(container.index).scrolledContainer else { return nil }
        let (rect, isMade) = found.frame(ofPlace: place)
        return (container.index, rect, isMade)
    }
}

/// A row frame.
protocol RowCard: NodeBox {
    /// The frame of the row without the space around it, in the space of the row frame.
    var card: CGRect { get }
}

extension NodeBox {
    var scrolledContainer: (any ScrolledContainer)? { part?.lazyContainer as? any ScrolledContainer }

    /// The size that relative frames in a container follow; nil if the node is none.
    var containerSize: ContainerSize? {
        let feature = part?.feature
        if let scroller = feature as? ScrollModel { return scroller.container }
        return feature as? ContainerSize
    }
}

extension ViewGraph {
    /// The scroll view of `node`; nil for all other nodes.
    func scroller(of node: NodeIndex) -> ScrollModel? { box(node).part?.feature as? ScrollModel }

    /// The frame of a list row without the space around it, in the space of its row frame `node`; nil if `node` is no
    /// row frame.
    package func rowCard(of node: NodeIndex) -> CGRect? {
        isRowFrame(node) ? (box(node) as? any RowCard)?.card : nil
    }
}
