public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    /// Rotates this view's drawing about `anchor`, a fraction of its size; clockwise for positive angles. Layout is
    /// unchanged.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Rotates this view's drawing in space, about `axis` through `anchor` at depth `anchorZ` (points).
    ///
    /// The distance of the eye is the view's longer side divided by `perspective`.
    nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
                                             anchor: UnitPoint = .center,
                                             anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: Axis3D(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
                                   anchorZ: anchorZ,
                                   perspective: perspective))
    }
}

/// Rotates the drawing in its plane.
public nonisolated struct _RotationEffect: GeometryEffect, Equatable, DescribedEffect {
    public typealias Body = Never
    /// Clockwise for positive angles.
    public var angle: Angle
    /// The fixed point of the rotation, as a fraction of the view's size.
    public var anchor: UnitPoint
    /// Rotates about `anchor`, clockwise for positive angles.
    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    /// A rotation about the anchor in a view of `size`.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let fixed = anchor.point(in: size)
        return ProjectionTransform(CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .concatenating(CGAffineTransform(translationX: fixed.x, y: fixed.y)))
    }
    /// Animates the angle and the anchor.
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    static var layoutElement: LayoutElement? { .rotationEffect }
    var debugAttributes: [(String, String)] {
        [("angle", "\(NumberText.words(angle.degrees))°"), ("anchor", "\(anchor.x), \(anchor.y)")]
    }
}

/// A direction in space.
nonisolated struct Axis3D: Equatable, Sendable {
    var x, y, z: CGFloat
}

/// Rotates the drawing in space.
nonisolated struct _Rotation3DEffect: GeometryEffect, Equatable, DescribedEffect {
    typealias Body = Never
    var angle: Angle
    var axis: Axis3D
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        rotation3D(angle: angle, axis: (axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
                   perspective: perspective, size: size)
    }
    var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(angle.animatableData, AnimatablePair(anchorZ, perspective)) }
        set {
            angle.animatableData = newValue.first
            (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
        }
    }
    static var layoutElement: LayoutElement? { .rotation3DEffect }
    var debugAttributes: [(String, String)] {
        [("angle", "\(NumberText.words(angle.degrees))°"),
         ("axis", "(x: \(NumberText.words(axis.x)), y: \(NumberText.words(axis.y)), z: \(NumberText.words(axis.z)))")]
    }
}
