import Foundation
package import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// How a view is drawn where it is, as numbers: so that it can be drawn on the way from one look to another.
package struct PlacedLook {
    /// What the numbers are; only looks of one kind can be mixed.
    let kinds: AnyHashable
    let numbers: [Double]
    /// What shows a change that comes with the place; nil shows it at once.
    let animation: Animation?
    /// The effects for some numbers. The first is applied first.
    let effects: ([Double]) -> [any EffectRole]

    package init(kinds: AnyHashable, numbers: [Double], animation: Animation? = nil,
                 effects: @escaping ([Double]) -> [any EffectRole]) {
        self.kinds = kinds
        self.numbers = numbers
        self.animation = animation
        self.effects = effects
    }
}

/// Effects that depend on where their view is: found anew whenever it is drawn elsewhere. Layout does not know of them.
package nonisolated struct PlacedEffects: ViewModifier {
    package typealias Body = Never
    let name: String
    let look: (GeometryProxy) -> PlacedLook
    package init(_ name: String, _ look: @escaping (GeometryProxy) -> PlacedLook) {
        self.name = name
        self.look = look
    }
    package static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, PlacedEffects>, to children: inout _ChildBuilder
    ) {
        children.append(view) { PlacedEffectsBox($0) }
    }
}

/// The numbers of a look on their way.
final class LookTrack: DrawingTrack<Numbers> {
    override func leave(_ graph: ViewGraph) { graph.box(row).storage.track = nil }
}

final class PlacedEffectsBox<Inner: View>: TypedBox<ModifiedContent<Inner, PlacedEffects>>, PlacedEffectsPart {
    override var kind: Kind { .unary }
    override var part: NodePart? { .placedEffects(self) }
    override var name: String { value.modifier.name }
    /// What was meant when this was last looked at.
    private var known: PlacedLook?
    /// The effects are another closure's since then.
    private var isOther = false

    override func build() {
        graph.scrolling.looks.insert(row)
        if storage.facetChild == 0 { graph.reconcile(row) { Inner._append(value.content, to: &$0) } }
    }

    override func willLeave() { graph.scrolling.looks.remove(row) }

    override func adopt(_ new: ModifiedContent<Inner, PlacedEffects>) {
        value = new
        isOther = true
        graph.invalidateDisplay(row)
        build()
        for facet in storage.facets { graph.box(facet).adoptFacet(of: self) }
    }

    override func makeFacet() -> NodeBox { PlacedEffectsBox(value) }
    override func adoptFacet(of original: NodeBox) {
        if let original = original as? PlacedEffectsBox<Inner> { adopt(original.value) }
    }

    private var look: PlacedLook { value.modifier.look(GeometryProxy(graph: graph, row: row)) }

    /// An animated update has changed or placed something.
    func animateLook() {
        guard known != nil else { return }
        let transaction = graph.transaction(for: row)
        if transaction.animation == nil { return }
        follow(ReadScope.with(nil) { look }, transaction)
        graph.invalidateDisplay(row)
    }

    /// Takes up another look, at once or over a while.
    private func follow(_ look: PlacedLook, _ transaction: Transaction) {
        let before = known
        known = look
        guard let before, before.kinds == look.kinds, before.numbers != look.numbers else {
            if before?.kinds != look.kinds { endTrack() }
            return
        }
        let delta = Numbers(values: look.numbers) - Numbers(values: before.numbers)
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
            // Moved during an animation, a view goes on with it; told otherwise, it does not.
            if isOther { endTrack() }
            return
        }
        let running = storage.track as? LookTrack
        let track = running ?? LookTrack(row: row)
        track.retarget(by: delta, animation, transaction, graph)
        guard running == nil, !track.isAtRest else { return }
        self.storage.track = track
        graph.motion.animations.add(track)
    }

    private func endTrack() { storage.track?.stop(graph) }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        graph.drawKids(row, into: &inner, at: SIMD2())
        let look = graph.answering(row, .display) { self.look }
        follow(look, Transaction(animation: look.animation))
        isOther = false
        let numbers = (Numbers(values: look.numbers) + ((storage.track as? LookTrack)?.rest ?? Numbers())).values
        let context = RoleContext(box: self)
        let effects = graph.answering(row, .display) {
            look.effects(numbers).compactMap { $0.effect(in: size, context) }
        }
        if inner.items.isEmpty { return }
        let frame = CGRect(origin: .zero, size: size.asSize)
        for effect in effects { inner.items = [.effect(effect, Fragment(inner.items), frame: frame)] }
        list.append(.fragment(Fragment(inner.items), at: origin.asPoint))
    }
}

extension ViewGraph {
    /// Starts looks on their way that an animated update has changed.
    func animateLooks() {
        for row in scrolling.looks.sorted() where layout[Int(row)].flags.contains(.isPlaced) {
            box(row).part?.placedEffects?.animateLook()
        }
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
