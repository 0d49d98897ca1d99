import Foundation
package import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// How a view is drawn at its position, as numbers, so that the drawing can be interpolated.
package struct PlacedAppearance {
    /// The meaning of the numbers; only appearances of one kind can be interpolated.
    let kinds: AnyHashable
    let numbers: [Double]
    /// The animation of a change with the position; nil shows it immediately.
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

/// Effects that depend on the position of their view: computed again whenever it moves. Layout is independent of them.
package nonisolated struct PlacedEffects: ViewModifier {
    package typealias Body = Never
    let name: String
    let appearance: (GeometryProxy) -> PlacedAppearance
    package init(_ name: String, _ appearance: @escaping (GeometryProxy) -> PlacedAppearance) {
        self.name = name
        self.appearance = appearance
    }
    package static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, PlacedEffects>, to children: inout _ChildBuilder
    ) {
        children.append(view) { PlacedEffectsBox($0) }
    }
}

/// The animated numbers of an appearance.
final class AppearanceTrack: DrawingTrack<Numbers> {
    override func leave(_ graph: ViewGraph) { graph.box(node).track = nil }
}

/// The current and the previous appearance of one node at its position.
final class AppearanceState: PlacedDrawing {
    private unowned(unsafe) let box: NodeBox
    private var modifier: PlacedEffects
    /// The model value of the last evaluation.
    private var known: PlacedAppearance?
    /// Whether the effects have come from another closure since then.
    private var isOther = false

    init(_ box: NodeBox, _ modifier: PlacedEffects) {
        self.box = box
        self.modifier = modifier
    }

    func adopt(_ new: PlacedEffects) {
        modifier = new
        isOther = true
    }

    private var appearance: PlacedAppearance { modifier.appearance(GeometryProxy(graph: box.graph, node: box.node)) }

    /// Animates the appearance after an animated update has changed or placed the node.
    override func animate() {
        guard known != nil else { return }
        let transaction = box.graph.motion.transaction(for: box.node)
        if transaction.animation == nil { return }
        follow(ReadScope.with(nil) { appearance }, transaction)
        box.graph.invalidateDisplay(box.node)
    }

    /// The effects for drawing, in a node of a size. A change of a value that they read draws the node again.
    func effects(in size: SIMD2<Double>) -> [Effect] {
        let graph = box.graph!, node = box.node
        let appearance = graph.answering(node, .display) { self.appearance }
        follow(appearance, Transaction(animation: appearance.animation))
        isOther = false
        let rest = (box.track as? AppearanceTrack)?.rest ?? Numbers()
        let numbers = (Numbers(values: appearance.numbers) + rest).values
        let context = RoleContext(box: box)
        return graph.answering(node, .display) {
            appearance.effects(numbers).compactMap { $0.effect(in: size, context) }
        }
    }

    /// Changes to another appearance, immediately or animated.
    private func follow(_ appearance: PlacedAppearance, _ transaction: Transaction) {
        let before = known
        known = appearance
        guard let before, before.kinds == appearance.kinds, before.numbers != appearance.numbers else {
            if before?.kinds != appearance.kinds { endTrack() }
            return
        }
        let delta = Numbers(values: appearance.numbers) - Numbers(values: before.numbers)
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
            // A view that moves during an animation continues it; a new effect does not.
            if isOther { endTrack() }
            return
        }
        let running = box.track as? AppearanceTrack
        let track = running ?? AppearanceTrack(node: box.node)
        track.retarget(by: delta, animation, transaction, box.graph)
        guard running == nil, !track.isAtRest else { return }
        box.track = track
        box.graph.motion.animations.add(track)
    }

    private func endTrack() { box.track?.stop(box.graph) }
}

final class PlacedEffectsBox<Inner: View>: TypedBox<ModifiedContent<Inner, PlacedEffects>> {
    override var kind: Kind { .unary }
    override var name: String { value.modifier.name }
    private lazy var state = AppearanceState(self, value.modifier)

    override func build() {
        graph.motion.placedDrawings[node] = state
        if storage.instanceChild == 0 { graph.reconcile(node) { Inner._append(value.content, to: &$0) } }
    }

    override func willLeave() { graph.motion.placedDrawings[node] = nil }

    override func adopt(_ new: ModifiedContent<Inner, PlacedEffects>) {
        value = new
        state.adopt(new.modifier)
        graph.invalidateDisplay(node)
        build()
        for childInstance in storage.childInstances { graph.box(childInstance).adoptChildInstance(of: self) }
    }

    override func makeChildInstance() -> NodeBox { PlacedEffectsBox(value) }
    override func adoptChildInstance(of original: NodeBox) {
        if let original = original as? PlacedEffectsBox<Inner> { adopt(original.value) }
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        super.draw(size, into: &inner, at: SIMD2())
        let effects = state.effects(in: size)
        if inner.items.isEmpty { return }
        let frame = CGRect(origin: .zero, size: size.asSize)
        for effect in effects { inner.items = [.effect(effect, Fragment(inner.items), frame: frame)] }
        list.append(.fragment(Fragment(inner.items), at: origin.asPoint))
    }
}

/// Where a view is in the viewport of its scroll view, along one axis.
package struct ShownExtent {
    /// The lengths of the view and of the viewport, and the distance of their middles, in points.
    package let view: Double, viewport: Double, distance: Double
    /// Whether the view is nearer to the start of the viewport than to its end.
    package let isBeforeStart: Bool

    /// The distance of the middles at which none of the view is visible any more.
    package var hidden: Double { (view + viewport) / 2 }
    /// The longest part of the view that fits in the viewport.
    package var maximum: Double { min(view, viewport) }
}

extension GeometryProxy {
    /// Where the view is in the enclosing scroll view along an axis; nil outside of scroll views.
    package func shown(along axis: Axis?) -> ShownExtent? {
        guard graph.tree.isLive(id), let around = graph.scrolling.scroller(around: node) else { return nil }
        graph.didReadPlace(of: node)
        let axis = axis ?? (around.scroller.scrolls(.vertical) ? .vertical : .horizontal)
        let size = graph.size(of: node)
        let frame = graph.convert(CGRect(origin: .zero, size: size), from: node, to: around.node)
        let window = around.scroller.window
        let (low, high) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let (start, end) = axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
        let isFirst = start - low > high - end
        let isMirrored = axis == .horizontal && graph.box(node).scope.isRightToLeft
        return ShownExtent(view: Double(high - low), viewport: Double(end - start),
                           distance: Double(abs((low + high) - (start + end)) / 2),
                           isBeforeStart: isFirst != isMirrored)
    }
}
