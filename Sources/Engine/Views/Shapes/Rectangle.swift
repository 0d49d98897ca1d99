public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape, Equatable {
    /// Creates a rectangle with the size of its frame.
    public init() {}
    /// `rect` itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Never mirrored, because the outline is symmetric.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// A rectangle inset by `amount` points on each side, to at least a width and height of 0.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// A rectangle with equal round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Equatable {
    /// The width and height of each corner in points; at most half the shorter side of the frame is used.
    public var cornerSize: CGSize
    /// The curve of a corner: with a gradual change of curvature (continuous), or a quarter ellipse (circular).
    public var style: RoundedCornerStyle

    /// Corners of a width and a height in points; each is at most half the shorter side of the frame.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners of one radius in points, at most half the shorter side of the frame.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// `rect` with its corners rounded; a rectangle where a side of `cornerSize` is 0 or less.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// Never mirrored, because the outline is symmetric.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The rectangle inset by `amount` points; the corners shrink by the same amount, to 0.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
    /// Animates `cornerSize`; `style` is not animated.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with a separate radius for each corner; mirrored in right-to-left layout.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii in points; radii that do not fit on a side are reduced.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of a corner: with a gradual change of curvature (continuous), or a quarter circle (circular).
    public var style: RoundedCornerStyle

    /// `cornerRadii` are in points; radii that do not fit on a side are reduced.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Radii in points, 0 for a square corner. Leading and trailing depend on the layout direction.
    public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
                topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        let radii = RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                                         bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    /// The outline with leading at the left; the view mirrors it in right-to-left layout.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    /// The rectangle inset by `amount` points; each radius shrinks by the same amount, to 0.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
    /// Animates the four radii; `style` is not animated.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// A rectangle whose corner radius is half its shorter side.
public nonisolated struct Capsule: InsettableShape, Equatable {
    /// The curve of the ends: with a gradual change of curvature (continuous), or half circles (circular).
    public var style: RoundedCornerStyle
    /// A rectangle whose corner radius is half its shorter side, in the given style of corners.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// `rect` with a corner radius of half its shorter side.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// Never mirrored, because the outline is symmetric.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The capsule of the frame inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// A circle centred in its frame; takes a square of the shorter proposed side, 10 points for nil.
public nonisolated struct Circle: InsettableShape, Equatable {
    /// Creates a circle with the diameter of the shorter side of its frame.
    public init() {}
    /// The largest circle in `rect`, around its centre.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// Never mirrored, because the outline is symmetric.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// A square with the smaller proposed side: the other one where one is nil, 10 points where both are
    /// (Docs/Layout/Primitives.md).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
        return CGSize(width: side, height: side)
    }
    /// The circle of the frame inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// An ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: InsettableShape, Equatable {
    /// Creates an ellipse with the size of its frame.
    public init() {}
    /// The ellipse that touches the four sides of `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Never mirrored, because the outline is symmetric.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The ellipse of the frame inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// An inset built-in shape: it has the same type in a smaller frame, and corner radii shrink with it.
nonisolated struct SymmetricInset<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        func smaller(_ radius: CGFloat) -> CGFloat { radius == 0 ? 0 : max(0, radius - amount) }
        if var rounded = base as? RoundedRectangle {
            rounded.cornerSize = CGSize(width: smaller(rounded.cornerSize.width),
                                        height: smaller(rounded.cornerSize.height))
            return rounded.path(in: inner)
        }
        if var uneven = base as? UnevenRoundedRectangle {
            let radii = uneven.cornerRadii
            uneven.cornerRadii = RectangleCornerRadii(
                topLeading: smaller(radii.topLeading), bottomLeading: smaller(radii.bottomLeading),
                bottomTrailing: smaller(radii.bottomTrailing), topTrailing: smaller(radii.topTrailing))
            return uneven.path(in: inner)
        }
        return base.path(in: inner)
    }
    func _path(in rect: CGRect, _ context: _ShapeContext) -> Path {
        if let relative = base as? ContainerRelativeShape {
            return relative._path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)),
                                  context)
        }
        return path(in: rect)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func inset(by amount: CGFloat) -> SymmetricInset { SymmetricInset(base: base, amount: self.amount + amount) }
    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a width and a height in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    /// A rectangle with corners of one radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius in points for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle with a radius in points for each corner, 0 unless given.
    public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
                            bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
                            style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
                               bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
                               style: style)
    }
}
extension Shape where Self == Capsule {
    /// A capsule with continuous corners.
    public static var capsule: Capsule { Capsule() }
    /// A capsule with corners of the given style.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
extension Shape where Self == Circle {
    /// A circle centred in its frame.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    /// An ellipse that touches the sides of its frame.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
    /// The shape of the nearest `containerShape(_:)`, else a rectangle.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
