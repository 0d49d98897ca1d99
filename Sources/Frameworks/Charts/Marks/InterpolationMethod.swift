public import Foundation

/// How a line passes from one point to the next.
public struct InterpolationMethod: Sendable {
    enum Value: Equatable, Sendable {
        case linear, monotone
        case cardinal(CGFloat), catmullRom(CGFloat)
        /// The part of the way to the next point at which the step is.
        case step(CGFloat)
    }
    let value: Value

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(value: .linear) }
    /// A curve that rises only where the points do.
    public static var monotone: InterpolationMethod { InterpolationMethod(value: .monotone) }
    /// A cardinal spline of tension 0.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A cardinal spline; tension 1 makes it straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(value: .cardinal(tension))
    }
    /// A centripetal spline: of alpha 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A spline through the points; `alpha` is 0 for a uniform one, 1 for a chordal one.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(value: .catmullRom(alpha))
    }
    /// Level lines that start at each point: the line steps where the next point is.
    public static var stepStart: InterpolationMethod { InterpolationMethod(value: .step(1)) }
    /// Level lines with each point in their middle.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(value: .step(0.5)) }
    /// Level lines that end at each point: the line steps where the point before is.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(value: .step(0)) }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The name of the method, with its number where it has one.
    public var description: String {
        switch value {
        case .linear: "linear"
        case .monotone: "monotone"
        case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
        case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
        case .step(let part): part == 1 ? "stepStart" : part == 0 ? "stepEnd" : "stepCenter"
        }
    }
}
