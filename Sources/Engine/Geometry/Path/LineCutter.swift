import Foundation

/// Cuts lines where they meet the edge of an area, and says which parts lie in it.
struct LineCutter {
    private var edges: [(a: SIMD2<Double>, b: SIMD2<Double>)] = []
    private let isEvenOdd: Bool

    /// Open outlines count as closed; points that are not finite are left out.
    init(_ outlines: [Path.Polyline], isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        for outline in outlines {
            let points = Self.usable(outline.points)
            guard var last = points.last else { continue }
            for point in points {
                if point != last { edges.append((last, point)) }
                last = point
            }
        }
    }

    private static func usable(_ points: [CGPoint]) -> [SIMD2<Double>] {
        points.filter { $0.x.isFinite && $0.y.isFinite }.map(\.vector)
    }

    /// The parts of `line` that `isWanted`, told whether they lie in the area.
    func parts(of line: Path.Polyline, _ isWanted: (Bool) -> Bool) -> [Path.Polyline] {
        var points = Self.usable(line.points)
        guard let first = points.first else { return [] }
        if line.isClosed { points.append(first) }
        var parts: [[SIMD2<Double>]] = [], isGoingOn = false, isWhole = true
        for (a, b) in zip(points, points.dropFirst()) where a != b {
            for (from, to) in pieces(from: a, to: b) {
                guard isWanted(isInside((from + to) / 2)) else {
                    isGoingOn = false
                    isWhole = false
                    continue
                }
                if !isGoingOn { parts.append([from]) }
                parts[parts.count - 1].append(to)
                isGoingOn = true
            }
        }
        func polyline(_ points: [SIMD2<Double>], isClosed: Bool) -> Path.Polyline {
            Path.Polyline(points: points.map { CGPoint($0) }, isClosed: isClosed)
        }
        if line.isClosed, isWhole, parts.count == 1 { return [polyline(Array(parts[0].dropLast()), isClosed: true)] }
        // What begins where the ring does continues from its end.
        if line.isClosed, isGoingOn, parts.count > 1, parts[0][0] == first {
            parts[0] = parts.removeLast() + parts[0].dropFirst()
        }
        return parts.map { polyline(Self.withoutPointsBetween($0), isClosed: false) }
    }

    /// A line without the places where it was cut and goes straight on.
    private static func withoutPointsBetween(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        var kept: [SIMD2<Double>] = []
        for point in points {
            if kept.count > 1 {
                let a = kept[kept.count - 2], b = kept[kept.count - 1]
                let (p, q) = (b - a, point - b)
                if abs(p.cross(q)) <= 1e-12 * p.length * q.length, p.dot(q) > 0 {
                    kept[kept.count - 1] = point
                    continue
                }
            }
            kept.append(point)
        }
        return kept
    }

    private func pieces(from a: SIMD2<Double>, to b: SIMD2<Double>) -> [(SIMD2<Double>, SIMD2<Double>)] {
        let way = b - a, length = way.dot(way)
        let low = pointwiseMin(a, b), high = pointwiseMax(a, b)
        var cuts: [Double] = []
        for edge in edges {
            let from = pointwiseMin(edge.a, edge.b), to = pointwiseMax(edge.a, edge.b)
            if from.x > high.x || from.y > high.y || to.x < low.x || to.y < low.y { continue }
            let side = edge.b - edge.a, gap = edge.a - a
            let turn = way.cross(side)
            if abs(turn) <= 1e-12 * way.length * side.length {
                // Along the same line: where the edge begins and ends.
                cuts += [gap.dot(way) / length, (edge.b - a).dot(way) / length]
            } else {
                let onEdge = gap.cross(way) / turn
                if onEdge >= 0, onEdge <= 1 { cuts.append(gap.cross(side) / turn) }
            }
        }
        let stops = [0] + cuts.filter { $0 > 1e-12 && $0 < 1 - 1e-12 }.sorted() + [1]
        return zip(stops, stops.dropFirst()).filter { $1 - $0 > 1e-12 }.map { t0, t1 in
            (t0 == 0 ? a : a + way * t0, t1 == 1 ? b : a + way * t1)
        }
    }

    /// Whether a place is in the area, or on its edge.
    private func isInside(_ point: SIMD2<Double>) -> Bool {
        var winding = 0
        for (a, b) in edges {
            let way = b - a, gap = point - a
            let turn = way.cross(gap), length = way.length
            if abs(turn) <= 1e-9 * length * max(1, abs(point.x), abs(point.y)) {
                let along = way.dot(gap)
                if along >= 0, along <= length * length { return true }
            }
            if (a.y <= point.y) == (b.y <= point.y) { continue }
            if (turn < 0) == (b.y > a.y) { winding += b.y > a.y ? 1 : -1 }
        }
        return isEvenOdd ? winding & 1 != 0 : winding != 0
    }
}
