package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantGraph

/// The children of a drawing, as display lists.
package struct DrawnSymbols {
    fileprivate let graph: ViewGraph
    fileprivate let node: NodeIndex

    /// The size and drawing of the first child whose trait `key` fits; nil if there is none.
    package func first(_ key: ObjectIdentifier, where fits: (Any) -> Bool) -> (size: CGSize, picture: Fragment)? {
        for layoutChild in graph.layoutChildren(of: node) {
            guard let trait = graph.trait(key, of: layoutChild), fits(trait) else { continue }
            var builder = FragmentBuilder()
            graph.draw(layoutChild, into: &builder, at: SIMD2())
            return (graph.size(of: layoutChild), Fragment(builder.items))
        }
        return nil
    }
}

/// A view with custom drawing, which draws its children as symbols, anywhere and any number of times.
///
/// Takes all the space it is proposed, 10 points for a nil side. Each child is proposed the size of the drawing, since
/// programs rely on it: metaballs of `Circle().frame(width: 150)` are 150 points high on an iPhone, where a nil height
/// would make them 10.
package final class DrawingBox<V: View, Symbols: View>: TypedBox<V>, HitPart, ExplainedNode {
    /// Draws at the point, the origin of the fragment being built. A change of a value that it read draws it again.
    package typealias Drawing = (V, SIMD2<Double>, inout FragmentBuilder, SIMD2<Double>, RoleContext, DrawnSymbols)
        -> Void
    private let symbols: (V) -> Symbols
    private let drawing: Drawing

    package init(_ value: V, symbols: @escaping (V) -> Symbols, drawing: @escaping Drawing) {
        self.symbols = symbols
        self.drawing = drawing
        super.init(value)
    }

    override package var kind: Kind { .container }
    override package var description: (any NodeDescription)? { self }
    package var layoutWords: (any LayoutWords)? { self }
    override var hits: (any HitPart)? { self }

    override func build() { graph.reconcile(node) { Symbols._append(symbols(value), to: &$0) } }

    /// A closure may have captured any value, so a new view value is always drawn again.
    override func adopt(_ new: V) {
        value = new
        build()
        graph.invalidate(node, .display)
    }

    override package func measure(_ proposal: Proposal) -> SIMD2<Double> { proposal.filled(with: SIMD2(10, 10)) }
    override func sides() -> ProposalSides { .none }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let offered = Proposal(size)
        for layoutChild in graph.layoutChildren(of: node) {
            graph.setPlacement(layoutChild, SIMD2(), graph.measure(layoutChild, offered), offered, in: size)
        }
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        drawing(value, size, &list, origin, RoleContext(box: self), DrawnSymbols(graph: graph, node: node))
    }
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < CGFloat(size.x) && point.y < CGFloat(size.y)
    }
    func hitOrder() -> [NodeIndex]? { [] }
}

extension DrawingBox: LayoutWords {
    package static var layoutSentence: String {
        "A drawing fills what it is proposed (10 points where nil is proposed), and proposes that to its symbols."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the size of the drawing", x: Arithmetic(layout.size.x), y: Arithmetic(layout.size.y))
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(10, 10)) }
}
