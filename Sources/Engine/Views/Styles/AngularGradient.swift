public import QuadrantCore
public import QuadrantGeometry
import Foundation
import QuadrantDisplayList

/// A gradient around a centre, clockwise from the positive x axis. As a view it takes the size it is proposed, 10
/// points for a nil side.
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
    /// is a fraction of the filled bounds, from the leading edge. The first half of the remaining turn has the last
    /// colour, the second half the first; of more than one turn the last is shown.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
    }
    /// Equally spaced colours from `startAngle` to `endAngle`, interpolated perceptually.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Stops from `startAngle` (location 0) to `endAngle` (location 1), interpolated perceptually.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// One turn of colours around `center`, starting at `angle`, clockwise from the positive x axis. The last and the
    /// first colour meet there without interpolation.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
    }
    /// One turn of equally spaced colours, starting at `angle`. The last and the first colour meet there without
    /// interpolation.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// One turn of stops, starting at `angle`: location 0.25 is a quarter of a turn further.
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
    /// A gradient from one angle to another around `center`, clockwise from the positive x axis.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A gradient with a colour space, or that of a colour, from one angle to another.
    public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient, center: center, from: startAngle, to: endAngle)
    }
    /// Equally spaced colours from one angle to another, clockwise from the positive x axis.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Stops from one angle to another, clockwise from the positive x axis.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle,
                                       endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// One turn of a gradient around `center`, starting at `angle` from the positive x axis.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// One turn of a gradient with a colour space, or of that of a colour, starting at `angle`.
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient, center: center, from: angle, to: Angle(radians: angle.radians + 2 * .pi))
    }
    /// One turn of equally spaced colours, starting at `angle` from the positive x axis.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    /// One turn of stops, starting at `angle` from the positive x axis.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint,
                                     angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
