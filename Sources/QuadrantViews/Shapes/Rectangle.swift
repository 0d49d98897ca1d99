public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Equatable {
    /// In points; at most half the shorter side is used.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle with a radius of its own at each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Equatable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
                topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        let radii = RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                                         bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, Equatable {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// A circle centred in its frame; takes a square of the shorter side it is offered.
public nonisolated struct Circle: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// An ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { SymmetricInset(base: self, amount: amount) }
}

/// A shape of the library that stays itself when its frame shrinks; round corners shrink with it.
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
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
                            bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
                            style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
                               bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
                               style: style)
    }
}
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
