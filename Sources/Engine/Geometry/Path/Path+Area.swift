public import Foundation

extension Path {
    /// The smallest rectangle that holds the path itself, handles left out; null in an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .rounded(let outline): return outline.rect
        case .list:
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
