public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList

/// A gradient from one circle to a larger one round the same centre; radii in points.
public nonisolated struct RadialGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never
    public typealias Body = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    package init(_ gradient: AnyGradient, center: UnitPoint, from start: CGFloat, to end: CGFloat) {
        self.gradient = gradient
        self.center = center
        startRadius = start
        endRadius = end
    }

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, from: startRadius, to: endRadius)
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.paint = .radial(gradient.resolvedStops(for: shape), center: shape.point(center),
                                     inner: startRadius, outer: endRadius)
    }
}

extension RadialGradient: View, StyleLeaf {}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient, center: center, from: startRadius, to: endRadius)
    }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient from one ellipse to a larger one; radii are fractions of the bounds, 0.5 reaches the sides.
public nonisolated struct EllipticalGradient: ShapeStyle, Equatable {
    public typealias Resolved = Never
    public typealias Body = Never
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    package init(_ gradient: AnyGradient, center: UnitPoint, from start: CGFloat, to end: CGFloat) {
        self.gradient = gradient
        self.center = center
        startRadiusFraction = start
        endRadiusFraction = end
    }

    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(AnyGradient(gradient), center: center, from: startRadiusFraction, to: endRadiusFraction)
    }
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
                  endRadiusFraction: endRadiusFraction)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
                  endRadiusFraction: endRadiusFraction)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let isMirrored = shape.environment.layoutDirection == .rightToLeft
        let center = isMirrored ? UnitPoint(x: 1 - center.x, y: center.y) : center
        // Radii of the paint are fractions of half the sides.
        shape.result.paint = .elliptical(gradient.resolvedStops(for: shape), bounds: shape.bounds, center: center,
                                         inner: startRadiusFraction * 2, outer: endRadiusFraction * 2)
    }
}

extension EllipticalGradient: View, StyleLeaf {}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(gradient, center: center, from: startRadiusFraction, to: endRadiusFraction)
    }
    public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
}
