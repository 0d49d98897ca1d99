public import QuadrantCore
public import QuadrantGeometry
import Foundation
import QuadrantDisplayList

/// A gradient that runs round a centre, clockwise from the positive x axis. As a view it takes the whole space it is
/// offered, 10 points on a side where none is.
public nonisolated struct AngularGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never
    public typealias Body = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    package init(_ gradient: AnyGradient, center: UnitPoint, from start: Angle, to end: Angle) {
        self.gradient = gradient
        self.center = center
        startAngle = start
        endAngle = end
    }

    /// Colours from `startAngle` to `endAngle`, clockwise from the positive x axis in both layout directions. `center`
    /// is a fraction of the filled bounds, from the leading edge. The rest of a turn has the last colour up to its
    /// middle, then the first; of more than a turn the last turn shows.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }
    /// Equally spaced colours from `startAngle` to `endAngle`, blended evenly for the eye.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Stops from `startAngle` (location 0) to `endAngle` (location 1), blended evenly for the eye.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours once round `center`, starting at `angle`, clockwise from the positive x axis. The last meets the first
    /// there without a blend.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
    }
    /// Equally spaced colours, once round, starting at `angle`. The last meets the first there without a blend.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Stops once round, starting at `angle`: location 0.25 is a quarter of a turn further.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.paint = .angular(gradient.resolvedStops(for: shape), center: shape.point(center),
                                      from: startAngle.radians, to: endAngle.radians)
    }
}

extension AngularGradient: View, StyleLeaf {}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient from one angle to the other, clockwise from the positive x axis, round `center`.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient with a colour space, or that of a colour, from one angle to the other.
    public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient, center: center, from: startAngle, to: endAngle)
    }
    /// Equally spaced colours from one angle to the other, clockwise from the positive x axis.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Stops from one angle to the other, clockwise from the positive x axis.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient once round `center`, starting at `angle` from the positive x axis.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// A gradient with a colour space, or that of a colour, once round, starting at `angle`.
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient, center: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
    }
    /// Equally spaced colours, once round, starting at `angle` from the positive x axis.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    /// Stops once round, starting at `angle` from the positive x axis.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
