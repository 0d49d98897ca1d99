public import Foundation
import QuadrantCore
public import QuadrantGeometry

/// A shape of a fixed size at an anchor of its frame.
private nonisolated struct AnchoredSize<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    var anchor: UnitPoint

    func path(in rect: CGRect) -> Path { shape.path(in: place(in: rect)) }
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { shape._path(in: place(in: rect), context) }
    private func place(in rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + anchor.x * (rect.width - size.width),
               y: rect.minY + anchor.y * (rect.height - size.height), width: size.width, height: size.height)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// The outline of this shape in a rectangle of `size` points, whose `anchor` is at the same point of its frame.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        AnchoredSize(shape: self, size: size, anchor: anchor)
    }
    /// The outline of this shape in a rectangle of that size in points, whose `anchor` is at the same point of its
    /// frame.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
