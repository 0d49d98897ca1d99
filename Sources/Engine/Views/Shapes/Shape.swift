public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A two-dimensional form, drawn in the foreground style unless filled or stroked otherwise.
///
/// Takes the size it is proposed, 10 points for a nil side, unless `sizeThatFits(_:)` returns another.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in `rect`, in points. May be called any number of times.
    nonisolated func path(in rect: CGRect) -> Path
    /// The role of shapes of this type; `fill` unless implemented. Drawing does not depend on it.
    static var role: ShapeRole { get }
    /// Whether the outline is mirrored in right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size of a view with this shape for a proposal, in points; the proposal with 10 for nil unless implemented.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline in an environment. Built-in shapes implement it; custom shapes do not.
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path
}

/// The role of a shape, on which drawing does not depend.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between other views.
    case separator
}

/// Whether a view's drawing is mirrored in right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Not mirrored in any layout direction.
    case fixed
    /// Mirrored in the layout direction `in`.
    case mirrors(in: LayoutDirection)
    /// Mirrored in right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The context in which a shape is drawn.
public nonisolated struct _ShapeContext {
    package let role: RoleContext
    package init(_ role: RoleContext) { self.role = role }
}

extension Shape {
    /// `fill` by default.
    public static var role: ShapeRole { .fill }
    /// Mirrored in right-to-left layout by default.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// The proposal, with 10 points for a nil side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { path(in: rect) }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        _ShapeView._append(_ShapeView(shape: view, style: ForegroundStyle()), to: &children)
    }

    /// The outline of a view of `size`, mirrored if its behaviour and the layout direction require it.
    func outline(in size: SIMD2<Double>, _ context: RoleContext) -> Path {
        let rect = CGRect(origin: .zero, size: size.asSize)
        let path = _path(in: rect, _ShapeContext(context))
        guard case .mirrors(let direction) = layoutDirectionBehavior,
              context.environment.layoutDirection == direction else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.x, ty: 0))
    }
}

/// A shape that can be inset on all sides, so that a line can be drawn inside it.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// This shape inset by `amount` points on every side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
