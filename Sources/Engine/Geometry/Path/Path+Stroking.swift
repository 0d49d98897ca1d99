package import Foundation

// Stroke outlines. Each subpath is cut into dashes, then walked forwards along its right side and backwards along its
// left one; an open one is closed by its caps, a closed one gives two loops that run opposite ways. The outline is
// meant for the winding rule. Inner sides of corners are joined straight: what sticks out lies inside the stroke.
extension Path {
    /// The outline of the line that stroking this path would draw.
    public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 0.01) }

    /// The same, whose curves may be `tolerance` points off the true sides.
    package func strokedPath(_ style: StrokeStyle, tolerance: Double) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        let stroker = Stroker(style: style, tolerance: tolerance)
        var elements: [Element] = []
        for subpath in subpaths {
            for dash in subpath.dashes(style) { stroker.append(dash, to: &elements) }
        }
        return Path(elements: elements)
    }

    /// Whether `point` lies on the line that stroking this path would draw.
    ///
    /// Every piece is looked at by itself: where a closed path is thinner than its line, the two loops of `strokedPath`
    /// may undo each other.
    package func strokeContains(_ point: CGPoint, _ style: StrokeStyle) -> Bool {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return false }
        let stroker = Stroker(style: style)
        return subpaths.contains { $0.dashes(style).contains { stroker.covers(point, $0) } }
    }
}

private struct Stroker {
    let style: StrokeStyle
    let half: Double
    /// The maximum distance of a side's curve from the true side.
    private let tolerance: Double
    /// The tolerance for a line without width.
    private let base: Double

    init(style: StrokeStyle, tolerance: Double = 0.01) {
        self.style = style
        half = Double(style.lineWidth) / 2
        base = tolerance
        self.tolerance = tolerance + 0.0005 * half
    }

    func append(_ subpath: Dash, to elements: inout [Path.Element]) {
        let segments = subpath.segments.filter { !$0.isPoint }
        guard let first = segments.first, let last = segments.last else {
            if let point = subpath.segments.first { appendDot(point.start, subpath.direction, to: &elements) }
            return
        }
        if subpath.isClosed, Stroker.isFlat(segments) {
            // Going there and back, the two loops would undo each other: each piece is a line of its own.
            var style = style
            style.lineCap = style.lineJoin == .round ? .round : .butt
            let stroker = Stroker(style: style, tolerance: base)
            for segment in segments { stroker.appendLine([segment], to: &elements) }
        } else if subpath.isClosed {
            let backwards = segments.reversed().map(\.reversed)
            elements.append(.move(to: offset(first, atEnd: false)))
            appendSide(segments, to: &elements)
            appendJoin(last, first, to: &elements)
            elements.append(.closeSubpath)
            elements.append(.move(to: offset(first.reversed, atEnd: true)))
            appendJoin(first.reversed, last.reversed, to: &elements)
            appendSide(backwards, to: &elements)
            elements.append(.closeSubpath)
        } else {
            appendLine(segments, to: &elements)
        }
    }

    func covers(_ point: CGPoint, _ dash: Dash) -> Bool {
        func isIn(_ outline: (inout [Path.Element]) -> Void) -> Bool {
            var elements: [Path.Element] = []
            outline(&elements)
            return Path(elements: elements + [.closeSubpath]).contains(point)
        }
        func isJoined(_ before: Segment, _ after: Segment) -> Bool {
            isIn {
                $0.append(.move(to: CGPoint(after.start)))
                $0.append(.line(to: offset(before, atEnd: true)))
                appendJoin(before, after, to: &$0)
            }
        }
        func isCapped(_ segment: Segment) -> Bool {
            isIn {
                $0.append(.move(to: offset(segment, atEnd: true)))
                appendCap(segment, to: &$0)
            }
        }
        let segments = dash.segments.filter { !$0.isPoint }
        guard let first = segments.first, let last = segments.last else {
            return dash.segments.first.map { dot in isIn { appendDot(dot.start, dash.direction, to: &$0) } } ?? false
        }
        let isOnPiece = segments.contains { segment in
            isIn {
                $0.append(.move(to: offset(segment, atEnd: false)))
                appendOffset(segment, depth: 0, to: &$0)
                $0.append(.line(to: offset(segment.reversed, atEnd: false)))
                appendOffset(segment.reversed, depth: 0, to: &$0)
            }
        }
        if isOnPiece { return true }
        var corners = Array(zip(segments, segments.dropFirst()))
        if dash.isClosed { corners.append((last, first)) }
        if corners.contains(where: { isJoined($0, $1) || isJoined($1.reversed, $0.reversed) }) { return true }
        return !dash.isClosed && (isCapped(last) || isCapped(first.reversed))
    }

    /// An open line with its caps.
    private func appendLine(_ segments: [Segment], to elements: inout [Path.Element]) {
        guard let first = segments.first, let last = segments.last else { return }
        elements.append(.move(to: offset(first, atEnd: false)))
        appendSide(segments, to: &elements)
        appendCap(last, to: &elements)
        appendSide(segments.reversed().map(\.reversed), to: &elements)
        appendCap(first.reversed, to: &elements)
        elements.append(.closeSubpath)
    }

    /// Whether the pieces all lie on one line.
    private static func isFlat(_ segments: [Segment]) -> Bool {
        guard let along = segments.first?.startDirection, let start = segments.first?.start else { return false }
        let across = along.normal
        return segments.flatMap(\.controls).allSatisfy {
            let way = $0 - start
            return abs(way.x * across.x + way.y * across.y) < 1e-9
        }
    }

    /// A line without length shows only by its caps.
    private func appendDot(_ point: SIMD2<Double>, _ direction: SIMD2<Double>?, to elements: inout [Path.Element]) {
        let along = (direction ?? SIMD2(1, 0)) * half
        let side = along.normal
        switch style.lineCap {
        case .butt: break
        case .round:
            let arc = CircularArc(center: CGPoint(point), radius: half, start: 0, delta: 2 * .pi)
            elements.append(.move(to: arc.point(at: 0)))
            elements += arc.cubics
            elements.append(.closeSubpath)
        case .square:
            elements.append(.move(to: CGPoint(point - along + side)))
            for corner in [point + along + side, point + along - side, point - along - side] {
                elements.append(.line(to: CGPoint(corner)))
            }
            elements.append(.closeSubpath)
        }
    }

    private func normal(_ segment: Segment, atEnd: Bool) -> SIMD2<Double> {
        ((atEnd ? segment.endDirection : segment.startDirection) ?? SIMD2(1, 0)).normal
    }

    private func offset(_ segment: Segment, atEnd: Bool) -> CGPoint {
        CGPoint((atEnd ? segment.end : segment.start) + normal(segment, atEnd: atEnd) * half)
    }

    private func appendSide(_ segments: [Segment], to elements: inout [Path.Element]) {
        for (index, segment) in segments.enumerated() {
            if index > 0 { appendJoin(segments[index - 1], segment, to: &elements) }
            appendOffset(segment, depth: 0, to: &elements)
        }
    }

    /// From the end of one segment's side to the start of the next one's.
    private func appendJoin(_ before: Segment, _ after: Segment, to elements: inout [Path.Element]) {
        let (n0, n1) = (normal(before, atEnd: true), normal(after, atEnd: false))
        let (turn, cosine) = (n0.cross(n1), n0.dot(n1))
        // As good as straight on.
        if abs(turn) < 1e-9, cosine > 0 { return }
        let corner = after.start
        let target = CGPoint(corner + n1 * half)
        if turn > 0 {
            // The inner side. Where a segment is shorter than the pen the way has to lead through the corner.
            if before.chord < half || after.chord < half { elements.append(.line(to: CGPoint(corner))) }
            elements.append(.line(to: target))
            return
        }
        switch style.lineJoin {
        case .bevel: break
        case .miter:
            // miter length / line width = 1 / sin(half the angle between the segments); cosine = -cos of that angle
            let sineSquared = (1 + cosine) / 2
            if sineSquared > 1e-12, 1 / sineSquared <= Double(style.miterLimit * style.miterLimit) {
                elements.append(.line(to: CGPoint(corner + (n0 + n1) * (half / (1 + cosine)))))
            }
        case .round:
            appendArc(corner, from: n0, delta: -acos(min(1, max(-1, cosine))), to: &elements)
        }
        elements.append(.line(to: target))
        if style.lineJoin == .round { elements.removeLast() }
    }

    private func appendCap(_ segment: Segment, to elements: inout [Path.Element]) {
        let side = normal(segment, atEnd: true)
        let along = SIMD2(side.y, -side.x) * half
        let (right, left) = (segment.end + side * half, segment.end - side * half)
        switch style.lineCap {
        case .butt: break
        case .square:
            elements.append(.line(to: CGPoint(right + along)))
            elements.append(.line(to: CGPoint(left + along)))
        case .round:
            appendArc(segment.end, from: side, delta: -.pi, to: &elements)
            return
        }
        elements.append(.line(to: CGPoint(left)))
    }

    private func appendArc(_ center: SIMD2<Double>, from normal: SIMD2<Double>, delta: Double,
                           to elements: inout [Path.Element]) {
        elements += CircularArc(center: CGPoint(center), radius: half, start: atan2(normal.y, normal.x),
                                delta: delta).cubics
    }

    /// The right side of a segment. A curve's is a cubic with handles scaled like the chord, exact for arcs of circles;
    /// where that misses the true side the curve is halved.
    private func appendOffset(_ segment: Segment, depth: Int, to elements: inout [Path.Element]) {
        let (p, q) = (segment.start, segment.end)
        let (n0, n1) = (normal(segment, atEnd: false), normal(segment, atEnd: true))
        let (a, b) = (p + n0 * half, q + n1 * half)
        let handles: (SIMD2<Double>, SIMD2<Double>)
        switch segment {
        case .line:
            elements.append(.line(to: CGPoint(b)))
            return
        case .quad(_, let c, _): handles = ((c - p) * (2 / 3), (c - q) * (2 / 3))
        case .cubic(_, let c, let d, _): handles = (c - p, d - q)
        }
        let chord = q - p
        let ratio = chord == .zero ? 1 : (b - a).dot(chord) / chord.dot(chord)
        let side = Segment.cubic(a, a + handles.0 * ratio, b + handles.1 * ratio, b)
        // A piece no longer than the tolerance is not halved: on the inner side of a sharp bend no curve ever fits.
        let isTiny = depth > 0 && chord.length <= tolerance && half > tolerance
        if depth < 7, !isTiny, chord == .zero || !fits(side, segment) {
            appendOffset(segment.part(from: 0, to: 0.5), depth: depth + 1, to: &elements)
            appendOffset(segment.part(from: 0.5, to: 1), depth: depth + 1, to: &elements)
        } else {
            elements.append(side.element)
        }
    }

    private func fits(_ side: Segment, _ segment: Segment) -> Bool {
        // Ends that point apart hide a loop or a cusp.
        if normal(segment, atEnd: false).dot(normal(segment, atEnd: true)) < -0.01 { return false }
        return [0.25, 0.5, 0.75].allSatisfy { t in
            guard let direction = segment.direction(at: t) else { return true }
            return (side.point(at: t) - segment.point(at: t) - direction.normal * half).length <= tolerance
        }
    }
}

extension Segment {
    fileprivate var chord: Double { (end - start).length }
}

/// A piece to stroke.
private struct Dash {
    var segments: [Segment]
    var isClosed = false
    /// The way the line runs where the piece is only a point.
    var direction: SIMD2<Double>?
}

extension Subpath {
    /// The parts under the dashes of a style; the subpath itself where it has none.
    fileprivate func dashes(_ style: StrokeStyle) -> [Dash] {
        let pattern = style.dash.map(Double.init)
        let period = pattern.reduce(0, +)
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), total > 0,
              total / period * Double(pattern.count) < 100_000 else {
            return segments.isEmpty ? [] : [Dash(segments: segments, isClosed: isClosed)]
        }
        // An odd number of lengths means the opposite the second time round.
        let cycle = pattern.count % 2 == 0 ? pattern : pattern + pattern
        var skipped = Double(style.dashPhase).truncatingRemainder(dividingBy: cycle.reduce(0, +))
        if skipped < 0 { skipped += cycle.reduce(0, +) }
        var index = 0
        while skipped >= cycle[index], skipped > 0 {
            skipped -= cycle[index]
            index = (index + 1) % cycle.count
        }
        var pieces: [Dash] = []
        var position = -skipped
        while position < total {
            let end = position + cycle[index]
            if index % 2 == 0, end >= 0, end > 0 || cycle[index] == 0 {
                pieces += dash(from: max(0, position), to: min(end, total), lengths: lengths, sum: total)
            }
            position = end
            index = (index + 1) % cycle.count
        }
        return pieces
    }

    private func dash(from: Double, to: Double, lengths: [Double], sum: Double) -> [Dash] {
        if from <= 0, to >= sum { return [Dash(segments: segments, isClosed: isClosed)] }
        if let part = part(from: from, to: to, lengths: lengths, sum: sum) { return [Dash(segments: part.segments)] }
        var passed = 0.0
        for (segment, length) in zip(segments, lengths) where length > 0 {
            if from <= passed + length {
                let t = segment.parameter(atLength: max(0, from - passed), of: length)
                let point = segment.point(at: t)
                return [Dash(segments: [.line(point, point)], direction: segment.direction(at: t))]
            }
            passed += length
        }
        return []
    }
}
