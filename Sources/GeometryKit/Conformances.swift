public import CoreGraphics

extension CGFloat: Vector {
    public typealias Scalar = CGFloat
}

extension CGPoint: Vector2D {
    public typealias Scalar = CGFloat
}

extension CGSize: Vector2D {
    public typealias Scalar = CGFloat
    public var x: CGFloat { width }
    public var y: CGFloat { height }
    public init(x: CGFloat, y: CGFloat) { self.init(width: x, height: y) }
}

extension CGSize: Frame {}
extension CGRect: Frame {}
