public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    /// Scales this view's drawing about `anchor`, a fraction of its size; layout is unchanged. 0 counts as 0.000001.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Scales this view's drawing about `anchor`, by one factor along both axes.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Scales this view's drawing about `anchor`, by factors that are 1 unless given.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// The same; `z` has no effect on a flat screen.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat,
                                        anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws this view through an affine transform in points, about its top leading corner; layout is unchanged.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: ProjectionTransform(transform)))
    }

    /// Draws this view through a transform in points that may be a perspective; layout is unchanged.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}

/// Scales the drawing.
public nonisolated struct _ScaleEffect: GeometryEffect, Equatable, DescribedEffect {
    public typealias Body = Never
    /// Factors along x and y; 0 counts as 0.000001, negative ones mirror.
    public var scale: CGSize
    /// The fixed point of the scaling, as a fraction of the view's size.
    public var anchor: UnitPoint
    /// Scales about `anchor` by a factor for each axis.
    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// A scaling about the anchor in a view of `size`.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let fixed = anchor.point(in: size)
        // The factor is never 0, so that the transform can be inverted for hit testing.
        func factor(_ value: CGFloat) -> CGFloat { value == 0 ? 1e-6 : value }
        let (x, y) = (factor(scale.width), factor(scale.height))
        return ProjectionTransform(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: fixed.x - fixed.x * x,
                                                     ty: fixed.y - fixed.y * y))
    }
    /// Animates the factors and the anchor.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    static var name: String { "scaleEffect" }
    var debugAttributes: [(String, String)] {
        [("scale", "\(scale.width) × \(scale.height)"), ("anchor", "\(anchor.x), \(anchor.y)")]
    }
}

nonisolated struct _TransformEffect: GeometryEffect, Equatable, DescribedEffect {
    typealias Body = Never
    var transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
    static var layoutElement: LayoutElement? { .transformEffect }
    var debugAttributes: [(String, String)] {
        let m = transform
        return [("transform", "[\(m.m11) \(m.m12) \(m.m13); \(m.m21) \(m.m22) \(m.m23); \(m.m31) \(m.m32) \(m.m33)]")]
    }
}
