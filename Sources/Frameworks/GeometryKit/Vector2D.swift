public import CoreGraphics

/// A vector with two coordinates.
public protocol Vector2D: Vector {
    /// The first coordinate.
    var x: Scalar { get }
    /// The second coordinate.
    var y: Scalar { get }
    /// A vector of these coordinates.
    init(x: Scalar, y: Scalar)
}

extension Vector2D {
    /// A vector of these coordinates.
    public init(_ x: Scalar, _ y: Scalar) { self.init(x: x, y: y) }

    /// (0, 0).
    public static var zero: Self { Self(x: 0, y: 0) }
    /// The unit vector along x.
    public static var i: Self { Self(x: 1, y: 0) }
    /// The unit vector along y.
    public static var j: Self { Self(x: 0, y: 1) }

    /// Both coordinates negated.
    public static prefix func - (v: Self) -> Self { Self(x: -v.x, y: -v.y) }
    /// The sum of both coordinates.
    public static func + (u: Self, v: Self) -> Self { Self(x: u.x + v.x, y: u.y + v.y) }
    /// The difference of both coordinates: from `v` to `u`.
    public static func - (u: Self, v: Self) -> Self { Self(x: u.x - v.x, y: u.y - v.y) }
    /// Both coordinates times `a`.
    public static func * (v: Self, a: Scalar) -> Self { Self(x: v.x * a, y: v.y * a) }
    /// Adds in place.
    public static func += (u: inout Self, v: Self) { u = u + v }
    /// Subtracts in place.
    public static func -= (u: inout Self, v: Self) { u = u - v }
    /// Multiplies both coordinates in place.
    public static func *= (v: inout Self, a: Scalar) { v = v * a }
    /// Traps where the scalar is zero.
    public static func /= (v: inout Self, a: Scalar) { v = v / a }

    /// The square of the length.
    public var normSquared: Scalar { dot(self) }
    /// The length.
    public var norm: Scalar { normSquared.squareRoot() }
    /// The length.
    public var magnitude: Scalar { norm }

    /// The vector of length one in the same direction. Traps for the zero vector, which has none.
    public var unitVector: Self {
        let length = norm
        precondition(length != 0, "GeometryKit: the zero vector has no direction.")
        return self / length
    }

    /// The scalar product: 0 for vectors at a right angle.
    public func dot(_ v: Self) -> Scalar { x * v.x + y * v.y }
    /// The area of the parallelogram the two span; its sign tells on which side `v` lies.
    public func cross(_ v: Self) -> Scalar { x * v.y - y * v.x }
    /// The length of the difference.
    public func distance(to other: Self) -> Scalar { (self - other).norm }

    /// Each coordinate times that of `v`.
    public func scaled(by v: Self) -> Self { Self(x: x * v.x, y: y * v.y) }

    /// Each coordinate divided by that of `v`. Traps where one of those is zero.
    public func divided(by v: Self) -> Self {
        precondition(v.x != 0 && v.y != 0, "GeometryKit: a vector was divided by zero.")
        return Self(x: x / v.x, y: y / v.y)
    }
}

extension Vector2D where Scalar == CGFloat {
    /// The vector with this length and direction; radians from the x axis towards the y axis.
    public static func polar(radius: Scalar, angle: Scalar) -> Self {
        Self(x: radius * cos(angle), y: radius * sin(angle))
    }

    /// The vector turned by `angle` radians from the x axis towards the y axis.
    public func rotated(by angle: Scalar) -> Self {
        let (c, s) = (cos(angle), sin(angle))
        return Self(x: x * c - y * s, y: x * s + y * c)
    }

    /// The turn from this vector to `v`, more than -π and at most π. Traps for zero vectors, which have no direction.
    public func angle(to v: Self) -> Scalar {
        precondition(self != .zero && v != .zero, "GeometryKit: the zero vector has no direction.")
        // Adding zero makes of -0 a 0, so that opposite vectors are π apart either way.
        return atan2(cross(v) + 0, dot(v))
    }

    /// The point at these coordinates.
    public var point: CGPoint { CGPoint(x: x, y: y) }
    /// A size with x as its width and y as its height.
    public var size: CGSize { CGSize(width: x, height: y) }
    /// Zero, where a vector read as a frame begins.
    public var origin: CGPoint { CGPoint(x: 0, y: 0) }
}
