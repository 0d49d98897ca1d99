import Foundation
import QuadrantCore
import QuadrantGeometry

extension Shape {
    /// The intersection of the areas of both shapes. Has the size of this shape.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// The union of the areas of both shapes. Has the size of this shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// The area of this shape without that of `other`. Has the size of this shape.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }

    /// The area of exactly one of the shapes. Has the size of this shape.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's outline that are inside the area of `other`, or on its edge; for stroking.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's outline that are outside the area of `other`; for stroking.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

private nonisolated enum ShapeOperation {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction

    func combined(_ a: Path, _ b: Path, _ eoFill: Bool) -> Path {
        switch self {
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .union: a.union(b, eoFill: eoFill)
        case .subtracting: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }
}

private nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let operation: ShapeOperation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        operation.combined(first.path(in: rect), second.path(in: rect), eoFill)
    }
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        operation.combined(first._path(in: rect, context), second._path(in: rect, context), eoFill)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    static var role: ShapeRole { First.role }
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}
