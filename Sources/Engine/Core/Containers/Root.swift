import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// The root of a window around the user's view: several root views form a column.
nonisolated struct RootView<Content: View>: View, UnnamedView {
    typealias Body = Never
    let content: Content
    static func _append(_ view: Self, to children: inout _ChildBuilder) {}
}

extension ViewGraph {
    /// Shows `view`: builds the tree, or updates the existing one.
    package func setRoot<V: View>(_ view: V) {
        let wrapped = RootView(content: view)
        if root != 0, let box = box(root) as? RootBox<V> {
            box.adopt(wrapped)
        } else {
            if root != 0 { endingMotions { remove(root) } }
            let box = RootBox(wrapped)
            box.scope = rootScope
            insert(box, under: 0, before: 0)
        }
        tree.hasChanges = true
        noteChange()
    }
}

/// Proposes the region inside the safe area, and centres its child there.
final class RootBox<Content: View>: TypedBox<RootView<Content>>, HitPart, SpacePart, ExplainedNode {
    override var kind: Kind { .container }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    private let column = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    private var memory = StackRule.Memory()
    private var container: ContainerNode { ContainerNode(graph: graph, index: node, box: self) }

    override func build() {
        graph.reconcile(node) { children in
            Content._append(value.content, to: &children)
            // Views presented from the first frame have no layer yet.
            if graph.presentations.node != 0 || !graph.presentations.shown.isEmpty {
                PresentationLayer._append(PresentationLayer(), to: &children)
            }
        }
    }
    override func forgetMeasures() { memory = StackRule.Memory() }
    override var features: NodeFeatures { .mayBeIdentity }
    /// Whether the root contains one view, unconditionally, and so is no column.
    private var isIdentity: Bool { graph[node].isIdentity }
    override var stack: NodeStack { NodeStack(axis: isIdentity ? nil : .vertical, implicit: ColumnStack.self) }
    override func sides() -> ProposalSides { .none }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        isIdentity ? graph.measure(layoutChild, proposal) : column.measure(proposal, container, &memory)
    }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let insets = graph.loop.viewport.safeArea
        let region = SIMD2(
            max(0, size.x - insets.leading - insets.trailing), max(0, size.y - insets.top - insets.bottom))
        let corner = SIMD2(Double(insets.leading), Double(insets.top))
        let offered = Proposal(region)
        if isIdentity {
            let child = graph.measure(layoutChild, offered)
            let origin = corner + (region - child) / 2
            graph.setPlacement(layoutChild, origin, child, offered, in: size)
        } else {
            let content = column.measure(offered, container, &memory)
            column.placeLine(at: corner + (region - content) / 2, content, offered, in: size, container, &memory)
        }
        for layer in storage.secondaries { graph.setPlacement(layer, SIMD2(), size, Proposal(size), in: size) }
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if let recession = graph.presentations.recession {
            var inner = FragmentBuilder()
            super.draw(size, into: &inner, at: SIMD2())
            let card = Fragment(recession.drawn(Fragment(inner.items), size.asSize,
                                                top: graph.loop.viewport.safeArea.top))
            list.append(.fragment(card, at: origin.asPoint))
        } else {
            super.draw(size, into: &list, at: origin)
        }
        for layer in storage.secondaries { graph.draw(layer, into: &list, at: origin) }
    }

    override var hits: (any HitPart)? { self }
    func hitOrder() -> [NodeIndex]? { storage.secondaries.reversed() + graph.paintOrder(of: node).reversed() }

    override var space: (any SpacePart)? { self }
    var coveredEdges: CoveredEdges { CoveredEdges(graph.loop.viewport.safeArea) }
}

extension StackRule {
    /// Places the line of children inside a larger node.
    func placeLine(at corner: SIMD2<Double>, _ size: SIMD2<Double>, _ proposal: Proposal, in outer: SIMD2<Double>,
                   _ node: ContainerNode, _ memory: inout Memory) {
        eachPlacement(in: size, proposal, node, &memory) { layoutChild, origin, childSize, childProposal in
            node.graph.setPlacement(layoutChild, origin + corner, childSize, childProposal, in: outer)
        }
    }
}

extension RootBox: LayoutWords {
    static var layoutSentence: String {
        "A window proposes what is inside its safe area, and centres its content there."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard isIdentity, !layout.graph.isSecondary(child) else { return nil }
        let insets = graph.loop.viewport.safeArea
        func inner(_ length: Double, _ start: Double, _ end: Double) -> Arithmetic {
            start == 0 && end == 0 ? Arithmetic(length) : Arithmetic(length) - Arithmetic(start) - Arithmetic(end)
        }
        return LayoutReason(insets == EdgeInsets() ? "the size of the window" : "the window less its safe area insets",
                            x: inner(layout.size.x, insets.leading, insets.trailing),
                            y: inner(layout.size.y, insets.top, insets.bottom))
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { LayoutReason("the size of the window", .fixed, .fixed) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard isIdentity, !layout.graph.isSecondary(child) else {
            return LayoutReason("the window's views form a column", x: Arithmetic(layout.origin(of: child).x),
                                y: Arithmetic(layout.origin(of: child).y))
        }
        let insets = graph.loop.viewport.safeArea, offered = layout.proposal(of: child).sides
        func start(_ axis: Axis, _ inset: Double) -> Arithmetic {
            let length = axis == .horizontal ? layout.size.x : layout.size.y
            let region = offered[axis].isFinite ? offered[axis] : length
            let own = layout.size(of: child)[axis]
            if abs(region - own) < 1e-9 { return Arithmetic(inset) }
            let middle = (Arithmetic(region) - Arithmetic(own)) / Arithmetic(2)
            return inset == 0 ? middle : Arithmetic(inset) + middle
        }
        let region = insets == EdgeInsets() ? "" : "'s safe area"
        let isFull = Axis.allCases.allSatisfy { abs(offered[$0] - layout.size(of: child)[$0]) < 1e-9 }
        return LayoutReason(isFull ? "it is as large as the window\(region)" : "centred in the window\(region)",
                            x: start(.horizontal, insets.leading), y: start(.vertical, insets.top))
    }
}
