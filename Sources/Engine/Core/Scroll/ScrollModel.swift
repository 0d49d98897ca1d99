package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// The offset of a scroll view's content, and its movement. The view's node calls it for measurement and placement.
package final class ScrollModel {
    unowned(unsafe) let box: NodeBox
    /// The axes on which the content may be larger than the view.
    package var axes: Axis.Set
    var showsIndicators = true
    /// The scroll offset, in points: x from the content's leading edge, y from its top. Outside of 0…`limit` during
    /// overscroll.
    package internal(set) var offset = SIMD2<Double>() {
        didSet { graph.checkWrite(of: "the offset of a scroll view", in: .place, under: node) }
    }
    /// The offset of the last placement.
    private(set) var placedOffset = SIMD2<Double>()
    private(set) var contentSize = SIMD2<Double>()
    private(set) var size = SIMD2<Double>()
    /// What the modifiers around the scroll view say.
    package private(set) var settings = ScrollSettings()
    /// The bars that cover the edges, under which the content is visible.
    private(set) var bars = EdgeInsets()
    /// What moves the content at present.
    package internal(set) var phase = ScrollPhase.idle {
        didSet { graph.checkWrite(of: "the phase of a scroll view") }
    }
    var paths: [Axis: ScrollPath] = [:]
    var drag: ScrollDrag?
    var indicators = ScrollIndicators()
    /// The size without margins, for views in the content whose size is relative to it.
    let container = ContainerSize()
    /// Whether nothing has scrolled yet: the content is at its `defaultScrollAnchor`.
    private var isUntouched = true
    /// The first frame in which the content was larger than the viewport.
    private var startFrame: Int?
    /// The last requests of the position bindings.
    private var positionTokens: [AnyHashable?] = []
    private var shownGeometry: ScrollGeometry?
    /// A pending scroll request, and the number of attempts.
    private var search: (request: ScrollRequest, way: ScrollWay, tries: Int)?

    init(box: NodeBox, axes: Axis.Set) {
        self.box = box
        self.axes = axes
    }

    var graph: ViewGraph { box.graph }
    var node: NodeIndex { box.node }
    /// Whether the layout direction is right to left.
    var isMirrored: Bool { box.childScope.isRightToLeft }

    /// Whether the content may be larger than the view on this axis.
    package func scrolls(_ axis: Axis) -> Bool { axes.contains(axis) }

    // MARK: layout

    private typealias Margins = (start: SIMD2<Double>, end: SIMD2<Double>)
    private var margins: Margins { settings.margins }

    private func offered(_ proposal: Proposal, _ margins: Margins) -> Proposal {
        var offered = proposal
        for axis in Axis.allCases {
            if scrolls(axis) { offered[axis] = .unspecified }
            else if !offered[axis].isUnspecified {
                offered[axis] = max(offered[axis] - margins.start[axis] - margins.end[axis], 0)
            }
        }
        return offered
    }

    func measure(_ proposal: Proposal, _ layoutChild: NodeIndex) -> SIMD2<Double> {
        let margins = ScrollSettings(of: node, in: graph).margins
        let isPlaced = graph[node].isPlaced
        let content = container.measuring(proposal, without: margins.start + margins.end, isPlaced: isPlaced) {
            layoutChild == 0 ? SIMD2() : graph.measure(layoutChild, offered(proposal, margins))
        }
        var size = content + margins.start + margins.end
        for axis in Axis.allCases where scrolls(axis) && !proposal[axis].isUnspecified { size[axis] = proposal[axis] }
        return size
    }

    /// The maximum offset.
    package var limit: SIMD2<Double> {
        var limit = pointwiseMax(contentSize + margins.start + margins.end - size, SIMD2())
        for axis in Axis.allCases where !scrolls(axis) { limit[axis] = 0 }
        return limit
    }

    func clamped(_ target: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(pointwiseMax(target, SIMD2()), limit) }

    /// The viewport in the scroll view's own space: larger than its bounds by the bars that cover it.
    package var window: CGRect {
        // Bars have leading and trailing lengths; the viewport is in drawing coordinates.
        let left = isMirrored ? bars.trailing : bars.leading
        return CGRect(x: -left, y: -bars.top, width: size.x + bars.leading + bars.trailing,
                      height: size.y + bars.top + bars.bottom)
    }

    /// The viewport without margins and the present bars, in the scroll view's own space: pinned views stay in it.
    package var clearing: CGRect {
        let start = margins.start, end = margins.end
        let given = min(max(offset.y, 0), settings.collapsibleBarHeight, Double(bars.top))
        return CGRect(x: isMirrored ? end.x : start.x, y: start.y - given, width: max(size.x - start.x - end.x, 0),
                      height: max(size.y - start.y - end.y + given, 0))
    }

    func place(_ newSize: SIMD2<Double>, _ proposal: Proposal, _ layoutChild: NodeIndex) {
        settings = ScrollSettings(of: node, in: graph)
        let newBars = graph.safeArea(of: node, registering: true)
        let isOtherWindow = newSize != size || newBars != bars
        let oldLimit = limit
        bars = newBars
        size = newSize
        container.place(size, proposal, without: margins.start + margins.end, in: graph)
        let offered = offered(Proposal(size), margins)
        contentSize = layoutChild == 0 ? SIMD2() : graph.measure(layoutChild, offered)
        adjustOffset(from: oldLimit)
        readPositions()
        guard layoutChild != 0 else { return }
        placedOffset = offset
        graph.setPlacement(layoutChild, origin, contentSize, offered, in: size)
        if isOtherWindow { graph.transformChanged(layoutChild) }
        if search != nil { graph.later { [weak self] in self?.findTarget() } }
        geometryMayHaveChanged()
    }

    /// The origin of the content, from the leading top corner.
    private var origin: SIMD2<Double> {
        var origin = SIMD2<Double>()
        let margins = margins
        for axis in Axis.allCases {
            let available = size[axis] - margins.start[axis] - margins.end[axis]
            let spare = available - contentSize[axis]
            if !scrolls(axis) {
                origin[axis] = margins.start[axis] + spare / 2
            } else {
                let part = spare > 0 ? settings.alignmentAnchor.map { $0.part(along: axis) } ?? 0 : 0
                origin[axis] = margins.start[axis] + part * max(spare, 0) - offset[axis]
            }
        }
        return origin
    }

    /// Adjusts the offset after the sizes of the content and the viewport may have changed.
    private func adjustOffset(from oldLimit: SIMD2<Double>) {
        let limit = limit
        if isStarting, let anchor = settings.initialAnchor {
            for axis in Axis.allCases { offset[axis] = anchor.part(along: axis) * limit[axis] }
            if startFrame == nil, limit != SIMD2() { startFrame = graph.loop.frame }
            return
        }
        if let anchor = settings.sizeAnchor, limit != oldLimit, phase == .idle, adjustsToContent {
            for axis in Axis.allCases where wasAnchored(anchor, axis, oldLimit) {
                offset[axis] = anchor.part(along: axis) * limit[axis]
            }
        }
        if phase == .idle {
            offset = clamped(offset)
        } else if phase == .decelerating, limit != oldLimit {
            // The length of the content before the viewport differs from its estimate.
            if settings.behavior == nil { graph.later { [weak self] in self?.continueDeceleration() } }
        }
    }

    /// Whether the change of the update may move the content; false where the program keeps the offset.
    private var adjustsToContent: Bool {
        graph.motion.transaction(for: node).scrollContentOffsetAdjustmentBehavior == .automatic
    }

    /// Decelerates to an end within the new limits.
    private func continueDeceleration() {
        if box.graph != nil, phase == .decelerating { release(speed: speed) }
    }

    /// Whether the content is at its initial anchor: until a frame has shown it there, and as long as the anchor for
    /// size changes is the same.
    private var isStarting: Bool {
        guard isUntouched, let anchor = settings.initialAnchor else { return false }
        return startFrame == nil || startFrame == graph.loop.frame || settings.sizeAnchor == anchor
    }

    /// Whether the content was at the anchor for size changes. Content that fits the viewport is where it started: at
    /// the top without an initial anchor.
    private func wasAnchored(_ anchor: UnitPoint, _ axis: Axis, _ oldLimit: SIMD2<Double>) -> Bool {
        let part = anchor.part(along: axis)
        if oldLimit[axis] > 0 { return part > 0 && abs(offset[axis] - part * oldLimit[axis]) < 1 }
        return settings.initialAnchor?.part(along: axis) == part
    }

    /// Keeps the visible part in place after the content before it became longer.
    package func contentGrew(by length: Double, along axis: Axis) {
        if isStarting { return }
        offset[axis] += length
        drag?.start[axis] += length
        paths[axis]?.shift(by: length)
        let id = graph.tree.id(node)
        graph.later { [unowned graph = box.graph] in
            if graph!.tree.isLive(id) { graph!.tree.invalidate(id.index, .place) }
        }
    }

    // MARK: scrolling

    /// Sets the offset. Returns whether it changed.
    @discardableResult
    func move(to target: SIMD2<Double>) -> Bool {
        var target = target
        for axis in Axis.allCases where !scrolls(axis) { target[axis] = 0 }
        guard target != offset, target.x.isFinite, target.y.isFinite else { return false }
        offset = target
        isUntouched = false
        graph.invalidate(node, .place)
        return true
    }

    /// Scrolls immediately to an offset, clamped to the content. Returns whether the offset has changed.
    package func scroll(to target: SIMD2<Double>) -> Bool {
        stop()
        return move(to: clamped(target))
    }

    func setPhase(_ new: ScrollPhase, velocity: SIMD2<Double>? = nil) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let geometry = geometry
        let observers = settings.observers
        let speed = velocity.map { CGVector(dx: $0.x, dy: $0.y) }
        guard !observers.isEmpty else { return }
        graph.react {
            for observer in observers { observer.phaseChanged(from: old, to: new, geometry, velocity: speed) }
        }
        graph.noteChange()
    }

    func leave() {
        graph.removeTicker(self)
        drag = nil
        paths = [:]
    }

    // MARK: observers

    package var geometry: ScrollGeometry {
        let margins = settings.contentMargins
        var insets = EdgeInsets(top: bars.top, leading: bars.leading, bottom: bars.bottom, trailing: bars.trailing)
        if scrolls(.vertical) {
            insets.top += margins.top
            insets.bottom += margins.bottom
        }
        if scrolls(.horizontal) {
            insets.leading += margins.leading
            insets.trailing += margins.trailing
        }
        let width = size.x + bars.leading + bars.trailing - insets.leading - insets.trailing
        let height = size.y + bars.top + bars.bottom - insets.top - insets.bottom
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: contentSize.asSize, contentInsets: insets,
            containerSize: CGSize(width: max(width, 0), height: max(height, 0)))
    }

    private func geometryMayHaveChanged() {
        guard !settings.observers.isEmpty || !settings.positions.isEmpty else { return }
        let now = geometry
        if now == shownGeometry { return }
        shownGeometry = now
        let observers = settings.observers
        let id = graph.tree.id(node)
        graph.react { [weak self] in
            guard let self, graph.tree.isLive(id) else { return }
            for observer in observers { observer.geometryChanged(now, in: self) }
            notifyPositions()
        }
    }

    // MARK: positions

    /// Applies new requests of the position bindings.
    private func readPositions() {
        let tokens = settings.positions.map { $0.token }
        guard tokens != positionTokens else { return }
        let transaction = graph.motion.transaction(for: node)
        var way = ScrollWay(transaction)
        way.isAnimated = way.isAnimated && !positionTokens.isEmpty && graph.mayAnimate
        defer { positionTokens = tokens }
        for (index, link) in settings.positions.enumerated() {
            let isNew = index >= positionTokens.count ? tokens[index] != nil : tokens[index] != positionTokens[index]
            if isNew, let request = link.request { follow(request.preferring(transaction.scrollTargetAnchor), way) }
        }
    }

    /// Updates the bindings to the visible position, unless they requested it.
    private func notifyPositions() {
        guard search == nil, phase != .animating else { return }
        for (index, link) in settings.positions.enumerated() where !isUntouched && index < positionTokens.count {
            guard phase != .idle || wasMovedByUser else { continue }
            link.moved(to: targetID(at: link.anchor, link.accepts))
            positionTokens[index] = link.token
        }
        if phase == .idle { wasMovedByUser = false }
    }
    /// Whether the user has scrolled since the bindings were last updated.
    var wasMovedByUser = false

    /// Performs a scroll request once the layout that it refers to is known.
    package func follow(_ request: ScrollRequest, _ way: ScrollWay = ScrollWay()) {
        search = (request, way, 0)
        graph.invalidate(node, .place)
    }

    private func findTarget() {
        guard var looked = search, box.graph != nil, graph[node].isPlaced else { return }
        looked.tries += 1
        search = looked
        var isFound = true
        switch looked.request {
        case .edge(let edge): show(edge, looked.way)
        case .point(let x, let y):
            var target = offset
            if let x { target.x = Double(x) + margins.start.x }
            if let y { target.y = Double(y) + margins.start.y }
            go(to: clamped(target), looked.way)
        case .id(let id, let anchor):
            guard let found = rect(ofView: id) else { break }
            let before = offset
            show(found.rect, anchor: anchor, looked.way)
            isFound = found.isMade && (looked.way.isAnimated || offset == before)
        }
        // An unbuilt view is built at its estimated position, and then searched again.
        if isFound || looked.tries > 5 { search = nil } else { graph.invalidate(node, .place) }
    }

    private func show(_ edge: Edge, _ way: ScrollWay) {
        var target = offset
        switch edge {
        case .top: target.y = 0
        case .bottom: target.y = limit.y
        case .leading: target.x = 0
        case .trailing: target.x = limit.x
        }
        go(to: target, way)
    }

    /// Scrolls to a rectangle in the scroll view's own space; see `ScrollViewProxy.scrollTo`.
    package func show(_ rect: CGRect, anchor: UnitPoint?, _ way: ScrollWay) {
        var target = placedOffset
        for axis in Axis.allCases where scrolls(axis) {
            let side = SIMD2<Double>(rect.size)[axis]
            var start = SIMD2<Double>(rect.origin)[axis]
            if axis == .horizontal, isMirrored { start = size.x - Double(rect.maxX) }
            // From the start of the viewport without margins.
            start -= margins.start[axis]
            let available = size[axis] - margins.start[axis] - margins.end[axis]
            if let anchor {
                let part = anchor.part(along: axis)
                target[axis] += start + part * side - part * available
            } else if start < 0 || side > available {
                target[axis] += start
            } else if start + side > available {
                target[axis] += start + side - available
            }
        }
        go(to: clamped(target), way)
    }
}

extension UnitPoint {
    package func part(along axis: Axis) -> Double { axis == .horizontal ? Double(x) : Double(y) }
}
