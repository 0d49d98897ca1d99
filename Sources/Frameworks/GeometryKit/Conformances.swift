public import CoreGraphics

extension CGFloat: Vector {
    /// Lengths in points.
    public typealias Scalar = CGFloat
}

extension CGPoint: Vector2D {
    /// Lengths in points.
    public typealias Scalar = CGFloat
}

extension CGSize: Vector2D {
    /// Lengths in points.
    public typealias Scalar = CGFloat
    /// The width.
    public var x: CGFloat { width }
    /// The height.
    public var y: CGFloat { height }
    /// A size of this width and height.
    public init(x: CGFloat, y: CGFloat) { self.init(width: x, height: y) }
}

extension CGSize: Frame {}
extension CGRect: Frame {}
