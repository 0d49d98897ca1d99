import QuadrantGeometry
import QuadrantGraph

/// The size of a container for the views in it that depend on it (`containerRelativeFrame`), and its readers.
///
/// It is the size that the container was proposed, with its own length on an axis without a proposal: a scroll view
/// hugs its content across its axes, so that its own size would depend on the content.
final class ContainerSize {
    /// The size at the last placement.
    private var placed = SIMD2<Double>()
    private let source = Source()
    /// The same for the proposal that is being measured, until the first placement.
    private var proposed: SIMD2<Double>?
    /// The size by the current placement, which readers get when all views are placed.
    private var decided: SIMD2<Double>?
    /// The value that readers received last, if it was for a proposal.
    private var read: SIMD2<Double>?

    /// The size; read by the current reader.
    var value: SIMD2<Double> {
        source.didRead()
        if let proposed { read = proposed }
        return read ?? placed
    }

    private func available(_ proposal: Proposal, _ other: SIMD2<Double>, _ margins: SIMD2<Double>) -> SIMD2<Double> {
        var available = other
        for axis in Axis.allCases where !proposal[axis].isUnspecified && proposal[axis].isFinite {
            available[axis] = max(proposal[axis] - margins[axis], 0)
        }
        return available
    }

    /// Measures the content. Before the first placement the size is estimated from the proposal, so that content that
    /// depends on it is measured only once.
    func measuring<R>(_ proposal: Proposal, without margins: SIMD2<Double>, isPlaced: Bool, _ measure: () -> R) -> R {
        if isPlaced { return measure() }
        let outer = proposed
        defer { proposed = outer }
        proposed = available(proposal, read ?? placed, margins)
        return measure()
    }

    /// Sets the size of a container of `size` that was proposed `proposal`, while the container is placed.
    func place(_ size: SIMD2<Double>, _ proposal: Proposal, without margins: SIMD2<Double>, in graph: ViewGraph) {
        let now = available(proposal, pointwiseMax(size - margins, SIMD2()), margins)
        if now == read ?? placed {
            decided = nil
            adopt(now)
        } else {
            if decided == nil { graph.whenPlaced { self.adoptDecided() } }
            decided = now
        }
    }

    private func adoptDecided() {
        guard let now = decided else { return }
        decided = nil
        adopt(now)
        source.didChange()
    }

    private func adopt(_ size: SIMD2<Double>) {
        placed = size
        read = nil
    }
}

/// A container of relative frames: a screen of a navigation stack, a column, a tab, a sheet.
package nonisolated struct RelativeContainer<Content: View>: View {
    package typealias Body = Never
    let content: Content
    package init(@ViewBuilder content: () -> Content) { self.content = content() }
    package static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { RelativeContainerBox($0) }
    }
}

final class RelativeContainerBox<Content: View>: TypedBox<RelativeContainer<Content>> {
    private let container = ContainerSize()
    override var kind: Kind { .unary }
    override var name: String { "container" }
    override var part: NodePart? { .feature(container) }

    override func build() { graph.reconcile(node) { Content._append(value.content, to: &$0) } }
    override func makeChildInstance() -> NodeBox { RelativeContainerBox(value) }
    override func adoptChildInstance(of original: NodeBox) {
        if let original = original as? RelativeContainerBox<Content> { adopt(original.value) }
    }
    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let isPlaced = graph[node].isPlaced
        return container.measuring(proposal, without: SIMD2(), isPlaced: isPlaced) { super.measure(proposal) }
    }
    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        container.place(size, proposal, without: SIMD2(), in: graph)
        super.place(size, proposal)
    }
}

extension RelativeContainerBox: LayoutWords {
    static var layoutSentence: String {
        "A container of relative frames has the layout of its content; containerRelativeFrame in it follows its size."
    }
}
