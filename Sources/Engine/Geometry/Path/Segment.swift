import Foundation

/// A line, quadratic or cubic with its start: what an element draws.
enum Segment {
    typealias Point = SIMD2<Double>
    case line(Point, Point)
    case quad(Point, Point, Point)
    case cubic(Point, Point, Point, Point)

    /// Both ends, and the handles between them.
    var controls: [Point] {
        switch self {
        case .line(let a, let b): [a, b]
        case .quad(let a, let b, let c): [a, b, c]
        case .cubic(let a, let b, let c, let d): [a, b, c, d]
        }
    }

    var start: Point {
        switch self {
        case .line(let a, _): a
        case .quad(let a, _, _): a
        case .cubic(let a, _, _, _): a
        }
    }

    var end: Point {
        switch self {
        case .line(_, let b): b
        case .quad(_, _, let c): c
        case .cubic(_, _, _, let d): d
        }
    }

    /// Start, handles, end.
    var points: [Point] {
        switch self {
        case .line(let a, let b): [a, b]
        case .quad(let a, let b, let c): [a, b, c]
        case .cubic(let a, let b, let c, let d): [a, b, c, d]
        }
    }

    /// Whether all its points are one.
    var isPoint: Bool {
        switch self {
        case .line(let a, let b): a == b
        case .quad(let a, let b, let c): a == b && b == c
        case .cubic(let a, let b, let c, let d): a == b && b == c && c == d
        }
    }

    var isLine: Bool {
        if case .line = self { return true }
        return false
    }

    var element: Path.Element {
        switch self {
        case .line(_, let b): .line(to: CGPoint(b))
        case .quad(_, let b, let c): .quadCurve(to: CGPoint(c), control: CGPoint(b))
        case .cubic(_, let b, let c, let d): .curve(to: CGPoint(d), control1: CGPoint(b), control2: CGPoint(c))
        }
    }

    var reversed: Segment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let b, let c): .quad(c, b, a)
        case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
        }
    }

    func point(at t: Double) -> Point {
        let u = 1 - t
        switch self {
        case .line(let a, let b): return a * u + b * t
        case .quad(let a, let b, let c): return a * (u * u) + b * (2 * u * t) + c * (t * t)
        case .cubic(let a, let b, let c, let d):
            return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
        }
    }

    func derivative(at t: Double) -> Point {
        let u = 1 - t
        switch self {
        case .line(let a, let b): return b - a
        case .quad(let a, let b, let c): return ((b - a) * u + (c - b) * t) * 2
        case .cubic(let a, let b, let c, let d):
            return ((b - a) * (u * u) + (c - b) * (2 * u * t) + (d - c) * (t * t)) * 3
        }
    }

    /// The direction in which it leaves its start; nil where it is a point.
    var startDirection: Point? {
        let points = points
        for point in points.dropFirst() where point != points[0] { return (point - points[0]).unit }
        return nil
    }

    var endDirection: Point? { reversed.startDirection.map { -$0 } }

    func direction(at t: Double) -> Point? {
        if t <= 0 { return startDirection }
        if t >= 1 { return endDirection }
        return derivative(at: t).unit ?? (end - start).unit
    }

    /// The part between two parameters.
    func part(from t0: Double, to t1: Double) -> Segment {
        if t0 <= 0, t1 >= 1 { return self }
        let (p, q) = (point(at: t0), t1 >= 1 ? end : point(at: t1))
        switch self {
        case .line: return .line(p, q)
        case .quad: return .quad(p, p + derivative(at: t0) * ((t1 - t0) / 2), q)
        case .cubic:
            let third = (t1 - t0) / 3
            return .cubic(p, p + derivative(at: t0) * third, q - derivative(at: t1) * third, q)
        }
    }

    /// Parameters strictly between 0 and 1 where x (axis 0) or y (axis 1) turns round.
    func extremes(_ axis: Int) -> [Double] {
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            return Self.roots(0, c[axis] - 2 * b[axis] + a[axis], b[axis] - a[axis])
        case .cubic(let a, let b, let c, let d):
            let (p, q, r) = (b[axis] - a[axis], c[axis] - b[axis], d[axis] - c[axis])
            return Self.roots(p - 2 * q + r, 2 * (q - p), p)
        }
    }

    /// Solutions of a t² + b t + c = 0 strictly between 0 and 1, in rising order.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        var found: [Double] = []
        if abs(a) < 1e-12 * max(abs(b), abs(c)) {
            if b != 0 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                // The form that does not subtract nearly equal numbers.
                let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                found = q == 0 ? [0] : [q / a, c / q]
            }
        }
        return found.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Corners of the smallest upright rectangle round it.
    var bounds: (low: Point, high: Point) {
        var (low, high) = (pointwiseMin(start, end), pointwiseMax(start, end))
        if !isLine {
            for axis in 0...1 {
                for t in extremes(axis) {
                    let value = point(at: t)[axis]
                    low[axis] = min(low[axis], value)
                    high[axis] = max(high[axis], value)
                }
            }
        }
        return (low, high)
    }
}

/// Connected segments. A closed one ends where it starts, by a line of its own if need be.
struct Subpath {
    var start: SIMD2<Double>
    var segments: [Segment] = []
    var isClosed = false
}

extension Path {
    var subpaths: [Subpath] {
        var all: [Subpath] = []
        forEachSubpath { all.append($0) }
        return all
    }

    /// Calls `body` with each subpath, in order. Takes no memory for one unless `body` keeps it.
    func forEachSubpath(_ body: (Subpath) -> Void) {
        var open = Subpath(start: .zero)
        var isOpen = false
        var current = SIMD2<Double>.zero
        func begin() {
            open.start = current
            open.segments.removeAll(keepingCapacity: true)
            open.isClosed = false
            isOpen = true
        }
        func finish() {
            if isOpen { body(open) }
            isOpen = false
        }
        func add(_ segment: Segment) {
            // After a close the next subpath starts where the last one did.
            if !isOpen { begin() }
            open.segments.append(segment)
            current = segment.end
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                current = end.vector
                begin()
            case .line(let end): add(.line(current, end.vector))
            case .quadCurve(let end, let control): add(.quad(current, control.vector, end.vector))
            case .curve(let end, let control1, let control2):
                add(.cubic(current, control1.vector, control2.vector, end.vector))
            case .closeSubpath:
                guard isOpen else { continue }
                if current != open.start || open.segments.isEmpty { add(.line(current, open.start)) }
                open.isClosed = true
                finish()
                current = open.start
            }
        }
        finish()
    }
}
