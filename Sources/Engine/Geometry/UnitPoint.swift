public import Foundation

/// A point given as fractions of a rectangle: 0, 0 is its top leading corner, 1, 1 its bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
    /// Fraction of the width from the leading edge; values below 0 and above 1 lie outside of the rectangle.
    public var x: CGFloat
    /// Fraction of the height from the top; values below 0 and above 1 lie outside of the rectangle.
    public var y: CGFloat

    /// The point 0, 0: top leading.
    public init() { self.init(x: 0, y: 0) }
    /// A point at fractions of the width and the height; nothing is clamped.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The point 0, 0, the same as `topLeading`.
    public static let zero = UnitPoint()
    /// The point 0.5, 0.5.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge: 0, 0.5.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge: 1, 0.5.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge: 0.5, 0.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge: 0.5, 1.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The point 0, 0.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The point 1, 0.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The point 0, 1.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The point 1, 1.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point this names in `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
    }
    /// The point this names in a rectangle of this size that starts at zero.
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
    package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
