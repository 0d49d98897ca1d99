package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantGraph

// Views presented over the window: menus, popovers and the like. Their nodes are children of the root, above all
// others, and inherit the environment of the presenting view.

/// The placement of a presented view.
package enum PresentationPlacement: Equatable, Sendable {
    /// Over the whole window.
    case fill
    /// Below the presenter if there is enough space, else above it, `gap` points away; at least `margin` points from
    /// the window's edges. Aligned with the presenter at the leading edge, or at the centre if `isCentred`. An
    /// `anchor`, in window coordinates in points, replaces the presenter's frame.
    /// Where `covers` is given the view lies over the anchor, which is at least that high and wide, and begins at its
    /// nearer side.
    case beside(gap: Double, margin: Double, isCentred: Bool, anchor: CGRect? = nil, covers: Double? = nil)
}

/// One presented view.
package final class Presentation {
    fileprivate let id: NodeID
    fileprivate let scope: EnvironmentScope
    fileprivate var placement: PresentationPlacement
    fileprivate var content: AnyView
    fileprivate var backdrop: AnyView
    /// Ends the presentation, as the user would.
    package fileprivate(set) var dismiss: () -> Void
    fileprivate let isAnimated, staysOnTop: Bool

    fileprivate init(id: NodeID, scope: EnvironmentScope, placement: PresentationPlacement, content: AnyView,
                     backdrop: AnyView, dismiss: @escaping () -> Void, isAnimated: Bool, staysOnTop: Bool) {
        self.isAnimated = isAnimated
        self.staysOnTop = staysOnTop
        self.id = id
        self.scope = scope
        self.placement = placement
        self.content = content
        self.backdrop = backdrop
        self.dismiss = dismiss
    }
}

/// Presents content over the window while `isPresented`.
package nonisolated struct Presenter: LayoutRole, LifecycleRole {
    package typealias Body = Never
    let isPresented: Bool
    let placement: (EnvironmentValues) -> PresentationPlacement
    let content: (EnvironmentValues) -> AnyView
    /// The view behind the content, over the whole window: handles taps outside of the content.
    let backdrop: () -> AnyView
    let dismiss: () -> Void
    /// Whether the transitions in the content and the backdrop are animated in any transaction.
    let isAnimated: Bool
    /// Whether the content is above all other presented views, whenever they appear, and no user dismisses it.
    let staysOnTop: Bool

    package init(isPresented: Bool, placement: PresentationPlacement, isAnimated: Bool = false,
                 content: @escaping () -> AnyView, backdrop: @escaping () -> AnyView,
                 dismiss: @escaping () -> Void) {
        self.init(isPresented: isPresented, placement: { _ in placement }, isAnimated: isAnimated,
                  content: { _ in content() }, backdrop: backdrop, dismiss: dismiss)
    }

    /// Content over the whole window and above all other presented views.
    package init(isOnTop: Bool, content: @escaping () -> AnyView) {
        self.init(isPresented: isOnTop, placement: { _ in .fill }, staysOnTop: true, content: { _ in content() },
                  backdrop: { AnyView(EmptyView()) }, dismiss: {})
    }

    /// `placement` and `content` receive the environment of the presenting view.
    package init(isPresented: Bool, placement: @escaping (EnvironmentValues) -> PresentationPlacement,
                 isAnimated: Bool = false, staysOnTop: Bool = false,
                 content: @escaping (EnvironmentValues) -> AnyView, backdrop: @escaping () -> AnyView,
                 dismiss: @escaping () -> Void) {
        self.isAnimated = isAnimated
        self.staysOnTop = staysOnTop
        self.isPresented = isPresented
        self.placement = placement
        self.content = content
        self.backdrop = backdrop
        self.dismiss = dismiss
    }

    package static var modifierName: String { "presenter" }
    package static var layoutSentence: String { "A view that presents another has the layout of its content." }
    package static func changed(from old: Presenter, to new: Presenter) -> PhaseSet { [] }
    package func appeared(_ context: RoleContext) { notify(context) }
    package func updated(from old: Presenter, _ context: RoleContext) { notify(context) }
    package func left(_ context: RoleContext) { context.box.graph.presentations.hide(context.box) }

    private func notify(_ context: RoleContext) {
        let presentations = context.box.graph.presentations
        guard isPresented else { return presentations.hide(context.box) }
        presentations.show(self, by: context.box)
    }
}

/// How the views behind a presented one are drawn: smaller, from the status bar down, with round corners and over a
/// backdrop.
package struct Recession: Equatable, Sendable {
    /// From 0, as they are, to 1.
    package var amount: Double
    /// The distance of each side from the edge of the window, in points.
    package var margin: Double
    /// The radius of the corners, in points.
    package var radius: Double
    /// Drawn over the views behind, by its alpha.
    package var backdrop: RGBA
    /// What the views stand on.
    package var paper: RGBA

    package init(amount: Double, margin: Double, radius: Double, backdrop: RGBA, paper: RGBA) {
        (self.amount, self.margin, self.radius) = (amount, margin, radius)
        (self.backdrop, self.paper) = (backdrop, paper)
    }

    /// `content`, which covers a window of `size`, drawn this way.
    func drawn(_ content: Fragment, _ size: CGSize, top: CGFloat) -> [DisplayItem] {
        let amount = CGFloat(amount), frame = CGRect(origin: .zero, size: size)
        guard size.width > 0, size.height > 0 else { return content.items }
        let scale = 1 - 2 * CGFloat(margin) / size.width * amount
        func plate(_ color: RGBA) -> DisplayItem {
            .shape(ShapeItem(path: Path(frame), frame: frame, paint: .color(color)))
        }
        let corners = Path(roundedRect: frame, cornerRadius: CGFloat(radius) * amount / scale)
        let card = Fragment([plate(paper)] + content.items)
        let clipped = Fragment([.effect(.clip(corners, isEvenOdd: false, isAntialiased: true), card, frame: frame)])
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2,
                                          ty: top * amount)
        return [plate(backdrop), .effect(.transform(ProjectionTransform(transform)), clipped, frame: frame)]
    }
}

/// The presented views of a window.
package final class Presentations: GraphFeature {
    /// The presented views, the topmost last.
    package private(set) var shown: [Presentation] = []
    /// How far the views behind have stepped back, for each presented view that wants it.
    private var recessions: [(owner: ObjectIdentifier, recession: Recession)] = []
    /// How the views behind are drawn; nil for as they are.
    var recession: Recession? { recessions.last { $0.recession.amount > 0 }?.recession }

    /// Draws the views behind smaller for `owner`; nil ends it.
    package func recede(_ recession: Recession?, for owner: AnyObject) {
        let id = ObjectIdentifier(owner), old = self.recession
        if let recession, let index = recessions.firstIndex(where: { $0.owner == id }) {
            recessions[index].recession = recession
        } else {
            recessions.removeAll { $0.owner == id }
            if let recession { recessions.append((id, recession)) }
        }
        guard self.recession != old, graph.root != 0 else { return }
        graph.invalidateDisplay(graph.root)
        graph.noteChange()
    }

    /// The node that contains them; 0 before the first.
    fileprivate(set) var node: NodeIndex = 0

    fileprivate func show(_ presenter: Presenter, by box: NodeBox) {
        let id = graph.tree.id(box.node), environment = box.scope.values
        let placement = presenter.placement(environment), dismiss = presenter.dismiss
        let content = presenter.content(environment), backdrop = presenter.backdrop()
        if let known = shown.first(where: { $0.id == id }) {
            known.placement = placement
            known.content = content
            known.backdrop = backdrop
            known.dismiss = dismiss
        } else {
            let place = presenter.staysOnTop ? nil : shown.firstIndex(where: \.staysOnTop)
            shown.insert(Presentation(id: id, scope: box.scope, placement: placement, content: content,
                                      backdrop: backdrop, dismiss: dismiss, isAnimated: presenter.isAnimated,
                                      staysOnTop: presenter.staysOnTop), at: place ?? shown.count)
            if presenter.isAnimated { animate() }
        }
        if node != 0 {
            graph.tree.invalidate(node, .content)
        } else if graph.root != 0, !graph[graph.root].isBuilding {
            addLayer()
        }
        graph.noteChange()
    }

    fileprivate func hide(_ box: NodeBox) {
        guard !shown.isEmpty else { return }
        let id = graph.tree.id(box.node)
        guard let index = shown.firstIndex(where: { $0.id == id }), node != 0 else { return }
        if shown.remove(at: index).isAnimated { animate() }
        graph.tree.invalidate(node, .content)
        graph.noteChange()
    }

    /// Allows the transitions of this update, except for views that are presented from the first frame.
    private func animate() {
        guard graph.root != 0, graph[graph.root].isPlaced else { return }
        graph.update.hasTransactionModifiers = true
    }

    private func addLayer() {
        let layer = PresentationLayerBox(PresentationLayer())
        layer.scope = graph.rootScope
        graph.insert(layer, under: graph.root, before: 0)
        graph.structureChanged(graph.root)
        if layer.isEmpty { graph.tree.invalidate(layer.node, .content) }
    }

    /// The presented views that alone can be used: the one that takes the touches beside its content, and those over
    /// it. Nil while what is behind can be used too, as with a sheet that lets touches through.
    package var front: [NodeIndex]? {
        guard node != 0, !shown.isEmpty, graph.root != 0, !graph.log.hasFailed else { return nil }
        let presented = graph.layoutChildren(of: node).filter { !graph[$0].isExiting }
        let width = graph.loop.viewport.size.width
        let paths = [CGPoint(x: 1, y: 1), CGPoint(x: width - 1, y: 1)].map { Set(graph.hitTest($0)) }
        let modal = presented.lastIndex { node in paths.allSatisfy { $0.contains(node) } }
        guard let modal else { return nil }
        return Array(presented[modal...])
    }

    /// Whether the node is behind a view that takes all touches.
    package func hides(_ node: NodeIndex) -> Bool { hides(node, behind: front) }

    func hides(_ node: NodeIndex, behind front: [NodeIndex]?) -> Bool {
        guard let front else { return false }
        return !graph.ancestors(including: node).contains { front.contains($0) }
    }

    /// The node of the modifier that presents a node of a presented view, or one inside of it; nil for other nodes.
    package func presenter(of node: NodeIndex) -> NodeIndex? {
        let presented = graph.ancestors(including: node).lazy.compactMap { self.graph.box($0) as? PresentedBox }.first
        return presented.flatMap { graph.tree.isLive($0.presenter) ? $0.presenter.index : nil }
    }

    /// Dismisses the topmost presented view. Returns whether there was one.
    package func dismissTop() -> Bool {
        guard let top = shown.last(where: { !$0.staysOnTop }) else { return false }
        top.dismiss()
        return true
    }
}

extension ViewGraph {
    /// The presented views.
    package var presentations: Presentations { feature(at: .presentations) { Presentations($0) } }
}

/// The node of all presented views, inserted with the first.
nonisolated struct PresentationLayer: View {
    typealias Body = Never
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { PresentationLayerBox($0) }
    }
}

final class PresentationLayerBox: TypedBox<PresentationLayer>, ExplainedNode {
    override var kind: Kind { .container }
    override var features: NodeFeatures { .isSecondaryRoot }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    override var name: String { "presentations" }
    /// Whether no view was built yet: the first view of a shown window enters a layer that is there, and moves in.
    private(set) var isEmpty = false, isBuilt = false

    override func build() {
        graph.presentations.node = node
        isEmpty = !isBuilt && graph[graph.root].isPlaced
        isBuilt = true
        if isEmpty { return }
        graph.reconcile(node) { children in
            for presentation in graph.presentations.shown {
                children.append(PresentedView(presentation: presentation), key: AnyHashable(presentation.id)) {
                    PresentedBox($0)
                }
            }
        }
        graph.tree.invalidate(node, .place)
    }
    override func willLeave() { graph.presentations.node = 0 }
    override func measure(_ proposal: Proposal) -> SIMD2<Double> { SIMD2() }
    override func sides() -> ProposalSides { .none }
    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        for layoutChild in graph.layoutChildren(of: node) {
            graph.setPlacement(layoutChild, SIMD2(), size, Proposal(size), in: size)
        }
    }
}

nonisolated struct PresentedView: View {
    typealias Body = Never
    let presentation: Presentation
    static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { PresentedBox($0) }
    }
}

/// One presented view: a backdrop over the window, and the content at its placement.
final class PresentedBox: TypedBox<PresentedView>, TransitionPart, ExplainedNode {
    private var linked: EnvironmentScope?
    override var kind: Kind { .container }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }
    override var name: String { "presented" }
    private var presentation: Presentation { value.presentation }
    /// The node of the modifier that presents it.
    var presenter: NodeID { presentation.id }

    override var childScope: EnvironmentScope { linked ?? scope }

    // The transitions in the content are those of the presented view.
    private var transitions: [any TransitionPart] {
        presentation.isAnimated ? graph.motion.transitions.outermost(in: node) : []
    }
    var holdsTransition: Bool { !transitions.isEmpty }
    var isIdentity: Bool { false }
    override var part: NodePart? { .feature(self) }
    func transitionAnimation(to phase: TransitionPhase) -> Animation? {
        transitions.lazy.compactMap { $0.transitionAnimation(to: phase) }.first
    }
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {
        for transition in transitions { transition.setTransition(phase, isAnimated: isAnimated) }
    }

    override func build() {
        if linked == nil {
            let presenter = presentation.scope
            linked = EnvironmentScope(values: presenter.values, parent: presenter, graph: graph) { $0.leaveRowAndBar() }
        }
        graph.reconcile(node) { children in
            AnyView._append(presentation.backdrop, to: &children)
            let content = SecondaryView(content: presentation.content)
            SecondaryView._appendContent(content, to: &children)
        }
        graph.tree.invalidate(node, .place)
    }

    override func sides() -> ProposalSides { .none }
    override func measure(_ proposal: Proposal) -> SIMD2<Double> { SIMD2(graph.loop.viewport.size) }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let layoutChildren = graph.layoutChildren(of: node)
        guard let content = layoutChildren.last else { return }
        for layoutChild in layoutChildren.dropLast() {
            graph.setPlacement(layoutChild, SIMD2(), size, Proposal(size), in: size)
        }
        switch presentation.placement {
        case .fill: graph.setPlacement(content, SIMD2(), size, Proposal(size), in: size)
        case .beside(let gap, let margin, let isCentred, let anchor, let covers):
            let insets = graph.loop.viewport.safeArea
            let low = SIMD2(insets.leading + margin, insets.top + (covers == nil ? margin : 0))
            let high = SIMD2(size.x - insets.trailing - margin, size.y - insets.bottom - margin)
            let available = pointwiseMax(high - low, SIMD2())
            let content = (node: content, size: pointwiseMin(graph.measure(content, Proposal(available)), available))
            let anchor = edges(of: anchor ?? presenterFrame, in: size)
            var origin = SIMD2(isCentred ? anchor.midX - content.size.x / 2 : anchor.minX, anchor.maxY + gap)
            let above = anchor.minY - gap - content.size.y
            if let covers {
                let half = max(anchor.midX - anchor.minX, covers / 2), isNearEnd = anchor.midX > size.x / 2
                let middle = (anchor.minY + anchor.maxY) / 2, across = max(anchor.maxY - anchor.minY, covers) / 2
                origin.x = isNearEnd ? anchor.midX + half - content.size.x : anchor.midX - half
                origin.y = middle - across
                if origin.y + content.size.y > high.y { origin.y = middle + across - content.size.y }
            } else if origin.y + content.size.y > high.y, above >= low.y {
                origin.y = above
            }
            origin = pointwiseMax(pointwiseMin(origin, high - content.size), low)
            graph.setPlacement(content.node, origin, content.size, Proposal(available), in: size)
        }
    }

    private var presenterFrame: CGRect {
        graph.tree.isLive(presentation.id) ? graph.globalFrame(of: presentation.id.index) : .zero
    }

    /// The edges of a frame in leading coordinates of the window.
    private func edges(of frame: CGRect, in size: SIMD2<Double>)
        -> (minX: Double, midX: Double, minY: Double, maxY: Double)
    {
        let start = childScope.isRightToLeft ? size.x - Double(frame.maxX) : Double(frame.minX)
        return (start, start + Double(frame.width) / 2, Double(frame.minY), Double(frame.maxY))
    }
}

extension PresentationLayerBox: LayoutWords {
    static var layoutSentence: String { "The layer of presented views covers the window." }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { LayoutReason("the size of the window", .fixed, .fixed) }
}

extension PresentedBox: LayoutWords {
    static var layoutSentence: String {
        "A presented view covers the window, or stands beside the view that presents it, where there is space."
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { LayoutReason("the size of the window", .fixed, .fixed) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        if case .fill = presentation.placement { return LayoutReason("it covers the window") }
        return LayoutReason("beside the view that presents it, inside the window", x: Arithmetic(origin.x),
                            y: Arithmetic(origin.y))
    }
}
