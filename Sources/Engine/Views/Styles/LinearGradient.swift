public import QuadrantCore
public import QuadrantGeometry
import Foundation
import QuadrantDisplayList

/// A gradient along a line. As a view it takes the size it is proposed, 10 points for a nil side.
public nonisolated struct LinearGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never
    public typealias Body = Never
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    package init(gradient: AnyGradient, from start: UnitPoint, to end: UnitPoint) {
        self.gradient = gradient
        startPoint = start
        endPoint = end
    }

    /// From `startPoint` to `endPoint`, fractions of the filled bounds from the top leading corner. The end colours
    /// extend beyond the points; with equal points only the last colour is drawn.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: AnyGradient(gradient), from: startPoint, to: endPoint)
    }
    /// Equally spaced colours from `startPoint` to `endPoint`.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Stops from `startPoint` (location 0) to `endPoint` (location 1).
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.paint = .linear(gradient.resolvedStops(for: shape), from: shape.point(startPoint),
                                     to: shape.point(endPoint))
    }
}

extension LinearGradient: View, StyleLeaf {}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient between two points, which are fractions of the filled bounds from the top leading corner.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint,
                                      endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient with a colour space, or that of a colour, between two points.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint,
                                      endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, from: startPoint, to: endPoint)
    }
    /// Equally spaced colours between two points.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// Stops between two points.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint,
                                      endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
