/// A vector with two coordinates read as x + iy.
public protocol ComplexNumber: Vector2D {
    static func * (u: Self, v: Self) -> Self
    static func / (u: Self, v: Self) -> Self
    static func / (a: Scalar, v: Self) -> Self
}

extension ComplexNumber {
    public var conjugate: Self { Self(x: x, y: -y) }

    public static func + (a: Scalar, v: Self) -> Self { Self(x: a + v.x, y: v.y) }
    public static func + (v: Self, a: Scalar) -> Self { Self(x: v.x + a, y: v.y) }
    public static func - (a: Scalar, v: Self) -> Self { Self(x: a - v.x, y: -v.y) }
    public static func - (v: Self, a: Scalar) -> Self { Self(x: v.x - a, y: v.y) }
    public static func += (u: inout Self, a: Scalar) { u = u + a }
    public static func -= (u: inout Self, a: Scalar) { u = u - a }

    public static func * (u: Self, v: Self) -> Self {
        Self(x: u.x * v.x - u.y * v.y, y: u.x * v.y + u.y * v.x)
    }
    public static func *= (u: inout Self, v: Self) { u = u * v }

    /// Traps where the divisor is zero.
    public static func / (u: Self, v: Self) -> Self {
        let square = v.normSquared
        precondition(square != 0, "GeometryKit: a complex number was divided by zero.")
        return u * v.conjugate / square
    }
    public static func / (a: Scalar, v: Self) -> Self { Self(x: a, y: 0) / v }
    public static func /= (u: inout Self, v: Self) { u = u / v }
}
