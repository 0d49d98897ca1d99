import Foundation
import QuadrantGeometry

// The shapes of descriptions as paths, and the direction of outlines.

extension Path {
    static func ellipse(_ center: CGPoint, _ x: Double, _ y: Double) -> Path {
        Path(elements: Path(ellipseIn: CGRect(x: center.x - x, y: center.y - y, width: x * 2, height: y * 2)).elements)
    }

    /// A line through points, with corners rounded by `radius`.
    static func polyline(_ points: [CGPoint], radius: Double, isClosed: Bool) -> Path {
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        return Path { path in
            if radius <= 0 {
                path.addLines(points)
                if isClosed { path.closeSubpath() }
            } else if isClosed {
                path.move(to: middle(points[points.count - 1], points[0]))
                for (index, corner) in points.enumerated() {
                    let next = middle(corner, points[(index + 1) % points.count])
                    path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
                    path.addLine(to: next)
                }
                path.closeSubpath()
            } else {
                path.move(to: points[0])
                for index in 1..<points.count - 1 {
                    path.addArc(tangent1End: points[index], tangent2End: points[index + 1], radius: radius)
                }
                path.addLine(to: points[points.count - 1])
            }
        }
    }

    /// A smooth curve through points: a Catmull-Rom spline, with handles by the distance of its points.
    static func smooth(_ points: [CGPoint], isClosed: Bool) -> Path {
        let count = points.count
        func at(_ index: Int) -> CGPoint {
            isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(Double(b.x - a.x), Double(b.y - a.y)) }
        /// The handle at `b`, towards `c`, of length a third of the distance to `c`.
        func handle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
            let before = distance(a, b), after = distance(b, c)
            if before + after == 0 { return .zero }
            if before == 0 { return CGPoint(x: (c.x - b.x) / 3, y: (c.y - b.y) / 3) }
            // The tangent of the parabola through the three points.
            let u = before / (before + after)
            func tangent(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                (b - a) / before * (1 - u) + (c - b) / max(after, 1e-9) * u
            }
            return CGPoint(x: tangent(a.x, b.x, c.x) * after / 3, y: tangent(a.y, b.y, c.y) * after / 3)
        }
        return Path { path in
            path.move(to: points[0])
            for index in 0..<(isClosed ? count : count - 1) {
                let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
                let out = handle(a, b, c), back = handle(d, c, b)
                path.addCurve(to: c, control1: CGPoint(x: b.x + out.x, y: b.y + out.y),
                              control2: CGPoint(x: c.x + back.x, y: c.y + back.y))
            }
            if isClosed { path.closeSubpath() }
        }
    }

    /// A half of an outline, and its mirror image about the vertical axis, as a closed outline.
    var completed: Path {
        let back = applying(CGAffineTransform(scaleX: -1, y: 1)).reversed
        return Path { path in
            path.addPath(self)
            var isFirst = true
            back.forEach { element in
                switch element {
                case .move(let point):
                    if !isFirst || path.currentPoint.map({ hypot($0.x - point.x, $0.y - point.y) > 0.01 }) ?? false {
                        path.addLine(to: point)
                    }
                case .line(let point): path.addLine(to: point)
                case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
                case .curve(let point, let first, let second):
                    path.addCurve(to: point, control1: first, control2: second)
                case .closeSubpath: break
                }
                isFirst = false
            }
            path.closeSubpath()
        }
    }
}

extension Path {
    /// A copy that takes no more memory than its elements.
    var withoutSpareCapacity: Path { Path(elements: elements.withUnsafeBufferPointer { Array($0) }) }

    /// Whether the path is one subpath.
    var isSingle: Bool {
        elements.dropFirst().allSatisfy { if case .move = $0 { false } else { true } }
    }

    /// The subpaths that run clockwise on screen.
    var withoutHoles: Path {
        var kept = Path(), current: [Element] = []
        func finish() {
            let subpath = Path(elements: current)
            if subpath.signedArea > 0 { kept.addPath(subpath) }
            current = []
        }
        forEach { element in
            if case .move = element { finish() }
            current.append(element)
        }
        finish()
        return kept
    }

    /// Twice the area inside the path's corners, positive if it runs clockwise on screen. Control points count as
    /// corners, which keeps the sign for outlines that do not cross themselves.
    var signedArea: Double {
        var sum = 0.0, start = CGPoint.zero, last = CGPoint.zero
        func add(_ point: CGPoint) {
            sum += Double(last.x * point.y - point.x * last.y)
            last = point
        }
        forEach { element in
            switch element {
            case .move(let point):
                add(start)
                (start, last) = (point, point)
            case .line(let point): add(point)
            case .quadCurve(let point, let control):
                add(control)
                add(point)
            case .curve(let point, let first, let second):
                add(first)
                add(second)
                add(point)
            case .closeSubpath: add(start)
            }
        }
        add(start)
        return sum
    }

    /// The same path with all subpaths in the opposite direction.
    var reversed: Path {
        var result = Path(), run: [Path.Element] = []
        func finish() {
            guard let first = run.first, case .move(let start) = first else { return }
            var ends = [start]
            for element in run.dropFirst() { element.end.map { ends.append($0) } }
            result.move(to: ends[ends.count - 1])
            var index = ends.count - 1
            for element in run.dropFirst().reversed() {
                if case .closeSubpath = element { continue }
                let target = ends[index - 1]
                switch element {
                case .line: result.addLine(to: target)
                case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
                case .curve(_, let first, let second): result.addCurve(to: target, control1: second, control2: first)
                case .move, .closeSubpath: break
                }
                index -= 1
            }
            if case .closeSubpath? = run.last { result.closeSubpath() }
        }
        forEach { element in
            if case .move = element {
                finish()
                run = []
            }
            run.append(element)
        }
        finish()
        return result
    }
}
