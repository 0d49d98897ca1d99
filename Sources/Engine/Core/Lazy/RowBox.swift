import Foundation
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// The frame around one row of a list. A child of the list, not an ancestor of the row: rows may be anywhere in the
/// list's content (see `ViewGraph.expand`, which does the same for modifiers).
nonisolated struct FramedRow<Framing: RowFraming>: View {
    typealias Body = Never
    let framing: Framing
    static func _append(_ view: Self, to children: inout _ChildBuilder) {}
}

final class RowBox<Framing: RowFraming>: TypedBox<FramedRow<Framing>>, RowFrame, HitPart, ExplainedNode {
    private(set) var place = RowPlace()
    /// The next row of the section; ignored once it was removed.
    private var next = NodeID(index: 0, generation: 0)
    private var madePress: RowPress?
    private var press: RowPress {
        if let madePress { return madePress }
        let made = RowPress(graph, graph.tree.id(node))
        madePress = made
        return made
    }
    /// Whether the row is drawn above its neighbours while it is moved.
    private(set) var isLifted = false
    /// Whether the content was swiped aside: it is then clipped to the row.
    private var wasPulled = false
    /// The frame of the row without the space around it.
    private(set) var card = CGRect.zero
    private var radii = (top: 0.0, bottom: 0.0)
    /// Whether the content overlaps a rounded corner of the card, which clips it.
    private var reachesCorners = false

    override init(_ value: FramedRow<Framing>) { super.init(value) }
    override var kind: Kind { .unary }
    override var name: String { layoutElement?.rawValue ?? "\(place.role)" }
    var layoutElement: LayoutElement? { place.role == .row ? .row : nil }
    override var features: NodeFeatures { [.passesOneView, .isRowFrame] }
    override var hits: (any HitPart)? { self }
    override var description: (any NodeDescription)? { self }
    var layoutWords: (any LayoutWords)? { self }

    override func build() {}
    override func adopt(_ new: FramedRow<Framing>) {
        value = new
        forget()
    }

    func stand(at place: RowPlace, before next: NodeIndex) {
        let next = next == 0 ? NodeID(index: 0, generation: 0) : graph.tree.id(next)
        if place == self.place, next == self.next { return }
        self.place = place
        self.next = next
        forget()
    }

    /// Drops all measurements, which depend on the row's place.
    func forget() {
        graph.clearMeasureCache(node)
        graph.tree.invalidate(node, .place)
        graph.invalidateDisplay(node)
    }

    private var reader: RowReader {
        func live(_ id: NodeID) -> NodeIndex { id.index != 0 && graph.tree.isLive(id) ? id.index : 0 }
        return RowReader(graph: graph, frame: node, frameID: graph.tree.id(node), content: storage.instanceChild,
                         next: live(next), place: place, press: press)
    }

    func element(markedBy trait: ObjectIdentifier) -> (index: Int, mark: Any)? { reader.element(markedBy: trait) }

    // MARK: layout

    private func offered(_ metrics: RowMetrics, _ width: Double) -> Proposal {
        let available = metrics.outer.leading + metrics.outer.trailing + metrics.inner.leading + metrics.inner.trailing
        return Proposal(width.isUnspecified ? .unspecified : max(width - Double(available), 0),
                        .unspecified)
    }

    override func measure(_ proposal: Proposal) -> SIMD2<Double> {
        guard layoutChild != 0 else { return SIMD2() }
        let metrics = value.framing.metrics(reader)
        let content = graph.measure(layoutChild, offered(metrics, proposal[.horizontal]))
        let across = metrics.outer.leading + metrics.outer.trailing + metrics.inner.leading + metrics.inner.trailing
        let within = max(metrics.minHeight, content.y + Double(metrics.inner.top + metrics.inner.bottom))
        let width = proposal[.horizontal]
        return SIMD2(width.isFinite ? width : content.x + Double(across),
                     within + Double(metrics.outer.top + metrics.outer.bottom))
    }
    override func sides() -> ProposalSides { .init(ignored: .vertical) }
    override func spacing() -> ViewSpacing { .zero }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }

    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        guard layoutChild != 0 else { return }
        let metrics = value.framing.metrics(reader)
        let (outer, inner) = (metrics.outer, metrics.inner)
        radii = (metrics.topRadius, metrics.bottomRadius)
        card = CGRect(x: outer.leading, y: outer.top, width: max(size.x - outer.leading - outer.trailing, 0),
                      height: max(size.y - outer.top - outer.bottom, 0))
        var offered = offered(metrics, size.x), content = graph.measure(layoutChild, offered)
        var spare = Double(card.height - inner.top - inner.bottom) - content.y
        // A row that is higher than its content's ideal height proposes its whole height, as a cell does: a colour or a
        // frame without a maximum height fills it, a text keeps its size.
        if spare > 0 {
            let height = content.y + spare
            offered = Proposal(offered[.horizontal], height)
            content = graph.measure(layoutChild, offered)
            spare = height - content.y
        }
        let offset = press.offset.value
        let shift = childScope.isRightToLeft ? -offset : offset
        let lift = press.lift.value
        isLifted = lift != 0
        if offset != 0 { wasPulled = true }
        let origin = SIMD2(Double(outer.leading + inner.leading) + shift,
                           Double(card.minY + inner.top) + spare / 2 + lift)
        graph.setPlacement(layoutChild, origin, content, offered, in: size)
        reachesCorners = passesCorners(CGRect(origin: origin.asPoint, size: content.asSize))
        let scenery = value.framing.scenery(reader)
        show(scenery)
        for secondary in storage.secondaries {
            let available = SIMD2(Double(card.width), Double(card.height))
            graph.setPlacement(secondary, SIMD2(Double(card.minX), Double(card.minY) + lift), available,
                               Proposal(available),
                               in: size)
        }
        if childScope.isRightToLeft { card.origin.x = CGFloat(size.x) - card.maxX }
    }

    /// Whether a corner of the content, in leading coordinates, is outside of the card's rounded corner.
    private func passesCorners(_ content: CGRect) -> Bool {
        let across = Double(min(content.minX - card.minX, card.maxX - content.maxX))
        func passes(_ down: CGFloat, _ radius: Double) -> Bool {
            let rest = SIMD2(radius - across, radius - Double(down))
            return rest.x > 0 && rest.y > 0 && rest.x * rest.x + rest.y * rest.y > radius * radius
        }
        return passes(content.minY - card.minY, radii.top) || passes(card.maxY - content.maxY, radii.bottom)
    }

    /// Updates and measures the background of the row (I5), without an effect on the layout around the row.
    private func show(_ scenery: Framing.Scenery) {
        graph.building(node) {
            ReadScope.with(nil) {
                graph.reconcile(node) { SecondaryView._append(SecondaryView(content: scenery), to: &$0) }
                graph.settleContent(node)
            }
        }
    }

    // MARK: drawing and input

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        guard wasPulled || reachesCorners, !isLifted else {
            drawAll(size, into: &list, at: origin)
            return
        }
        var inner = FragmentBuilder()
        if wasPulled {
            drawAll(size, into: &inner, at: SIMD2())
        } else {
            for secondary in storage.secondaries { graph.draw(secondary, into: &list, at: origin) }
            super.draw(size, into: &inner, at: SIMD2())
        }
        list.append(.effect(.clip(outline, isEvenOdd: false, isAntialiased: true), Fragment(inner.items),
                            frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    private var outline: Path {
        let radii = RectangleCornerRadii(topLeading: radii.top, bottomLeading: radii.bottom,
                                         bottomTrailing: radii.bottom, topTrailing: radii.top)
        return Path(roundedRect: card, cornerRadii: radii, style: .continuous)
    }

    private func drawAll(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        for secondary in storage.secondaries { graph.draw(secondary, into: &list, at: origin) }
        super.draw(size, into: &list, at: origin)
    }

    func hitOrder() -> [NodeIndex]? { (layoutChild == 0 ? [] : [layoutChild]) + storage.secondaries.reversed() }
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool { card.contains(point) }

    private var madeResponder: Responder?
    var responder: NodeResponder? {
        guard place.role != .footer else { return nil }
        let reader = reader
        let (action, drag, menu) = ReadScope.with(nil) {
            (value.framing.action(reader), value.framing.drag(reader), value.framing.menu(reader))
        }
        if action == nil, drag == nil, menu == nil { return nil }
        let responder = madeResponder ?? Responder(ResponderSite(graph: graph, id: graph.tree.id(node)))
        let recognizer = responder.pointer?.recognizer as? RowRecognizer ?? RowRecognizer(press)
        recognizer.action = action
        recognizer.drag = drag
        let site = responder.site
        responder.showMenu = menu.map { open in
            { if site.isLive { open(ViewPicture(of: site.node, in: site.graph)) } }
        }
        recognizer.hold = responder.showMenu
        responder.pointer = PointerAttachment(recognizer)
        madeResponder = responder
        return responder
    }

    override func willLeave() {
        guard let madeResponder else { return }
        graph.input.leave(madeResponder.site.id)
    }

    var semantics: Semantics? { place.role == .header ? Semantics(role: .header) : nil }
}

/// The interface of row frames for a list.
protocol RowFrame: RowCard, CollectionRow {
    var isLifted: Bool { get }
    func stand(at place: RowPlace, before next: NodeIndex)
    func forget()
    var place: RowPlace { get }
}

/// The interactive state of a row: whether it is pressed, and how far it is swiped aside or lifted.
final class RowPress: GraphMember {
    let isDown: StateCell<Bool>
    let offset: StateCell<Double>
    let lift: StateCell<Double>
    /// The row frame.
    let frame: NodeID

    init(_ graph: ViewGraph, _ frame: NodeID) {
        self.frame = frame
        isDown = StateCell(false, graph: graph)
        offset = StateCell(0, graph: graph)
        lift = StateCell(0, graph: graph)
        super.init(graph.link)
    }

    /// Keeps the row's content swiped aside, in points to the right. A touch outside of the row moves it back.
    func rest(at offset: Double) {
        self.offset.value = offset
        if offset != 0 { graph.lazy.openRow = self }
    }
}

extension RowBox: LayoutWords {
    static var layoutSentence: String {
        "A row of a list fills the list's width, proposes what is left inside its insets with a nil height, is at least "
            + "as high as the list's rows, and centres its content from top to bottom."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard !layout.graph.isSecondary(child) else { return LayoutReason("the row without the space around it") }
        return LayoutReason("the row inside its insets")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("as wide as the list; as high as its content with the insets, and not less than the list's minimum",
                     layout.proposal[.horizontal].isFinite ? .fills : .adds, .adds)
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason("inside the row's insets, centred from top to bottom", x: Arithmetic(origin.x),
                            y: Arithmetic(origin.y))
    }
}
