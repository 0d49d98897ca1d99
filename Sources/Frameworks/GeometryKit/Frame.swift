public import CoreGraphics

/// Something with an origin and a size, read as a rectangle with y down.
public protocol Frame {
    /// One corner: the upper left where the size is positive.
    var origin: CGPoint { get }
    /// From the origin to the opposite corner; negative sides lead to the left and up.
    var size: CGSize { get }
}

extension Frame {
    /// The square of side 1 at zero.
    public static var unitSquare: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// Never negative, unlike `size.width`.
    public var width: CGFloat { abs(size.width) }
    /// Never negative, unlike `size.height`.
    public var height: CGFloat { abs(size.height) }
    /// The shorter of width and height.
    public var minSide: CGFloat { min(width, height) }
    /// The longer of width and height.
    public var maxSide: CGFloat { max(width, height) }
    /// The width divided by the height; infinite where only that is 0, not a number where both are.
    public var aspectRatio: CGFloat { width / height }

    /// The left side, whatever the sign of the width.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// Half way between the left and the right side.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right side, whatever the sign of the width.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The upper side, whatever the sign of the height.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// Half way between the upper and the lower side.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower side, whatever the sign of the height.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

    /// The middle of the upper side.
    public var top: CGPoint { CGPoint(x: midX, y: minY) }
    /// The middle of the lower side.
    public var bottom: CGPoint { CGPoint(x: midX, y: maxY) }
    /// The middle of the left side.
    public var left: CGPoint { CGPoint(x: minX, y: midY) }
    /// The middle of the right side.
    public var right: CGPoint { CGPoint(x: maxX, y: midY) }
    /// The middle of the frame.
    public var center: CGPoint { CGPoint(x: midX, y: midY) }
    /// The corner at the smaller x and the smaller y.
    public var topLeft: CGPoint { CGPoint(x: minX, y: minY) }
    /// The corner at the larger x and the smaller y.
    public var topRight: CGPoint { CGPoint(x: maxX, y: minY) }
    /// The corner at the smaller x and the larger y.
    public var bottomLeft: CGPoint { CGPoint(x: minX, y: maxY) }
    /// The corner at the larger x and the larger y.
    public var bottomRight: CGPoint { CGPoint(x: maxX, y: maxY) }
    /// From the bottom left, by the bottom right and top right, to the top left.
    public var corners: [CGPoint] { [bottomLeft, bottomRight, topRight, topLeft] }

    /// The point at these fractions of the width and height, from the top left corner.
    public subscript(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
        CGPoint(x: minX + s * width, y: minY + t * height)
    }
    /// The point at these fractions of the width and height, from the top left corner.
    public subscript<V: Vector2D>(_ v: V) -> CGPoint where V.Scalar == CGFloat { self[v.x, v.y] }

    /// Origin and size as a rectangle; negative sides stay negative.
    public var rect: CGRect { CGRect(origin: origin, size: size) }
    /// The smallest square about the center that holds the frame.
    public var boundingSquare: CGRect { square(maxSide) }
    /// The largest square about the center inside the frame.
    public var inscribedSquare: CGRect { square(minSide) }

    private func square(_ side: CGFloat) -> CGRect {
        CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }

    /// Whether origins and sizes differ by less than 1000 units of rounding at 1.
    public func isAlmostEqual(to other: Self) -> Bool {
        origin.isAlmostEqual(to: other.origin) && size.isAlmostEqual(to: other.size)
    }
}
