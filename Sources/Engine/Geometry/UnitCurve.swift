import Foundation

/// A curve from 0, 0 to 1, 1 that maps the progress of time to the progress of a change.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear
        case bezier(CubicTiming)
        case circularIn, circularOut, circularInOut
        /// The inverse of `circularInOut`.
        case circularOutIn
    }
    private let kind: Kind

    /// A cubic curve with these two control points; their x is limited to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(CubicTiming(
            x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
            x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)))
    }

    /// The value is the progress.
    public static let linear = UnitCurve(kind: .linear)
    /// Starts slowly: the cubic curve with control points 0.42, 0 and 1, 1.
    public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0),
                                      endControlPoint: UnitPoint(x: 1, y: 1))
    /// Ends slowly: the cubic curve with control points 0, 0 and 0.58, 1.
    public static let easeOut = bezier(startControlPoint: UnitPoint(x: 0, y: 0),
                                       endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Starts and ends slowly: the cubic curve with control points 0.42, 0 and 0.58, 1.
    public static let easeInOut = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0),
                                         endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A quarter of a circle that starts flat.
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    /// A quarter of a circle that ends flat.
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    /// Two quarters of circles, flat at both ends.
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// The control points; nil for curves that are no cubics.
    package var timing: CubicTiming? {
        switch kind {
        case .linear: CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
        case .bezier(let timing): timing
        default: nil
        }
    }

    /// The curve mirrored so that value and progress change places.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .bezier(let curve): UnitCurve(kind: .bezier(curve.inverse))
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(kind: .circularOutIn)
        case .circularOutIn: .circularEaseInOut
        }
    }

    /// How far the change is at `progress`, which is limited to 0…1.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch kind {
        case .linear: return x
        case .bezier(let curve): return curve.value(at: x)
        case .circularIn: return 1 - Self.circle(x)
        case .circularOut: return Self.circle(1 - x)
        case .circularInOut: return x < 0.5 ? (1 - Self.circle(2 * x)) / 2 : (1 + Self.circle(2 - 2 * x)) / 2
        case .circularOutIn: return x < 0.5 ? (x - x * x).squareRoot() : 1 - (x - x * x).squareRoot()
        }
    }

    /// The slope of the curve at `progress`; infinite where it is vertical.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch kind {
        case .linear: return 1
        case .bezier(let curve): return curve.velocity(at: x)
        case .circularIn: return x / Self.circle(x)
        case .circularOut: return (1 - x) / Self.circle(1 - x)
        case .circularInOut:
            let y = x < 0.5 ? 2 * x : 2 - 2 * x
            return y / Self.circle(y)
        case .circularOutIn: return abs(1 - 2 * x) / (2 * (x - x * x).squareRoot())
        }
    }

    /// The height of the unit circle above x.
    private static func circle(_ x: Double) -> Double { (1 - x * x).squareRoot() }
}

/// A cubic Bézier from 0, 0 to 1, 1, read as a function of x.
package struct CubicTiming: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    package var inverse: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.point(y1, y2, parameter(at: x))
    }

    package func velocity(at x: Double) -> Double {
        let t = parameter(at: x)
        let (dx, dy) = (Self.slope(x1, x2, t), Self.slope(y1, y2, t))
        if dx == 0, dy == 0 {
            // A handle of no length. At the end of a curve whose other handle has one the motion has stopped.
            return t == 1 && !(x1 == 0 && y1 == 0) ? 0 : 1
        }
        return dx == 0 ? .infinity : dy / dx
    }

    /// The parameter of the point above x: Newton's method, kept inside a shrinking bracket.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.point(x1, x2, t) - x
            if error == 0 { break }
            if error < 0 { low = t } else { high = t }
            let slope = Self.slope(x1, x2, t), last = t
            let step = slope > 1e-9 ? t - error / slope : .nan
            t = step > low && step < high ? step : (low + high) / 2
            // By the parameter, not by x: where the curve is steep a tiny x is far up or down.
            if abs(t - last) < 1e-15 { break }
        }
        return t
    }

    private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
