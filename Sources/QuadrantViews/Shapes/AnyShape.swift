public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A shape whose type is hidden; it animates as the shape inside does.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape
    /// Hides the type of `shape`; an `AnyShape` is not wrapped again.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
    init(erasing shape: any Shape) { self.shape = shape }
    /// The outline of the shape inside.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { shape._path(in: rect, context) }
    /// The answer of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape inside.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A path is the shape of itself, wherever it is drawn.
extension Path: Shape {
    /// The path itself, whatever `rect` is: its coordinates are points from the top leading corner of the view.
    public func path(in rect: CGRect) -> Path { self }
    public typealias AnimatableData = EmptyAnimatableData
}

/// The shape of the nearest `containerShape(_:)` around it, else a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Equatable {
    /// A shape that takes its outline from the nearest `containerShape(_:)` around it.
    public init() {}
    /// A rectangle: without an environment there is no container to follow.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        guard let container = context.role.environment.containerShape else { return Path(rect) }
        return container.path(in: rect)
    }
    /// The container's shape in a frame with every side `amount` points further in; its corner radii stay.
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
    /// Sets the shape that `ContainerRelativeShape` takes in this view; it does not clip or draw anything.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(EnvironmentWriter { $0.containerShape = AnyShape(shape) })
    }
}
