import Foundation
import QuadrantGeometry
import QuadrantGraph

/// Content made from the size and place it gets.
///
/// Takes all the space it is proposed (10 points on a side that is nil) and puts its content at its leading top corner,
/// each view proposed the reader's own size. The content is made while placing, and again when a value it read changes.
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content; the proxy has the reader's size in points and its place.
    public var content: (GeometryProxy) -> Content

    /// Content that is made again whenever the reader's size, or a place that it read through the proxy, changes.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _append(_ view: GeometryReader, to children: inout _ChildBuilder) {
        children.append(view) { GeometryBox($0) }
    }
}

final class GeometryBox<Content: View>: TypedBox<GeometryReader<Content>> {
    override var kind: Kind { .container }
    private var madeFor: SIMD2<Double>?
    private var needsContent = true

    /// A closure may have captured anything, so another value makes other content.
    override func build() {
        needsContent = true
        if graph.layout[Int(row)].flags.contains(.isPlaced) { graph.invalidate(row, .place) }
    }

    override func evaluate() { build() }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> { proposal.filled(with: SIMD2(10, 10)) }
    override func ignoredSides() -> Axis.Set { [] }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        if needsContent || madeFor != size {
            needsContent = false
            madeFor = size
            graph.makeContent(row) { builder in
                let content = graph.reading(row, .content) { value.content(GeometryProxy(graph: graph, row: row)) }
                Content._append(content, to: &builder)
            }
        }
        let offered = Proposal(size)
        for layoutChild in graph.layoutChildren(of: row) {
            graph.setPlacement(layoutChild, SIMD2(), graph.measure(layoutChild, offered), offered, in: size)
        }
    }
}

extension ViewGraph {
    /// Builds content below a row that is being placed (I5): what is dirty below is settled before the row continues
    /// placing. What `append` reads of state it reads through `reading(_:_:_:)`, which makes the row build again.
    func makeContent(_ row: UInt32, _ append: (inout _ChildBuilder) -> Void) {
        work.bodies += 1
        rows[row].own.remove(.content)
        let wasFilling = loop.isFillingContent
        loop.isFillingContent = wasFilling || rows[row].first == 0
        ReadScope.with(nil) { reconcile(row, append) }
        loop.isFillingContent = wasFilling
        settleContent(row)
    }

    /// Answers content and measure below a row that is being placed and was given other children: nothing that has left
    /// is placed or asked.
    func settleContent(_ row: UInt32) {
        var child = rows[row].first
        while child != 0 {
            let next = rows[child].next
            flushContent(child)
            child = next
        }
        child = rows[row].first
        while child != 0 {
            flushMeasure(child)
            child = rows[child].next
        }
        rows[row].own.remove(.measure)
        if layout[Int(row)].flags.contains(.needsLayoutChildren) || rows[row].first != 0 { collectLayoutChildren(row) }
    }
}
