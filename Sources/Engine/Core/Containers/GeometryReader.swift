import Foundation
import QuadrantGeometry
import QuadrantGraph

/// Content that depends on the reader's size and position.
///
/// Takes all the space it is proposed (10 points for a nil side) and places its content at its leading top corner; each
/// view is proposed the reader's own size. The content is built during placement, and again when a value it read
/// changes.
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Creates the content; the proxy has the reader's size in points and its position.
    public var content: (GeometryProxy) -> Content

    /// Content that is built again whenever the reader's size, or a position that it read through the proxy, changes.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _append(_ view: GeometryReader, to children: inout _ChildBuilder) {
        children.append(view) { GeometryBox($0) }
    }
}

final class GeometryBox<Content: View>: TypedBox<GeometryReader<Content>>, ExplainedNode {
    override var kind: Kind { .container }
    override var description: (any NodeDescription)? { self }
    var layoutElement: LayoutElement? { .geometryReader }
    var layoutWords: (any LayoutWords)? { self }
    private var madeFor: SIMD2<Double>?
    private var needsContent = true

    /// A closure may have captured any value, so a new view value always builds the content again.
    override func build() {
        needsContent = true
        if graph[node].isPlaced { graph.invalidate(node, .place) }
    }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> { proposal.filled(with: SIMD2(10, 10)) }
    override func sides() -> ProposalSides { .none }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        if needsContent || madeFor != size {
            graph.loop.changes?.evaluated(graph.tree.id(node), isNew: madeFor == nil, isReplaced: needsContent)
            needsContent = false
            madeFor = size
            graph.makeContent(node) { builder in
                let content = graph.reading(node, .content) { value.content(GeometryProxy(graph: graph, node: node)) }
                Content._append(content, to: &builder)
            }
        }
        let offered = Proposal(size)
        for layoutChild in graph.layoutChildren(of: node) {
            graph.setPlacement(layoutChild, SIMD2(), graph.measure(layoutChild, offered), offered, in: size)
        }
    }
}

extension GeometryBox: LayoutWords {
    static var layoutSentence: String {
        "A GeometryReader fills what it is proposed (10 points where nil is proposed), and puts every view of its "
            + "content into its leading top corner, proposing its own size."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the reader's own size", x: Arithmetic(layout.size.x), y: Arithmetic(layout.size.y))
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(10, 10)) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("a reader puts its content into its leading top corner", x: Arithmetic(0), y: Arithmetic(0))
    }
}
