import Foundation
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// Builds its views during placement, for the visible part of the enclosing scroll view; the length of views that are
/// not built is estimated as the average of the measured ones.
package final class LazyBox<V: LazyRole>: TypedBox<V>, LazyContainer, HitPart, ExplainedNode {
    private(set) var rule: LazyRule
    /// The measurements for the cross length of the last placement.
    private var placed: LazySide
    /// The measurements for other proposed cross lengths; the most recently used one is the last.
    private var others: [LazySide] = []
    private var columns = 1
    /// Whether a view was built since the last placement.
    private var hasMade = false
    /// Whether the visible part was filled once.
    private var hasFilled = false
    /// Pinned headers and footers; drawn above the other views.
    var pinned: [NodeIndex] = []
    /// The row frames of the built views, in order.
    private var frames: [NodeIndex] = []
    private let framing: RowFrames<V>?
    /// Called after each placement.
    private let placedAction: ((V, PlacedLazyContainer) -> Void)?

    package init(_ value: V, framing: RowFrames<V>? = nil, placed action: ((V, PlacedLazyContainer) -> Void)? = nil) {
        self.framing = framing
        placedAction = action
        rule = value.rule
        placed = LazySide.none(rule.spacing)
        super.init(value)
    }

    override package var kind: Kind { .container }
    override package var description: (any NodeDescription)? { self }
    package var layoutElement: LayoutElement? { V.layoutElement }
    package var layoutWords: (any LayoutWords)? { self }
    override var part: NodePart? { .lazyContainer(self) }
    override var hits: (any HitPart)? { self }
    override func sides() -> ProposalSides { .init(ignored: Axis.Set(rule.axis)) }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }
    override var stack: NodeStack { NodeStack(axis: rule.tracks == nil ? rule.axis : nil) }

    var axis: Axis { rule.axis }
    var cross: Axis { rule.axis.cross }
    var lines: LazyLines { placed.lines }

    // MARK: content

    override func build() {
        graph.loop.hasLazyContainers = true
        _ = graph.lazy
        graph.reconcile(node) { V.Content._append(value.content, to: &$0) }
        // Builds one view for estimates, until the first placement.
        if lines.isEmpty, graph.layoutChildren(of: node).isEmpty {
            var walk = LazyWalk(graph, columns: 1, wanted: 0..<1)
            walk.visitChildren(of: node)
        }
    }

    override func adopt(_ new: V) {
        let newRule = new.rule, old = value
        value = new
        if newRule != rule {
            rule = newRule
            forgetLines()
            graph.invalidate(node, [.measure, .place])
        }
        if let framing, !framing.areEqual(old, new) {
            for frame in frames { framing.update(graph.box(frame), new) }
            if !frames.isEmpty { graph.invalidate(node, [.measure, .place]) }
        }
        build()
    }

    override func forgetMeasures() {
        placed.size = nil
        for index in others.indices { others[index].size = nil }
        // Rows depend on properties of their neighbours.
        for frame in frames { frameBox(frame)?.forget() }
    }

    // MARK: row frames

    private func frameBox(_ node: NodeIndex) -> (any RowFrame)? { graph.box(node) as? any RowFrame }

    var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? { framing?.prepare }

    var framesChildren: Bool { framing != nil }

    func frames(around children: [NodeIndex]) -> [NodeIndex] {
        guard let framing else { return children }
        var old: [NodeID: NodeIndex] = [:]
        for frame in frames { old[graph.box(frame).storage.instanceChildID] = frame }
        var new: [NodeIndex] = []
        for child in children {
            if let frame = old.removeValue(forKey: graph.tree.id(child)) {
                graph.setLayoutParent(of: child, to: frame)
                new.append(frame)
            } else {
                let made = framing.make(value)
                made.storage.instanceChildID = graph.tree.id(child)
                made.scope = scope
                graph.insert(made, under: node, before: 0)
                new.append(made.node)
            }
        }
        let exiting = Set(storage.exitingNodes.map(\.node))
        for stale in frames where old.values.contains(stale) && !exiting.contains(stale) { graph.remove(stale) }
        frames = new
        updateFramePositions()
        return new
    }

    /// Updates the positions of the frames.
    private func updateFramePositions() {
        var walk = LazyWalk(graph, columns: columns, wanted: nil)
        ReadScope.with(nil) { walk.visitChildren(of: node) }
        updateFramePositions(walk)
    }

    private func updateFramePositions(_ walk: LazyWalk) {
        guard !frames.isEmpty else { return }
        for (index, cell) in walk.cells.enumerated() {
            func next() -> NodeIndex {
                guard index + 1 < walk.cells.count else { return 0 }
                let other = walk.cells[index + 1]
                return other.group == cell.group && other.role == .row && other.line == cell.line + 1 ? other.node : 0
            }
            frameBox(front(cell.node))?.stand(at: walk.place(of: cell), before: next())
        }
    }

    /// The node that is measured and placed for a view: its row frame if it has one.
    func front(_ node: NodeIndex) -> NodeIndex { graph.rowFrame(around: node) ?? node }

    private func forgetLines() {
        placed = LazySide.none(rule.spacing)
        others = []
        hasFilled = false
    }

    // MARK: measuring

    /// Tracks of a grid that overflow make the grid wider, and the grid is then placed with tracks for the new width,
    /// which may overflow again (objc.io, 2020-11-23).
    private func tracks(in length: Double) -> LazyTracks {
        LazyTracks(rule.tracks ?? [LazyTrack(.flexible(minimum: 0, maximum: .infinity))], in: length)
    }

    func offer(_ cell: LazyCell, _ tracks: LazyTracks, _ length: Double) -> Proposal {
        let isIdeal = length.isUnspecified && rule.tracks == nil
        let across = cell.column.map { isIdeal ? length : tracks.tracks[$0].length } ?? length
        return axis == .vertical ? Proposal(across, .unspecified) : Proposal(.unspecified, across)
    }

    override package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let length = proposal[cross]
        if placed.isFor(length) { return size(for: length, &placed) }
        if let at = others.lastIndex(where: { $0.isFor(length) }) {
            others.append(others.remove(at: at))
        } else {
            if others.count == NodeStorage.guideCapacity {
                if others.removeFirst().size != nil { graph.noteEviction(in: node) }
            }
            others.append(LazySide(length: length, columns: max(tracks(in: length).count, 1),
                                   lines: LazyLines(spacing: rule.spacing)))
        }
        return size(for: length, &others[others.count - 1])
    }

    private func size(for length: Double, _ side: inout LazySide) -> SIMD2<Double> {
        if let known = side.size { return known }
        let tracks = tracks(in: length)
        if let reach = graph.lazy.reach(of: node, axis) {
            let madeBefore = hasMade
            hasMade = false
            _ = fill(0...reach, minPitch: 4, tracks, length, &side)
            if hasMade { graph.tree.invalidate(node, .place) }
            hasMade = hasMade || madeBefore
        } else {
            var walk = LazyWalk(graph, columns: side.columns, wanted: nil)
            walk.visitChildren(of: node)
            measure(walk, tracks, length, into: &side)
        }
        let ideal = rule.tracks == nil ? side.widest : max(side.widest, tracks.total)
        let across = length.isUnspecified ? ideal : max(length, 0)
        let needed = rule.tracks == nil ? across : max(across, tracks.total)
        let size = SIMD2(axis, along: side.lines.total, across: needed)
        side.size = size
        return size
    }

    /// Measures the built views, line by line.
    private func measure(_ walk: LazyWalk, _ tracks: LazyTracks, _ length: Double, into side: inout LazySide) {
        side.lines.count = walk.lineCount
        side.widest = 0
        var line = -1, longest = 0.0, last: NodeIndex = 0
        for cell in walk.cells {
            let front = front(cell.node)
            let size = graph.measure(front, offer(cell, tracks, length))
            side.widest = max(side.widest, size[cross])
            if cell.line != line {
                if line >= 0 {
                    side.lines.set(line, usable(longest))
                    if side.lines.measuresGaps, cell.line == line + 1 {
                        side.lines.setGap(after: line, graph.spacing(last).distance(to: graph.spacing(front), axis))
                    }
                }
                line = cell.line
                longest = 0
            }
            longest = max(longest, size[axis])
            last = front
        }
        if line >= 0 { side.lines.set(line, usable(longest)) }
    }

    /// The length, or a report and 0 if it is not finite.
    private func usable(_ length: Double) -> Double {
        if length.isFinite { return length }
        graph.report(Diagnostic(
            what: "\(name) holds a row \(length) points long; it takes no room.", at: graph.path(of: node),
            rule: "Rows of lazy containers have finite lengths.",
            fix: "Give the row a finite frame along the direction of scrolling."))
        return 0
    }

    // MARK: placing

    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        // Registers a reader of the position, so that the container is placed again when it moves in its viewport.
        graph.didReadPlace(of: node)
        let length = size[cross]
        let tracks = tracks(in: length)
        if !placed.isFor(length) { swapPlaced(length, max(tracks.count, 1)) }
        columns = placed.columns
        let shown = graph.lazy.shownInterval(of: node, size, axis)
        let reach = graph.lazy.reach(of: node, axis)
        let wanted = reach.map { 0...$0 } ?? shown.interval
        let anchor = lines.isEmpty ? nil : Optional(firstLine(in: wanted, lines))
        let before = anchor.map(lines.position)
        let walk = fill(wanted, minPitch: reach == nil ? 0.5 : 4, tracks, length, &placed)
        if let anchor, let before, case let moved = lines.position(min(anchor, max(lines.count - 1, 0))) - before,
           moved != 0 {
            shown.scroller?.contentGrew(by: moved, along: axis)
        }
        let isFirst = hasMade && !hasFilled
        if isFirst { hasFilled = true }
        trim(walk)
        updateFramePositions(walk)
        putCells(walk, tracks, size, shown.clear)
        placedAction?(value, PlacedLazyContainer(graph: graph, node: node))
        let isStale = placed.size.map { $0[axis] != lines.total } ?? false
        if isStale || isFirst && shown.scroller != nil && others.contains(where: { $0.size != nil }) {
            let id = graph.tree.id(node)
            graph.later { [unowned graph] in
                if graph!.tree.isLive(id) { graph!.tree.invalidate(id.index, .measure) }
            }
        }
    }

    /// Makes the measurements for a cross length those of the current placement.
    private func swapPlaced(_ length: Double, _ columns: Int) {
        let old = placed
        if let at = others.lastIndex(where: { $0.isFor(length) }) {
            placed = others.remove(at: at)
        } else {
            placed = LazySide(length: length, columns: columns, lines: LazyLines(spacing: rule.spacing))
        }
        if !old.isNone { others.append(old) }
    }

    /// The first visible line.
    private func firstLine(in shown: ClosedRange<Double>, _ lines: LazyLines) -> Int {
        let first = lines.line(at: shown.lowerBound)
        return first + 1 < lines.count && lines.end(first) <= shown.lowerBound ? first + 1 : first
    }

    /// Builds and measures lines until `shown` is full, or as many as could be visible if all were `minPitch` apart.
    private func fill(_ shown: ClosedRange<Double>, minPitch: Double, _ tracks: LazyTracks, _ length: Double,
                      _ side: inout LazySide) -> LazyWalk {
        let columns = side.columns
        let limit = Int(min((shown.upperBound - shown.lowerBound) / minPitch, 1e9)) + 1
        var first = firstLine(in: shown, side.lines)
        var last = side.lines.isEmpty ? first : side.lines.line(at: shown.upperBound)
        last = min(max(last, first), first + limit)
        if last > first, side.lines.position(last) >= shown.upperBound { last -= 1 }
        // A list row depends on the next one, which is built as well.
        if framing != nil { last = min(last + 1, max(side.lines.count - 1, 0)) }
        var walk = LazyWalk(graph, columns: columns, wanted: 0..<0)
        for _ in 0..<1_000 {
            walk = LazyWalk(graph, columns: columns, wanted: first * columns..<(last + 1) * columns,
                            pinsHeaders: rule.pinsHeaders, pinsFooters: rule.pinsFooters)
            ReadScope.with(nil) { walk.visitChildren(of: node) }
            if walk.hasMade {
                hasMade = true
                graph.collectLayoutChildren(node)
            }
            measure(walk, tracks, length, into: &side)
            if first > 0, first >= side.lines.count {
                // There are fewer rows than estimated: the end is visible.
                first = max(side.lines.count - 1, 0)
                last = first
                continue
            }
            let end = side.lines.position(last + 1)
            if end >= shown.upperBound || last + 1 >= side.lines.count || last - first >= limit {
                if !walk.hasMade { break }
                // A second pass over the built views: the earlier positions may be estimates.
                if columns == 1, walk.sections.isEmpty { break }
                continue
            }
            let pitch = max(side.lines.averagePitch, 0.5)
            // Half of the missing lines by the average pitch: lines may be longer than those before.
            let missing = min((shown.upperBound - end) / pitch / 2, Double(side.lines.count))
            last = min(last + max(Int(missing), 1), side.lines.count - 1, first + limit)
        }
        return walk
    }

    /// Removes views that are no longer visible.
    private func trim(_ walk: LazyWalk) {
        var hasLost = false
        for (elements, indices) in walk.kept {
            if elements.drop(outside: indices, { graph.remove($0.node) }) { hasLost = true }
        }
        if hasLost || graph[node].needsLayoutChildren { graph.collectLayoutChildren(node) }
        if hasLost || hasMade {
            graph.preferences.invalidate(node)
            graph.invalidateDisplay(node)
        }
        hasMade = false
    }

    // MARK: drawing and input

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if pinned.isEmpty, !frames.contains(where: { frameBox($0)?.isLifted == true }) {
            super.draw(size, into: &list, at: origin)
        } else {
            for layoutChild in frontOrder() { graph.draw(layoutChild, into: &list, at: origin) }
        }
    }
    func hitOrder() -> [NodeIndex]? { frontOrder().reversed() }

    private func frontOrder() -> [NodeIndex] {
        let order = graph.paintOrder(of: node)
        let raised = pinned + frames.filter { frameBox($0)?.isLifted == true }
        if raised.isEmpty { return order }
        return order.filter { !raised.contains($0) } + order.filter { raised.contains($0) }
    }

    // MARK: scrolling to elements that are not built

    func lineExtents(near place: Double) -> [ClosedRange<Double>]? {
        guard lines.count > 0 else { return nil }
        let line = lines.line(at: place)
        return (max(line - 4, 0)...min(line + 4, lines.count - 1)).map {
            lines.position($0)...lines.position($0) + lines.length($0)
        }
    }

    func placeOfUnmade(_ key: AnyHashable) -> CGRect? {
        LazySearch(graph: graph).place(of: key, under: node).map { frame(ofPlace: $0).rect }
    }

    func frame(ofPlace place: Int) -> (rect: CGRect, isMade: Bool) {
        let line = place / columns
        let along = lines.position(line), length = lines.length(line)
        let size = graph[node].size
        let origin = SIMD2(axis, along: along, across: 0)
        var rect = CGRect(origin: origin.asPoint, size: SIMD2(axis, along: length, across: size[cross]).asSize)
        if axis == .horizontal, graph[node].isMirrored {
            rect.origin.x = size.x - rect.maxX
        }
        var walk = LazyWalk(graph, columns: columns, wanted: nil)
        ReadScope.with(nil) { walk.visitChildren(of: node) }
        return (rect, walk.cells.contains { $0.line == line })
    }
}
