package import Foundation
public import QuadrantCore
package import QuadrantGeometry
package import QuadrantDisplayList

/// A style that fills shapes, text and symbols: a colour, a gradient, a material, or a combination of them.
///
/// A custom style implements `resolve(in:)`, which returns another style for an environment.
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of the resolved style; `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never
    /// The style in `environment`; called each time something is filled with it.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Writes the paint into `shape`. Built-in styles implement it; custom styles do not.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Resolved == Never {
    /// Traps, because a built-in style does not resolve to another; the library never calls it.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("SwiftUI: \(Self.self) is a built-in style: it stands for no other style.")
    }
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.environment)._apply(to: &shape)
    }
}

extension Never: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// The context in which a style is resolved to a paint, and the result.
public nonisolated struct _ShapeStyle_Shape {
    /// Nil uses the environment of `context`.
    private var given: EnvironmentValues?
    /// The bounds in the coordinates of the filled path.
    package internal(set) var bounds: CGRect
    /// The hierarchical level: 0 for primary, 1 for secondary, …
    package var level = 0
    package var result = ResolvedStyle(paint: .color(.clear))
    package let context: RoleContext?

    package init(environment: EnvironmentValues, bounds: CGRect) {
        given = environment
        self.bounds = bounds
        context = nil
    }

    package init(_ context: RoleContext, bounds: CGRect) {
        given = nil
        self.bounds = bounds
        self.context = context
    }

    /// Read only by styles that depend on it: constant colours record no read.
    package var environment: EnvironmentValues { given ?? context?.environment ?? EnvironmentValues() }

    /// Applies a style of the environment. Its semantic styles are resolved where it was set: `outer` restores the
    /// values of the enclosing environment. So `tint(.tint.opacity(0.5))` is half of the outer tint, and no style
    /// refers to itself.
    mutating func apply(_ style: AnyShapeStyle, where outer: (inout EnvironmentValues) -> Void) {
        if case .color(let color) = style.storage, color.constant != nil { return color._apply(to: &self) }
        let inner = given
        var values = environment
        outer(&values)
        given = values
        style._apply(to: &self)
        given = inner
    }

    package mutating func set(_ paint: Paint) {
        let strength = HierarchicalShapeStyle.strength(level)
        result.paint = strength == 1 ? paint : paint.opacity(strength)
    }

    /// The point with the given fractions of the bounds, from the leading edge.
    package func point(_ unit: UnitPoint) -> CGPoint {
        let leading = environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - unit.x, y: unit.y) : unit
        return leading.point(in: bounds)
    }
}

/// A paint with the shadows and the blend mode of a style.
package struct ResolvedStyle: Equatable, Sendable {
    package var paint: Paint
    package var shadows: [ShadowStyle] = []
    package var blend: Blend?
    package init(paint: Paint) { self.paint = paint }

    /// Whether nothing is drawn: a colour of opacity 0 without shadows. A gradient of such colours is not clear.
    var isClear: Bool {
        guard case .color(let color) = paint, color.alpha == 0 else { return false }
        return shadows.isEmpty
    }
}

extension ShapeStyle {
    /// Resolves the style for `rect` (in the coordinates of the path) in `environment`.
    package func resolvedStyle(in environment: EnvironmentValues, rect: CGRect) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(environment: environment, bounds: rect)
        _apply(to: &shape)
        return shape.result
    }

    /// Resolves the style for `rect` of the node that draws in `context`, where failed lookups are reported.
    package func resolvedStyle(_ context: RoleContext, rect: CGRect) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(context, bounds: rect)
        _apply(to: &shape)
        return shape.result
    }

    /// Whether a view filled with this style is not hit: the style draws nothing.
    func isClear(_ context: RoleContext, in size: SIMD2<Double>) -> Bool {
        resolvedStyle(context, rect: CGRect(origin: .zero, size: size.asSize)).isClear
    }
}

/// The paint of `style` for `rect`, a rectangle in the coordinates of the drawing.
package func resolvedPaint(_ style: some ShapeStyle, in environment: EnvironmentValues, _ rect: CGRect) -> Paint {
    style.resolvedStyle(in: environment, rect: rect).paint
}

/// A single colour for `style`: its colour, the first one of a gradient, or black without any.
package func resolvedColor(_ style: some ShapeStyle, in environment: EnvironmentValues) -> RGBA {
    resolvedPaint(style, in: environment, CGRect(x: 0, y: 0, width: 1, height: 1)).solid
}
