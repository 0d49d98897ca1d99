import QuadrantGeometry
import QuadrantGraph

// The positions of the views of a lazy container within their lines.

extension LazyBox {
    func putCells(_ walk: LazyWalk, _ tracks: LazyTracks, _ size: SIMD2<Double>, _ clear: ClosedRange<Double>) {
        let length = size[cross]
        let block = rule.tracks == nil ? 0 : rule.alignment.fraction.isNaN ? 0
            : rule.alignment.fraction * (length - tracks.total)
        pinned = []
        for cell in walk.cells {
            let offered = offer(cell, tracks, length)
            let front = front(cell.node)
            var own = graph.measure(front, offered)
            if !own[axis].isFinite { own[axis] = 0 }
            let track = cell.column.map { tracks.tracks[$0] }
            var origin = SIMD2<Double>()
            let available = rule.tracks == nil ? length : track?.length ?? length
            origin[cross] = (track == nil || rule.tracks == nil ? 0 : block + track!.origin)
                + start(front, key(cross, track), own, offered, in: available)
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

    /// The origin of a view in a cell at which its alignment guide meets the cell's.
    private func start(_ layoutChild: NodeIndex, _ key: AlignmentKey, _ own: SIMD2<Double>, _ offered: Proposal,
                       in available: Double) -> Double {
        let line: Double
        if key.fraction.isNaN {
            let box = ViewDimensions(size: SIMD2(key.axis, along: available, across: own[key.axis.cross]),
                                     proposal: offered, node: 0, guides: nil)
            line = Double(key.id.defaultValue(in: box))
        } else {
            line = key.fraction * available
        }
        return line - graph.guideValue(layoutChild, key, own, offered)
    }

    /// The pinned position of a header, at the start of the unobscured part until its section's rows end, or of a
    /// footer, at the end from its section's first row on. Nil if the view is not pinned.
    private func pinnedPlace(_ cell: LazyCell, _ natural: Double, _ length: Double, _ walk: LazyWalk,
                             _ clear: ClosedRange<Double>) -> Double? {
        guard let section = cell.section.map({ walk.sections[$0] }) else { return nil }
        switch cell.role {
        case .row: return nil
        case .header:
            guard rule.pinsHeaders, natural < clear.lowerBound else { return nil }
            let last = section.lines.upperBound - section.footerLines - 1
            let rows = last < 0 ? 0 : lines.end(last)
            return max(min(clear.lowerBound, rows - length), natural)
        case .footer:
            guard rule.pinsFooters, natural + length > clear.upperBound else { return nil }
            let rows = lines.position(section.lines.lowerBound + section.headerLines)
            return min(max(clear.upperBound - length, rows), natural)
        }
    }
}
