package import Foundation

extension Path {
    /// Points joined by straight lines. A closed one does not repeat its first point.
    package struct Polyline: Equatable, Sendable {
        package var points: [CGPoint]
        package var isClosed: Bool
        package init(points: [CGPoint], isClosed: Bool) {
            self.points = points
            self.isClosed = isClosed
        }
    }

    /// The path in straight lines that stay within `tolerance` points of its curves, one per subpath.
    package func flattened(tolerance: CGFloat) -> [Polyline] {
        subpaths.compactMap { subpath in
            guard !subpath.segments.isEmpty else { return nil }
            var points = [CGPoint(subpath.start)]
            for segment in subpath.segments { segment.flatten(tolerance: Double(tolerance), into: &points) }
            if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
            return Polyline(points: points, isClosed: subpath.isClosed)
        }
    }

    package init(_ polylines: [Polyline]) {
        self.init()
        var elements: [Element] = []
        for polyline in polylines where !polyline.points.isEmpty {
            elements.append(.move(to: polyline.points[0]))
            elements += polyline.points.dropFirst().map { .line(to: $0) }
            if polyline.isClosed { elements.append(.closeSubpath) }
        }
        append(elements)
    }

    /// The path as seen through a projection: what lies behind the eye is cut off.
    ///
    /// Affine projections keep curves; others make straight lines within `tolerance` of the true curve. Open subpaths
    /// stay open, and may fall into pieces.
    package func projected(by projection: ProjectionTransform, tolerance: CGFloat) -> Path {
        if projection.isAffine { return applying(projection.affine) }
        var lines: [Polyline] = []
        forEachLine(through: projection, tolerance: tolerance) { points, isClosed in
            lines.append(Polyline(points: points.map { CGPoint($0) }, isClosed: isClosed))
        }
        return Path(lines)
    }

    /// Calls `body` with the lines that `projected(by:tolerance:)` is made of; the curves of an affine projection are
    /// made lines too. The points are the caller's until `body` returns.
    package func forEachLine(through projection: ProjectionTransform, tolerance: CGFloat,
                             _ body: (_ points: [SIMD2<Double>], _ isClosed: Bool) -> Void) {
        let camera = Camera(projection: projection, tolerance: Double(tolerance))
        var plane: [SIMD2<Double>] = [], seen: [SIMD2<Double>] = []
        forEachSubpath { subpath in
            guard !subpath.segments.isEmpty else { return }
            plane.removeAll(keepingCapacity: true)
            plane.append(subpath.start)
            for segment in subpath.segments { camera.flatten(segment, into: &plane) }
            if subpath.isClosed, plane.count > 1, plane.last == plane.first { plane.removeLast() }
            if camera.project(plane, into: &seen) {
                body(seen, subpath.isClosed)
            } else if subpath.isClosed {
                let visible = camera.clippedLoop(plane)
                if !visible.isEmpty { body(visible.map(camera.project), true) }
            } else {
                for line in camera.clippedLine(plane) { body(line.map(camera.project), false) }
            }
        }
    }
}

extension Segment {
    /// Appends the points after the start. Wang's bound tells how many equal steps keep the distance.
    func flatten(tolerance: Double, into points: inout [CGPoint]) {
        let bend: Double
        switch self {
        case .line(_, let b):
            points.append(CGPoint(b))
            return
        case .quad(let a, let b, let c):
            bend = 0.25 * (a - b * 2 + c).length
        case .cubic(let a, let b, let c, let d):
            bend = 0.75 * max((a - b * 2 + c).length, (b - c * 2 + d).length)
        }
        let wanted = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        let count = wanted.isFinite ? min(max(1, Int(min(wanted, 10_000))), 10_000) : 1
        for step in 1..<max(count, 1) { points.append(CGPoint(point(at: Double(step) / Double(count)))) }
        points.append(CGPoint(end))
    }
}

/// A projection of the plane.
private struct Camera {
    var projection: ProjectionTransform
    var tolerance: Double
    /// Nearer to the eye than this nothing is drawn.
    let nearest = 1e-4
    /// Farther out than this nothing is drawn: more than any picture, less than what rasterisers lose count of.
    static let reach = 30_000.0

    func depth(_ point: SIMD2<Double>) -> Double { Double(projection.depth(CGPoint(point))) }
    func project(_ point: SIMD2<Double>) -> SIMD2<Double> { CGPoint(point).applying(projection).vector }

    /// Projects all points. False where one of them cannot be drawn, so that the lines must be cut.
    func project(_ points: [SIMD2<Double>], into seen: inout [SIMD2<Double>]) -> Bool {
        seen.removeAll(keepingCapacity: true)
        for point in points {
            guard depth(point) > nearest else { return false }
            let place = project(point)
            guard abs(place.x) < Camera.reach, abs(place.y) < Camera.reach else { return false }
            seen.append(place)
        }
        return true
    }

    /// Appends points of the plane, close enough together that their pictures may be joined by lines.
    func flatten(_ segment: Segment, into points: inout [SIMD2<Double>]) {
        guard let count = steps(segment) else { return flatten(segment, 0, 1, depth: 0, into: &points) }
        for step in 1..<max(count, 1) { points.append(segment.point(at: Double(step) / Double(count))) }
        points.append(segment.end)
    }

    /// How many equal steps are enough; nil where depths differ so much that equal steps would be many.
    ///
    /// Wang's bound for the curve through the projected handles, times what unequal depths may add to the second
    /// derivative of a rational curve.
    private func steps(_ segment: Segment) -> Int? {
        var nearest = Double.infinity, farthest = 0.0
        func seen(_ point: SIMD2<Double>) -> SIMD2<Double> {
            let depth = depth(point)
            nearest = min(nearest, depth)
            farthest = max(farthest, depth)
            return project(point)
        }
        let bend: Double
        switch segment {
        case .line: return 1
        case .quad(let a, let b, let c): bend = 0.25 * (seen(a) - seen(b) * 2 + seen(c)).length
        case .cubic(let a, let b, let c, let d):
            let (p, q, r, s) = (seen(a), seen(b), seen(c), seen(d))
            bend = 0.75 * max((p - q * 2 + r).length, (q - r * 2 + s).length)
        }
        guard nearest > self.nearest, farthest < 1.25 * nearest else { return nil }
        let ratio = farthest / nearest, wanted = (bend * ratio * ratio * ratio / tolerance).squareRoot()
        return wanted < 10_000 ? max(1, Int(wanted.rounded(.up))) : nil
    }

    private func flatten(_ segment: Segment, _ t0: Double, _ t1: Double, depth level: Int,
                         into points: inout [SIMD2<Double>]) {
        if !segment.isLine, level < 12, level < 2 || !isFlat(segment, t0, t1, level: level) {
            let middle = (t0 + t1) / 2
            flatten(segment, t0, middle, depth: level + 1, into: &points)
            flatten(segment, middle, t1, depth: level + 1, into: &points)
        } else {
            points.append(t1 == 1 ? segment.end : segment.point(at: t1))
        }
    }

    private func isFlat(_ segment: Segment, _ t0: Double, _ t1: Double, level: Int) -> Bool {
        let (a, m, b) = (segment.point(at: t0), segment.point(at: (t0 + t1) / 2), segment.point(at: t1))
        let visible = [a, m, b].count { depth($0) > nearest }
        if visible == 0 { return true }
        if visible < 3 { return level >= 8 }
        let (p, q, r) = (project(a), project(m), project(b))
        guard let along = (r - p).unit else { return (q - p).length <= tolerance }
        return abs(along.cross(q - p)) <= tolerance
    }

    /// How far a point of the plane is inside each side of what can be drawn: in front of the eye, and not so far out
    /// that coordinates lose their precision. Lines stay where they are, they only end earlier.
    private var sides: [(SIMD2<Double>) -> Double] {
        let (m, reach) = (projection, Camera.reach)
        func x(_ p: SIMD2<Double>) -> Double { Double(m.m11) * p.x + Double(m.m21) * p.y + Double(m.m31) }
        func y(_ p: SIMD2<Double>) -> Double { Double(m.m12) * p.x + Double(m.m22) * p.y + Double(m.m32) }
        return [
            { depth($0) - nearest }, { reach * depth($0) - x($0) }, { reach * depth($0) + x($0) },
            { reach * depth($0) - y($0) }, { reach * depth($0) + y($0) },
        ]
    }

    func clippedLoop(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        sides.reduce(points) { points, side in
            guard points.contains(where: { side($0) < 0 }), var last = points.last else { return points }
            var kept: [SIMD2<Double>] = []
            for point in points {
                let (before, now) = (side(last), side(point))
                if (before < 0) != (now < 0) { kept.append(last + (point - last) * (before / (before - now))) }
                if now >= 0 { kept.append(point) }
                last = point
            }
            return kept
        }
    }

    func clippedLine(_ points: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        sides.reduce([points]) { pieces, side in
            pieces.flatMap { points in
                points.contains { side($0) < 0 } ? Camera.pieces(of: points, inside: side) : [points]
            }
        }
    }

    private static func pieces(of points: [SIMD2<Double>], inside side: (SIMD2<Double>) -> Double)
        -> [[SIMD2<Double>]]
    {
        var pieces: [[SIMD2<Double>]] = []
        var piece: [SIMD2<Double>] = []
        for (index, point) in points.enumerated() {
            let now = side(point)
            if index > 0 {
                let last = points[index - 1], before = side(last)
                if (before < 0) != (now < 0) { piece.append(last + (point - last) * (before / (before - now))) }
            }
            if now >= 0 {
                piece.append(point)
            } else if !piece.isEmpty {
                pieces.append(piece)
                piece = []
            }
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces.filter { $0.count > 1 }
    }
}
