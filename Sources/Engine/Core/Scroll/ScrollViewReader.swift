public import QuadrantGeometry
import QuadrantGraph

/// Provides its content with a proxy that scrolls to views in it.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    /// Creates the content from a proxy that scrolls to views in it.
    public var content: (ScrollViewProxy) -> Content
    /// Creates content with a proxy, which scrolls after the current update and has no effect after the reader was
    /// removed.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _append(_ view: ScrollViewReader, to children: inout _ChildBuilder) {
        children.append(view) { ScrollReaderBox($0) }
    }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy: Sendable {
    /// A weak link: the proxy may outlive its graph.
    private let link: GraphLink
    private let id: NodeID

    init(graph: ViewGraph, node: NodeIndex) {
        link = graph.link
        id = graph.tree.id(node)
    }

    /// Scrolls the scroll views around the view with an id until it is visible: by the minimum distance if `anchor` is
    /// nil, else so that the view's anchor is at the scroll view's. A view that a lazy container has not built yet is
    /// found by the id of its element. Has no effect if there is none. In `withAnimation` the scroll view animates with
    /// its own spring.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let graph = link.graph else { return }
        let reader = self.id, key = AnyHashable(id)
        let transaction = TransactionScope.current, way = ScrollWay(transaction)
        let anchor = anchor ?? transaction.scrollTargetAnchor
        graph.later { [unowned graph] in
            guard graph.tree.isLive(reader) else { return }
            Self.scroll(to: key, anchor: anchor, way, under: reader.index, in: graph)
        }
        graph.noteChange()
    }

    /// Scrolls every scroll view between `node` and the view with an id.
    private static func scroll(to key: AnyHashable, anchor: UnitPoint?, _ way: ScrollWay, under node: NodeIndex,
                               in graph: ViewGraph) {
        var target = graph.node(withID: key, under: node)
        if target == nil {
            graph.eachNode(under: node) { at in
                if target == nil, graph.box(at).scrolledContainer?.placeOfUnmade(key) != nil { target = at }
            }
        }
        guard let target else { return }
        for at in graph.ancestors(including: target) {
            if at == node { break }
            if let model = graph.scroller(of: at) {
                model.follow(.id(key, anchor: anchor), way)
            }
        }
    }
}

/// Transparent to layout.
final class ScrollReaderBox<Content: View>: TypedBox<ScrollViewReader<Content>> {
    override func build() {
        let proxy = ScrollViewProxy(graph: graph, node: node)
        let content = graph.reading(node, .content) { value.content(proxy) }
        graph.reconcile(node) { Content._append(content, to: &$0) }
    }
}
