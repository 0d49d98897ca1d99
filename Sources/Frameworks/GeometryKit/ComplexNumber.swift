/// A vector with two coordinates read as x + iy.
public protocol ComplexNumber: Vector2D {
    /// The product of complex numbers: lengths are multiplied, angles added.
    static func * (u: Self, v: Self) -> Self
    /// The quotient of complex numbers. Traps where the divisor is zero.
    static func / (u: Self, v: Self) -> Self
    /// A real number divided by a complex one. Traps where that is zero.
    static func / (a: Scalar, v: Self) -> Self
}

extension ComplexNumber {
    /// The number mirrored at the real axis: x - iy.
    public var conjugate: Self { Self(x: x, y: -y) }

    /// Adds a real number: y is unchanged.
    public static func + (a: Scalar, v: Self) -> Self { Self(x: a + v.x, y: v.y) }
    /// Adds a real number: y is unchanged.
    public static func + (v: Self, a: Scalar) -> Self { Self(x: v.x + a, y: v.y) }
    /// Subtracts from a real number: y is negated.
    public static func - (a: Scalar, v: Self) -> Self { Self(x: a - v.x, y: -v.y) }
    /// Subtracts a real number: y is unchanged.
    public static func - (v: Self, a: Scalar) -> Self { Self(x: v.x - a, y: v.y) }
    /// Adds a real number in place.
    public static func += (u: inout Self, a: Scalar) { u = u + a }
    /// Subtracts a real number in place.
    public static func -= (u: inout Self, a: Scalar) { u = u - a }

    /// The product of complex numbers: lengths are multiplied, angles added.
    public static func * (u: Self, v: Self) -> Self {
        Self(x: u.x * v.x - u.y * v.y, y: u.x * v.y + u.y * v.x)
    }
    /// Multiplies in place.
    public static func *= (u: inout Self, v: Self) { u = u * v }

    /// Traps where the divisor is zero.
    public static func / (u: Self, v: Self) -> Self {
        let square = v.normSquared
        precondition(square != 0, "GeometryKit: a complex number was divided by zero.")
        return u * v.conjugate / square
    }
    /// A real number divided by a complex one. Traps where that is zero.
    public static func / (a: Scalar, v: Self) -> Self { Self(x: a, y: 0) / v }
    /// Divides in place. Traps where the divisor is zero.
    public static func /= (u: inout Self, v: Self) { u = u / v }
}
