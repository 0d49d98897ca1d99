public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A two-dimensional form, drawn in the foreground style unless filled or stroked otherwise.
///
/// Takes the space it is offered, 10 points on a side where none is, unless `sizeThatFits(_:)` says otherwise.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points. May be asked any number of times.
    func path(in rect: CGRect) -> Path
    /// What shapes of this type are used as; `fill` unless implemented. Nothing is drawn differently for it here.
    static var role: ShapeRole { get }
    /// What happens to the outline where text runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size of a view with this shape for a proposal, in points; the proposal with 10 for nil unless implemented.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline where the environment may matter. Shapes of the library supply it; others never write it.
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path
}

/// What a shape is used as. Kept only: nothing is drawn differently for it here.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between other views.
    case separator
}

/// What happens to a view's drawing where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Drawn the same way in every direction of text.
    case fixed
    /// Mirrored where the direction is `in`.
    case mirrors(in: LayoutDirection)
    /// Mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Where a shape is drawn.
public nonisolated struct _ShapeContext {
    package let role: RoleContext
    package init(_ role: RoleContext) { self.role = role }
}

extension Shape {
    /// A filled shape, unless the type says otherwise.
    public static var role: ShapeRole { .fill }
    /// Mirrored where text runs from right to left, unless the type says otherwise.
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

    /// The outline of a view `size` large, mirrored where that is called for.
    func outline(in size: SIMD2<Double>, _ context: RoleContext) -> Path {
        let rect = CGRect(origin: .zero, size: size.asSize)
        let path = _path(in: rect, _ShapeContext(context))
        guard case .mirrors(let direction) = layoutDirectionBehavior,
              context.environment.layoutDirection == direction else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.x, ty: 0))
    }
}

/// A shape that can be made smaller on all sides, so that a line can be drawn inside it.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// This shape with every side moved in by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}
