public import Foundation

extension Path {
    /// The smallest rectangle that holds the path itself, handles left out; null in an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .rounded(let outline): return outline.rect
        case .list:
            if let bounds = boundsOfEnds { return bounds }
            let unlimited = SIMD2<Double>(repeating: .infinity)
            var low = unlimited, high = -unlimited, starts: [CGPoint] = [], isLone = true
            forEachSubpath { subpath in
                if subpath.segments.isEmpty { starts.append(CGPoint(subpath.start)) }
                for segment in subpath.segments {
                    let bounds = segment.bounds
                    low = pointwiseMin(low, bounds.low)
                    high = pointwiseMax(high, bounds.high)
                    isLone = false
                }
            }
            // A lone start has no extent, and counts only where there is nothing else.
            return CGRect(enclosing: isLone ? starts : [CGPoint(low), CGPoint(high)])
        }
    }

    /// The rectangle of the ends of all lines and curves, where no curve leaves the rectangle of its own ends: as the
    /// outlines of most shapes, whose arcs turn by a quarter at most. Nil for others, for paths without a line or a
    /// curve, and where a coordinate is not a number. Takes no memory.
    private var boundsOfEnds: CGRect? {
        var low = SIMD2<Double>(repeating: .infinity), high = -low
        var start = SIMD2<Double>.zero, current = start, isOpen = false
        func include(_ point: SIMD2<Double>) {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        for element in elements {
            let end: SIMD2<Double>
            switch element {
            case .move(let point):
                (start, current, isOpen) = (point.vector, point.vector, true)
                continue
            case .closeSubpath:
                guard isOpen else { continue }
                end = start
                isOpen = false
            case .line(let point): end = point.vector
            case .quadCurve(let point, let control):
                end = point.vector
                guard Self.isBetween(control.vector, current, end) else { return nil }
            case .curve(let point, let control1, let control2):
                end = point.vector
                guard Self.isBetween(control1.vector, current, end),
                      Self.isBetween(control2.vector, current, end) else { return nil }
            }
            guard end.x == end.x, end.y == end.y, current.x == current.x, current.y == current.y else { return nil }
            if case .closeSubpath = element {} else if !isOpen { (start, isOpen) = (current, true) }
            include(current)
            include(end)
            current = end
        }
        return low.x <= high.x ? CGRect(enclosing: [CGPoint(low), CGPoint(high)]) : nil
    }

    /// Whether a point is in the rectangle of two others.
    private static func isBetween(_ point: SIMD2<Double>, _ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
        let low = pointwiseMin(one, other), high = pointwiseMax(one, other)
        return all(point .>= low) && all(point .<= high)
    }

    /// Whether `p` lies in the area that filling the path would cover. Open subpaths count as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty:
            return false
        case .rect(let rect):
            return rect.contains(p)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
            return x * x + y * y < 1
        case .rounded(let outline):
            guard outline.rect.contains(p) else { return false }
        case .list:
            break
        }
        let winding = subpaths.reduce(0) { $0 + $1.winding(around: p.vector) }
        return eoFill ? winding & 1 != 0 : winding != 0
    }
}

extension Subpath {
    /// How often the subpath runs round a point, clockwise on screen.
    func winding(around point: SIMD2<Double>) -> Int {
        guard let last = segments.last else { return 0 }
        var sum = segments.reduce(0) { $0 + $1.crossings(rightOf: point) }
        if last.end != start { sum += Segment.line(last.end, start).crossings(rightOf: point) }
        return sum
    }
}

extension Segment {
    /// Crossings of the ray from a point to the right: each counts 1 downwards on screen, -1 upwards.
    func crossings(rightOf point: SIMD2<Double>) -> Int {
        let points = points
        var (low, high) = (points[0], points[0])
        for other in points.dropFirst() {
            low = pointwiseMin(low, other)
            high = pointwiseMax(high, other)
        }
        if point.y < low.y || point.y >= high.y || point.x >= high.x { return 0 }

        var sum = 0
        let stops = [0] + extremes(1) + [1]
        for (t0, t1) in zip(stops, stops.dropFirst()) {
            let (y0, y1) = (self.point(at: t0).y, t1 == 1 ? end.y : self.point(at: t1).y)
            if (y0 <= point.y) == (y1 <= point.y) { continue }
            if point.x < low.x || x(at: point.y, between: t0, t1, isFalling: y1 > y0) > point.x {
                sum += y1 > y0 ? 1 : -1
            }
        }
        return sum
    }

    /// x where the segment, between two parameters without a turn in y, is at a height.
    private func x(at y: Double, between t0: Double, _ t1: Double, isFalling: Bool) -> Double {
        if case .line(let a, let b) = self { return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
        var (low, high) = (t0, t1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (point(at: middle).y <= y) == isFalling { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x
    }
}
