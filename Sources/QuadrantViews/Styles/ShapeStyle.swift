package import Foundation
public import QuadrantCore
package import QuadrantGeometry
package import QuadrantDisplayList

/// A style that fills shapes, text and symbols: a colour, a gradient, a material, or one made of them.
///
/// A style of the program implements `resolve(in:)`, which returns another style chosen by the environment.
public nonisolated protocol ShapeStyle: Sendable {
    /// The style this one stands for; `Never` for the styles that come with the library.
    associatedtype Resolved: ShapeStyle = Never
    /// The style this one stands for where `environment` is in force; called each time something is filled with it.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Writes the paint into `shape`. Built-in styles supply it; others never write it.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Resolved == Never {
    /// Traps: a built-in style stands for no other. Nothing in the library calls it.
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

/// A style on its way to a paint: where it is asked for, what it fills, and what came out.
public nonisolated struct _ShapeStyle_Shape {
    /// Nil reads the environment of `context`.
    private var given: EnvironmentValues?
    /// In the space of the path that is filled.
    package let bounds: CGRect
    /// 0 for primary, 1 for secondary, …
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

    /// Read only by styles that need it: plain colours cost no look at it.
    package var environment: EnvironmentValues { given ?? context?.environment ?? EnvironmentValues() }

    /// Applies a style that was set in the environment. Such a style means what its words meant where it was set:
    /// `outer` puts back what was in force around there. So `tint(.tint.opacity(0.5))` is half of the tint outside, and
    /// no style is looked up in itself.
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

    /// A point given as fractions of the bounds, from the leading edge.
    package func point(_ unit: UnitPoint) -> CGPoint {
        let leading = environment.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - unit.x, y: unit.y) : unit
        return leading.point(in: bounds)
    }
}

/// A paint, and what a style asks for besides it.
package struct ResolvedStyle: Equatable, Sendable {
    package var paint: Paint
    package var shadows: [ShadowStyle] = []
    package var blend: Blend?
    package init(paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
    /// What fills `rect` (in the space of the path) where `environment` is in force.
    package func resolvedStyle(in environment: EnvironmentValues, rect: CGRect) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(environment: environment, bounds: rect)
        _apply(to: &shape)
        return shape.result
    }

    /// What fills `rect` of the node that draws in `context`; lookups that fail are reported there.
    package func resolvedStyle(_ context: RoleContext, rect: CGRect) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(context, bounds: rect)
        _apply(to: &shape)
        return shape.result
    }
}

/// The paint of `style` for `rect`, a rectangle of the space that is painted.
package func resolvedPaint(_ style: some ShapeStyle, in environment: EnvironmentValues, _ rect: CGRect) -> Paint {
    style.resolvedStyle(in: environment, rect: rect).paint
}

/// One colour for `style`: itself, the first of a gradient, or black where there is none.
package func resolvedColor(_ style: some ShapeStyle, in environment: EnvironmentValues) -> RGBA {
    resolvedPaint(style, in: environment, CGRect(x: 0, y: 0, width: 1, height: 1)).solid
}
