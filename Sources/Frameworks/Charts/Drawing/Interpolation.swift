import Foundation
import SwiftUI

/// Curves through points: the formulas of d3-shape, which fit lines on iPhones within 0.6 pixels.
enum Interpolation {
    /// Adds a line through points to a path; `isContinued` draws a line to the first point instead of moving to it.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod.Value, to path: inout Path,
                    isContinued: Bool = false) {
        guard let first = points.first else { return }
        if isContinued { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method {
        case .linear: path.addLines(after: DenseLine.points(points))
        case .step(let part): addSteps(points, part, to: &path)
        // A curve through two points is a line.
        case _ where points.count < 3: path.addLines(after: points)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addCardinal(points, tension, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        }
    }

    private static func addSteps(_ points: [CGPoint], _ part: CGFloat, to path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x = from.x + (to.x - from.x) * part
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }

    /// At the ends of a line, the neighbour that is missing is the point on the other side.
    private static func addCardinal(_ points: [CGPoint], _ tension: CGFloat, to path: inout Path) {
        let k = (1 - tension) / 6, last = points.count - 1
        for index in 0..<last {
            let from = points[index], to = points[index + 1]
            let before = index == 0 ? to : points[index - 1], after = index + 1 == last ? from : points[index + 2]
            let control1 = CGPoint(x: from.x + k * (to.x - before.x), y: from.y + k * (to.y - before.y))
            let control2 = CGPoint(x: to.x - k * (after.x - from.x), y: to.y - k * (after.y - from.y))
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }

    private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        let last = points.count - 1
        /// A distance to the powers of alpha and of twice alpha.
        func length(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
            let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
            return (pow(square, alpha / 2), pow(square, alpha))
        }
        let epsilon: CGFloat = 1e-12
        for index in 0..<last {
            let from = points[index], to = points[index + 1]
            let (l12, l12s) = length(from, to)
            var control1 = from, control2 = to
            if index > 0 {
                let before = points[index - 1], (l01, l01s) = length(before, from)
                if l01 > epsilon {
                    let a = 2 * l01s + 3 * l01 * l12 + l12s, n = 3 * l01 * (l01 + l12)
                    control1 = CGPoint(x: (from.x * a - before.x * l12s + to.x * l01s) / n,
                                       y: (from.y * a - before.y * l12s + to.y * l01s) / n)
                }
            }
            if index + 1 < last {
                let after = points[index + 2], (l23, l23s) = length(to, after)
                if l23 > epsilon {
                    let b = 2 * l23s + 3 * l23 * l12 + l12s, m = 3 * l23 * (l23 + l12)
                    control2 = CGPoint(x: (to.x * b + from.x * l23s - after.x * l12s) / m,
                                       y: (to.y * b + from.y * l23s - after.y * l12s) / m)
                }
            }
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }

    private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let last = points.count - 1
        func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var tangents = Array(repeating: CGFloat(0), count: points.count)
        for index in 1..<last {
            let h0 = points[index].x - points[index - 1].x, h1 = points[index + 1].x - points[index].x
            let s0 = slope(points[index - 1], points[index]), s1 = slope(points[index], points[index + 1])
            let sum = h0 + h1, p = sum == 0 ? 0 : (s0 * h1 + s1 * h0) / sum
            let sign: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
            tangents[index] = sign * min(abs(s0), abs(s1), abs(p) / 2)
        }
        func endTangent(_ a: CGPoint, _ b: CGPoint, _ inner: CGFloat) -> CGFloat {
            b.x == a.x ? inner : (3 * (b.y - a.y) / (b.x - a.x) - inner) / 2
        }
        tangents[0] = endTangent(points[0], points[1], tangents[1])
        tangents[last] = endTangent(points[last - 1], points[last], tangents[last - 1])
        for index in 0..<last {
            let from = points[index], to = points[index + 1], third = (to.x - from.x) / 3
            path.addCurve(to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
                          control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
        }
    }
}

extension Path {
    /// Lines from the current point through all points but the first.
    fileprivate mutating func addLines(after points: [CGPoint]) {
        for point in points.dropFirst() { addLine(to: point) }
    }
}
