public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList

/// A gradient between two concentric circles; radii in points. As a view it takes the size it is proposed.
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

    /// From a circle of `startRadius` points to one of `endRadius` points around `center`, a fraction of the filled
    /// bounds from the leading edge. Inside is the first colour, outside the last; with equal radii only the last is
    /// drawn.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, from: startRadius, to: endRadius)
    }
    /// Equally spaced colours from `startRadius` to `endRadius`, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Stops from `startRadius` (location 0) to `endRadius` (location 1), in points.
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
    /// A gradient between two circles; radii in points.
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient with a colour space, or that of a colour, between two circles; radii in points.
    public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient, center: center, from: startRadius, to: endRadius)
    }
    /// Equally spaced colours between two circles; radii in points.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Stops between two circles; radii in points.
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat,
                                      endRadius: CGFloat) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient between two concentric ellipses; radii are fractions of the width and the height, where 0.5 is the
/// distance to the sides. As a view it takes the size it is proposed.
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

    /// From one ellipse to another around `center`. With the default radii the last colour is at the centres of the
    /// sides.
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(AnyGradient(gradient), center: center, from: startRadiusFraction, to: endRadiusFraction)
    }
    /// Equally spaced colours from one ellipse to another; radii are fractions of the width and of the height.
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
                  endRadiusFraction: endRadiusFraction)
    }
    /// Stops from one ellipse (location 0) to another (location 1); radii are fractions of the width and of the height.
    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
                endRadiusFraction: CGFloat = 0.5) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
                  endRadiusFraction: endRadiusFraction)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let isMirrored = shape.environment.layoutDirection == .rightToLeft
        let center = isMirrored ? UnitPoint(x: 1 - center.x, y: center.y) : center
        // The radii of the paint are fractions of half the sides.
        shape.result.paint = .elliptical(gradient.resolvedStops(for: shape), bounds: shape.bounds, center: center,
                                         inner: startRadiusFraction * 2, outer: endRadiusFraction * 2)
    }
}

extension EllipticalGradient: View, StyleLeaf {}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two ellipses; radii are fractions of the width and of the height.
    public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
    /// A gradient with a colour space, or that of a colour, between two ellipses.
    public static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(gradient, center: center, from: startRadiusFraction, to: endRadiusFraction)
    }
    /// Equally spaced colours between two ellipses.
    public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
    /// Stops between two ellipses.
    public static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center,
                                          startRadiusFraction: CGFloat = 0,
                                          endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction,
                           endRadiusFraction: endRadiusFraction)
    }
}
