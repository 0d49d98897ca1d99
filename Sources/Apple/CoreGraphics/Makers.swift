// Core Graphics has these as functions too.

/// The point (x, y).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size of this width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A vector that leads this far to the right and down.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// A rectangle by its origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest rectangle that holds both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// The part that both cover; null where they do not meet.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The rectangle with its sides moved inwards, `dx` at the left and right, `dy` at the top and bottom.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// The rectangle moved to the right and down.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The smallest rectangle with whole numbers that holds `rect`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

extension CGPoint {
    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGSize {
    /// Whether both sides are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
extension CGRect {
    /// Whether origin and size are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
