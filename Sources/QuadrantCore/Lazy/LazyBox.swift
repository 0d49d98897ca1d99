import Foundation
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// Makes its rows while it is placed, from what the scroll view around it shows of it; the length of those it has not
/// seen is the average of those it has.
package final class LazyBox<V: LazyRole>: TypedBox<V> {
    private var rule: LazyRule
    private var lines: LazyLines
    /// The side across the axis that `lines` were measured for; NaN before.
    private var side = Double.nan
    private var columns = 1
    /// Something was made since this was last placed.
    private var hasMade = false
    /// What was answered since the children last changed, by the proposed side across.
    private var answers: [(side: UInt64, size: SIMD2<Double>)] = []
    /// Headers and footers that stay at an edge; drawn above the rest.
    private var pinned: [UInt32] = []
    /// The frames of the views that are there, in order.
    private var frames: [UInt32] = []

    package override init(_ value: V) {
        rule = value.rule
        lines = LazyLines(spacing: rule.spacing)
        super.init(value)
    }

    override package var kind: Kind { .container }
    override var isLazyContainer: Bool { true }
    override var defersChildren: Bool { true }
    override func ignoredSides() -> Axis.Set { rule.axis == .vertical ? [.vertical] : [.horizontal] }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }
    override var stackAxis: Axis? { rule.tracks == nil ? rule.axis : nil }

    private var axis: Axis { rule.axis }
    private var cross: Axis { rule.axis.cross }

    // MARK: content

    override func build() {
        graph.hasLazyContainers = true
        graph.reconcile(row) { V.Content._append(value.content, to: &$0) }
        // One view to guess from, until there is a place to fill.
        if lines.isEmpty, graph.kids(row).isEmpty {
            var walk = LazyWalk(graph, columns: 1, wanted: 0..<1)
            walk.visitChildren(of: row)
        }
    }

    override func adopt(_ new: V) {
        let newRule = new.rule, old = value
        value = new
        if newRule != rule {
            rule = newRule
            forgetLines()
            graph.invalidate(row, [.measure, .place])
        }
        if let framing = new.framing, !Comparison.areEqual(old.framing, new.framing) {
            for frame in frames { (graph.box(frame) as? RowBox<V.Framing>)?.adopt(FramedRow(framing: framing)) }
            if !frames.isEmpty { graph.invalidate(row, [.measure, .place]) }
        }
        build()
    }

    override func forgetMeasures() {
        answers = []
        // Rows ask each other.
        for frame in frames { frameBox(frame)?.forget() }
    }

    // MARK: frames around rows

    private func frameBox(_ row: UInt32) -> (any RowFrame)? { graph.box(row) as? any RowFrame }

    override var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? {
        V.Framing.self == NoFraming.self ? nil : { V.Framing.prepare($0, &$1) }
    }

    override var framesKids: Bool { V.Framing.self != NoFraming.self }

    override func frames(around children: [UInt32]) -> [UInt32] {
        guard let framing = value.framing else { return children }
        var old: [NodeID: UInt32] = [:]
        for frame in frames { old[graph.box(frame).facetID] = frame }
        var new: [UInt32] = []
        for child in children {
            if let frame = old.removeValue(forKey: graph.rows.id(child)) {
                graph.layout[Int(child)].parent = frame
                new.append(frame)
            } else {
                let made = RowBox(FramedRow(framing: framing))
                made.facetID = graph.rows.id(child)
                made.scope = scope
                graph.insert(made, under: row, before: 0)
                new.append(made.row)
            }
        }
        let leaving = Set(leavers.map(\.row))
        for stale in frames where old.values.contains(stale) && !leaving.contains(stale) { graph.remove(stale) }
        frames = new
        tellPlaces()
        return new
    }

    /// Tells the frames where they stand.
    private func tellPlaces() {
        var walk = LazyWalk(graph, columns: columns, wanted: nil)
        ReadScope.with(nil) { walk.visitChildren(of: row) }
        tellPlaces(walk)
    }

    private func tellPlaces(_ walk: LazyWalk) {
        guard !frames.isEmpty else { return }
        for (index, cell) in walk.cells.enumerated() {
            func neighbour(_ step: Int) -> UInt32 {
                guard walk.cells.indices.contains(index + step) else { return 0 }
                let other = walk.cells[index + step]
                return other.group == cell.group && other.role == .row && other.line == cell.line + step ? other.row : 0
            }
            frameBox(front(cell.row))?.stand(at: walk.place(of: cell), after: neighbour(-1), before: neighbour(1))
        }
    }

    /// What is measured and placed for a view: the frame around it, where it has one.
    private func front(_ row: UInt32) -> UInt32 { graph.rowFrame(around: row) ?? row }

    private func forgetLines() {
        lines = LazyLines(spacing: rule.spacing)
        side = .nan
        answers = []
    }

    // MARK: measuring

    /// A grid whose tracks need more than there is takes what they need, and is placed with tracks made for that: they
    /// may need more again (objc.io, 2020-11-23).
    private func tracks(in length: Double) -> LazyTracks {
        LazyTracks(rule.tracks ?? [LazyTrack(.flexible(minimum: 0, maximum: .infinity))], in: length)
    }

    private func offer(_ cell: LazyCell, _ tracks: LazyTracks, _ length: Double) -> Proposal {
        let isIdeal = length.isNaN && rule.tracks == nil
        let across = cell.column.map { isIdeal ? length : tracks.tracks[$0].length } ?? length
        return axis == .vertical ? Proposal(across, .nan) : Proposal(.nan, across)
    }

    override package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let length = proposal[cross]
        if let at = answers.lastIndex(where: { $0.side == length.bitPattern }) {
            // The one that was asked last goes last, and is kept longest.
            let known = answers.remove(at: at)
            answers.append(known)
            return known.size
        }
        let tracks = tracks(in: length)
        var walk = LazyWalk(graph, columns: max(tracks.count, 1), wanted: nil)
        walk.visitChildren(of: row)
        let isPlacedSide = length.bitPattern == side.bitPattern
        var found = isPlacedSide ? lines : LazyLines(spacing: rule.spacing)
        let widest = measure(walk, tracks, length, into: &found)
        if isPlacedSide { lines = found }
        let across = length.isNaN ? (rule.tracks == nil ? widest : max(widest, tracks.total)) : max(length, 0)
        let needed = rule.tracks == nil ? across : max(across, tracks.total)
        let size = SIMD2(axis, along: found.total, across: needed)
        if answers.count == NodeBox.guideCapacity {
            answers.removeFirst()
            graph.layout[Int(row)].flags.insert(.evicted)
        }
        answers.append((length.bitPattern, size))
        return size
    }

    /// Measures what is there, line by line. Returns the widest side across.
    private func measure(_ walk: LazyWalk, _ tracks: LazyTracks, _ length: Double, into found: inout LazyLines)
        -> Double
    {
        found.count = walk.lineCount
        var widest = 0.0, line = -1, longest = 0.0
        func finish() { if line >= 0 { found.set(line, usable(longest)) } }
        for cell in walk.cells {
            let size = graph.measure(front(cell.row), offer(cell, tracks, length))
            widest = max(widest, size[cross])
            if cell.line != line {
                finish()
                line = cell.line
                longest = 0
            }
            longest = max(longest, size[axis])
        }
        finish()
        return widest
    }

    /// A length a line can have.
    private func usable(_ length: Double) -> Double {
        if length.isFinite { return length }
        graph.report(RuntimeIssue(
            what: "\(name) holds a row \(length) points long; it takes no room.", at: graph.path(of: row),
            rule: "Rows of lazy containers have finite lengths.",
            fix: "Give the row a finite frame along the direction of scrolling."))
        return 0
    }

    // MARK: placing

    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        // Told when it moves under the window it shows through.
        graph.didReadPlace(of: row)
        let length = size[cross]
        let tracks = tracks(in: length)
        if side.bitPattern != length.bitPattern || columns != max(tracks.count, 1) {
            lines.forget()
            side = length
            columns = max(tracks.count, 1)
        }
        let shown = graph.shownInterval(of: row, size, axis)
        let walk = fill(shown.interval, tracks, length, of: shown.scroller)
        trim(walk)
        tellPlaces(walk)
        putCells(walk, tracks, size, shown.clear)
        if let known = answers.first(where: { $0.side == length.bitPattern }), known.size[axis] != lines.total {
            let id = graph.rows.id(row)
            graph.later { [unowned(unsafe) graph] in
                if graph!.rows.isLive(id) { graph!.rows.invalidate(id.index, .measure) }
            }
        }
    }

    /// Makes and measures lines until what shows is full.
    private func fill(_ shown: ClosedRange<Double>, _ tracks: LazyTracks, _ length: Double,
                      of scroller: (any Scroller)?) -> LazyWalk {
        var first = lines.line(at: shown.lowerBound)
        if first + 1 < lines.count, lines.position(first) + lines.length(first) <= shown.lowerBound { first += 1 }
        var last = max(first, lines.isEmpty ? first : lines.line(at: shown.upperBound))
        if last > first, lines.position(last) >= shown.upperBound { last -= 1 }
        // A list knows its next row.
        if value.framing != nil { last = min(last + 1, max(lines.count - 1, 0)) }
        let before = lines.position(first)
        let wasEmpty = lines.isEmpty
        var walk = LazyWalk(graph, columns: columns, wanted: 0..<0)
        hasMade = false
        for _ in 0..<1_000 {
            walk = LazyWalk(graph, columns: columns, wanted: first * columns..<(last + 1) * columns,
                            pinsHeaders: rule.pinsHeaders, pinsFooters: rule.pinsFooters)
            ReadScope.with(nil) { walk.visitChildren(of: row) }
            if walk.hasMade {
                hasMade = true
                graph.collectKids(row)
            }
            _ = measure(walk, tracks, length, into: &lines)
            if first > 0, first >= lines.count {
                // There is less than was thought: the end is what shows.
                first = max(lines.count - 1, 0)
                last = first
                continue
            }
            let end = lines.position(last + 1)
            if end >= shown.upperBound || last + 1 >= lines.count {
                if !walk.hasMade { break }
                // Once more over what is there now: places counted before may have been guesses.
                if columns == 1, walk.sections.isEmpty { break }
                continue
            }
            let pitch = max(lines.average + lines.spacing, 0.5)
            // Half of what seems to be missing: lines may be longer than those before.
            let missing = min((shown.upperBound - end) / pitch / 2, Double(lines.count))
            last = min(last + max(Int(missing), 1), lines.count - 1)
        }
        let moved = lines.position(first) - before
        if moved != 0, !wasEmpty { scroller?.contentGrew(by: moved, along: axis) }
        return walk
    }

    /// Takes away what does not show any more.
    private func trim(_ walk: LazyWalk) {
        var hasLost = false
        for (elements, indices) in walk.kept {
            if elements.drop(outside: indices, { graph.remove($0.row) }) { hasLost = true }
        }
        if hasLost || graph.layout[Int(row)].flags.contains(.needsKids) { graph.collectKids(row) }
        if hasLost || hasMade {
            graph.invalidatePreferences(above: row)
            graph.invalidateDisplay(row)
        }
    }

    private func putCells(_ walk: LazyWalk, _ tracks: LazyTracks, _ size: SIMD2<Double>,
                          _ clear: ClosedRange<Double>) {
        let length = size[cross]
        let block = rule.tracks == nil ? 0 : rule.alignment.fraction.isNaN ? 0
            : rule.alignment.fraction * (length - tracks.total)
        pinned = []
        for cell in walk.cells {
            let offered = offer(cell, tracks, length)
            let front = front(cell.row)
            var own = graph.measure(front, offered)
            if !own[axis].isFinite { own[axis] = 0 }
            let track = cell.column.map { tracks.tracks[$0] }
            var origin = SIMD2<Double>()
            let room = rule.tracks == nil ? length : track?.length ?? length
            origin[cross] = (track == nil || rule.tracks == nil ? 0 : block + track!.origin)
                + start(front, key(cross, track), own, offered, in: room)
            let natural = lines.position(cell.line)
            origin[axis] = natural + (rule.tracks == nil || track == nil ? 0
                : start(front, key(axis, track), own, offered, in: lines.length(cell.line)))
            if let edge = pinnedPlace(cell, natural, own[axis], walk, clear) {
                origin[axis] = edge
                pinned.append(front)
            }
            graph.setPlacement(front, origin, own, offered, in: size)
        }
    }

    private func key(_ axis: Axis, _ track: LazyTracks.Track?) -> AlignmentKey {
        if let own = track?.alignment { return own.key(axis) }
        if axis == cross { return rule.alignment }
        return axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    }

    /// Where a view starts in a box so that its guide meets the box's.
    private func start(_ kid: UInt32, _ key: AlignmentKey, _ own: SIMD2<Double>, _ offered: Proposal,
                       in room: Double) -> Double {
        let line: Double
        if key.fraction.isNaN {
            let box = ViewDimensions(size: SIMD2(key.axis, along: room, across: own[key.axis.cross]),
                                     proposal: offered, row: 0, graph: nil)
            line = Double(key.id.defaultValue(in: box))
        } else {
            line = key.fraction * room
        }
        return line - graph.guideValue(kid, key, own, offered)
    }

    /// A header stays at the start of what is clear of bars until its section's rows are past, a footer at the end from
    /// its section's first row on. Nil where it is not kept.
    private func pinnedPlace(_ cell: LazyCell, _ natural: Double, _ length: Double, _ walk: LazyWalk,
                             _ clear: ClosedRange<Double>) -> Double? {
        guard let section = cell.section.map({ walk.sections[$0] }) else { return nil }
        switch cell.role {
        case .row: return nil
        case .header:
            guard rule.pinsHeaders, natural < clear.lowerBound else { return nil }
            let rows = lines.position(section.lines.upperBound - section.footerLines) - rule.spacing
            return max(min(clear.lowerBound, rows - length), natural)
        case .footer:
            guard rule.pinsFooters, natural + length > clear.upperBound else { return nil }
            let rows = lines.position(section.lines.lowerBound + section.headerLines)
            return min(max(clear.upperBound - length, rows), natural)
        }
    }

    // MARK: drawing and input

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if pinned.isEmpty, !frames.contains(where: { frameBox($0)?.isLifted == true }) {
            graph.drawKids(row, into: &list, at: origin)
        } else {
            for kid in frontOrder() { graph.draw(kid, into: &list, at: origin) }
        }
    }
    override func hitOrder() -> [UInt32] { frontOrder().reversed() }

    private func frontOrder() -> [UInt32] {
        let order = graph.paintOrder(of: row)
        let raised = pinned + frames.filter { frameBox($0)?.isLifted == true }
        if raised.isEmpty { return order }
        return order.filter { !raised.contains($0) } + order.filter { raised.contains($0) }
    }

    // MARK: scrolling to what is not there

    override func lineExtents(near place: Double) -> [ClosedRange<Double>]? {
        guard lines.count > 0 else { return nil }
        let line = lines.line(at: place)
        return (max(line - 4, 0)...min(line + 4, lines.count - 1)).map {
            lines.position($0)...lines.position($0) + lines.length($0)
        }
    }

    override func placeOfUnmade(_ key: AnyHashable) -> CGRect? {
        guard let place = LazySearch(graph: graph).place(of: key, under: row) else { return nil }
        let line = place / columns
        let along = lines.position(line), length = lines.length(line)
        let size = graph.layout[Int(row)].size
        let origin = SIMD2(axis, along: along, across: 0)
        var rect = CGRect(origin: origin.asPoint, size: SIMD2(axis, along: length, across: size[cross]).asSize)
        if axis == .horizontal, graph.layout[Int(row)].flags.contains(.isMirrored) {
            rect.origin.x = size.x - rect.maxX
        }
        return rect
    }
}
