public import CoreGraphics

/// Something with an origin and a size, read as a rectangle with y down.
public protocol Frame {
    var origin: CGPoint { get }
    var size: CGSize { get }
}

extension Frame {
    /// The square of side 1 at zero.
    public static var unitSquare: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// Never negative, unlike `size.width`.
    public var width: CGFloat { abs(size.width) }
    /// Never negative, unlike `size.height`.
    public var height: CGFloat { abs(size.height) }
    public var minSide: CGFloat { min(width, height) }
    public var maxSide: CGFloat { max(width, height) }
    public var aspectRatio: CGFloat { width / height }

    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

    public var top: CGPoint { CGPoint(x: midX, y: minY) }
    public var bottom: CGPoint { CGPoint(x: midX, y: maxY) }
    public var left: CGPoint { CGPoint(x: minX, y: midY) }
    public var right: CGPoint { CGPoint(x: maxX, y: midY) }
    public var center: CGPoint { CGPoint(x: midX, y: midY) }
    public var topLeft: CGPoint { CGPoint(x: minX, y: minY) }
    public var topRight: CGPoint { CGPoint(x: maxX, y: minY) }
    public var bottomLeft: CGPoint { CGPoint(x: minX, y: maxY) }
    public var bottomRight: CGPoint { CGPoint(x: maxX, y: maxY) }
    /// From the bottom left, by the bottom right and top right, to the top left.
    public var corners: [CGPoint] { [bottomLeft, bottomRight, topRight, topLeft] }

    /// The point at these fractions of the width and height, from the top left corner.
    public subscript(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
        CGPoint(x: minX + s * width, y: minY + t * height)
    }
    /// The point at these fractions of the width and height, from the top left corner.
    public subscript<V: Vector2D>(_ v: V) -> CGPoint where V.Scalar == CGFloat { self[v.x, v.y] }

    public var rect: CGRect { CGRect(origin: origin, size: size) }
    /// The smallest square about the center that holds the frame.
    public var boundingSquare: CGRect { square(maxSide) }
    /// The largest square about the center inside the frame.
    public var inscribedSquare: CGRect { square(minSide) }

    private func square(_ side: CGFloat) -> CGRect {
        CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }

    public func isAlmostEqual(to other: Self) -> Bool {
        origin.isAlmostEqual(to: other.origin) && size.isAlmostEqual(to: other.size)
    }
}
