public import Foundation
import QuadrantCore
public import QuadrantGeometry

extension Shape {
    /// The part of the outline between two fractions of its length, clamped to 0…1; empty unless the first is smaller.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    /// This shape, moved by points: the width towards the trailing edge, the height down. The frame is unchanged.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// This shape, moved by the coordinates of a point, in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// This shape, moved `x` points towards the trailing edge and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }
    /// This shape, scaled by a factor for each axis about `anchor`, a fraction of its frame. The frame is unchanged.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// This shape, scaled by one factor along both axes about `anchor`.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// This shape, rotated about `anchor`, a fraction of its frame; clockwise for positive angles. The frame is
    /// unchanged.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// This shape with a transform about the top leading corner of the frame.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// The outline of this shape in a rectangle of `size` points at the top leading corner of its frame.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    /// The outline of this shape in a rectangle of that size in points, at the top leading corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}

nonisolated struct _TrimmedShape<S: Shape>: Shape {
    var shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat
    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        shape._path(in: rect, context).trimmedPath(from: startFraction, to: endFraction)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    static var role: ShapeRole { S.role }
    var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

nonisolated struct _StrokedShape<S: Shape>: Shape {
    var shape: S
    var style: StrokeStyle
    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path { shape._path(in: rect, context).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    static var role: ShapeRole { .stroke }
    var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

nonisolated struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    static var role: ShapeRole { S.role }
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A shape that is moved in its frame.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The base shape.
    public var shape: Content
    /// In points: the width towards the trailing edge, the height down.
    public var offset: CGSize
    /// Moves the outline of `shape`; its frame is unchanged.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    /// The outline of `shape` in `rect`, moved.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// The role of the base shape.
    public static var role: ShapeRole { Content.role }
    /// Animates the shape and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Insets the shape first, then moves it.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is scaled about a point of its frame.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The base shape.
    public var shape: Content
    /// Factors along x and y: 1 is unchanged, negative ones mirror.
    public var scale: CGSize
    /// The fixed point, as a fraction of the frame's size.
    public var anchor: UnitPoint
    /// Scales the outline of `shape` about `anchor`; its frame is unchanged.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    /// The outline of `shape` in `rect`, scaled about the anchor.
    public func path(in rect: CGRect) -> Path {
        let fixed = anchor.point(in: rect)
        let stretch = CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: fixed.x - scale.width * fixed.x,
            ty: fixed.y - scale.height * fixed.y)
        return shape.path(in: rect).applying(stretch)
    }
    /// The role of the base shape.
    public static var role: ShapeRole { Content.role }
    /// Animates the shape, the factors and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape that is rotated about a point of its frame.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The base shape.
    public var shape: Content
    /// The angle, clockwise if positive; counterclockwise in right-to-left layout, which mirrors the outline.
    public var angle: Angle
    /// The fixed point, as a fraction of the frame's size.
    public var anchor: UnitPoint
    /// Rotates the outline of `shape` about `anchor`; its frame is unchanged.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    /// The outline of `shape` in `rect`, rotated about the anchor.
    public func path(in rect: CGRect) -> Path {
        let fixed = anchor.point(in: rect)
        let turn = CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .concatenating(CGAffineTransform(translationX: fixed.x, y: fixed.y))
        return shape.path(in: rect).applying(turn)
    }
    /// The role of the base shape.
    public static var role: ShapeRole { Content.role }
    /// Animates the shape, the angle and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Insets the shape first, then rotates it.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape with a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The base shape.
    public var shape: Content
    /// The transform in points, about the top leading corner of the view.
    public var transform: CGAffineTransform
    /// Transforms the outline of `shape`; its frame is unchanged.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    /// The outline of `shape` in `rect`, transformed.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The role of the base shape.
    public static var role: ShapeRole { Content.role }
    /// Animates the shape; the transform is not animated.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
