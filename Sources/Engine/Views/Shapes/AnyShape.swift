public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A type-erased shape, which animates like the wrapped one.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape
    /// Erases the type of `shape`; an `AnyShape` is not wrapped again.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
    init(erasing shape: any Shape) { self.shape = shape }
    /// The outline of the wrapped shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { shape._path(in: rect, context) }
    /// The size of the wrapped shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// The behaviour of the wrapped shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A path is a shape whose outline does not depend on the frame.
extension Path: Shape {
    /// The path itself, whatever `rect`: its coordinates are points from the top leading corner of the view.
    public func path(in rect: CGRect) -> Path { self }
    public typealias AnimatableData = EmptyAnimatableData
}

/// The shape of the nearest enclosing `containerShape(_:)`, inset to the frame of this view; else a rectangle.
///
/// It is inset by the least distance from an edge of the container, at least 0: corners have the same centres as the
/// container's where the distances are equal.
public nonisolated struct ContainerRelativeShape: InsettableShape, Equatable {
    /// Creates a shape that has the outline of the nearest enclosing `containerShape(_:)`.
    public init() {}
    /// A rectangle: the container shape is known only in an environment.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        guard let container = context.role.environment.containerShape else { return Path(rect) }
        let proxy = GeometryProxy(graph: context.role.box.graph, node: context.role.box.node)
        guard let shape = container.shape as? any InsettableShape, let frame = proxy.bounds(of: .containerShape) else {
            return container.path(in: rect)
        }
        let distances = [rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
                         frame.maxY - rect.maxY]
        let amount = max(distances.min() ?? 0, 0)
        if amount == 0 { return container.path(in: rect) }
        return shape.inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
    }
    /// The container's shape in a frame inset by `amount` points; its corner radii are unchanged.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

private enum ContainerShapeKey: EnvironmentKey { static let defaultValue: AnyShape? = nil }

extension EnvironmentValues {
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of `ContainerRelativeShape` and `ConcentricRectangle` in this view; does not clip or draw
    /// anything.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(EnvironmentWriter { $0.containerShape = AnyShape(shape) }).coordinateSpace(.containerShape)
    }
}
