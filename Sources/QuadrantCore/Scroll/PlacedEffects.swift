import Foundation
package import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// Effects that depend on where their view is: found anew whenever it is drawn elsewhere. Layout does not know of them.
package nonisolated struct PlacedEffects: ViewModifier {
    package typealias Body = Never
    let name: String
    /// The first is applied first.
    let effects: (GeometryProxy) -> [any ModifierRole]
    package init(_ name: String, _ effects: @escaping (GeometryProxy) -> [any ModifierRole]) {
        self.name = name
        self.effects = effects
    }
    package static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, PlacedEffects>, to children: inout _ChildBuilder
    ) {
        children.append(view) { PlacedEffectsBox($0) }
    }
}

final class PlacedEffectsBox<Inner: View>: TypedBox<ModifiedContent<Inner, PlacedEffects>> {
    override var kind: Kind { .unary }
    override var name: String { value.modifier.name }

    override func build() {
        if facetChild == 0 { graph.reconcile(row) { Inner._append(value.content, to: &$0) } }
    }

    override func adopt(_ new: ModifiedContent<Inner, PlacedEffects>) {
        value = new
        graph.invalidateDisplay(row)
        build()
        for facet in facets { graph.box(facet).adoptFacet(of: self) }
    }

    override func makeFacet() -> NodeBox { PlacedEffectsBox(value) }
    override func adoptFacet(of original: NodeBox) {
        if let original = original as? PlacedEffectsBox<Inner> { adopt(original.value) }
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        graph.drawKids(row, into: &inner, at: SIMD2())
        let context = RoleContext(box: self)
        let effects = graph.answering(row, .display) {
            value.modifier.effects(GeometryProxy(graph: graph, row: row)).compactMap { $0.effect(in: size, context) }
        }
        if inner.items.isEmpty { return }
        let frame = CGRect(origin: .zero, size: size.asSize)
        for effect in effects { inner.items = [.effect(effect, Fragment(inner.items), frame: frame)] }
        list.append(.fragment(Fragment(inner.items), at: origin.asPoint))
    }
}

extension GeometryProxy {
    /// How much of the view shows in the scroll view around it along an axis, and past which end the rest is; nil
    /// outside of scroll views.
    package func shown(along axis: Axis?) -> (part: Double, isBeforeStart: Bool)? {
        guard graph.rows.isLive(id), let around = graph.scroller(around: row) else { return nil }
        graph.didReadPlace(of: row)
        let axis = axis ?? (around.scroller.scrolls(.vertical) ? .vertical : .horizontal)
        let size = graph.size(of: row)
        let frame = graph.convert(CGRect(origin: .zero, size: size), from: row, to: around.row)
        let window = around.scroller.window
        let (low, high) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let (start, end) = axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
        let most = min(high - low, end - start)
        guard most > 0 else { return (1, true) }
        let part = Double(max(min(high, end) - max(low, start), 0) / most)
        let isFirst = start - low > high - end
        let isMirrored = axis == .horizontal && graph.box(row).scope.isRightToLeft
        return (part, isFirst != isMirrored)
    }
}
