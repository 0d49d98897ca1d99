/// A value that can be added and multiplied by a scalar.
public protocol Vector: Equatable, MetricSpace {
    /// What adding does not change.
    static var zero: Self { get }
    /// The opposite vector: both add up to zero.
    static prefix func - (u: Self) -> Self
    /// The sum.
    static func + (u: Self, v: Self) -> Self
    /// The difference: from `v` to `u`.
    static func - (u: Self, v: Self) -> Self
    /// The vector `a` times as long.
    static func * (u: Self, a: Scalar) -> Self
    /// The vector divided by a scalar. Traps where that is zero.
    static func / (u: Self, a: Scalar) -> Self
}

extension Vector {
    /// The vector `a` times as long.
    public static func * (a: Scalar, u: Self) -> Self { u * a }

    /// Traps where the scalar is zero.
    public static func / (u: Self, a: Scalar) -> Self {
        precondition(a != 0, "GeometryKit: a vector was divided by zero.")
        return u * (1 / a)
    }

    /// The vector a part of the way from this one to `other`: 0 is this one, 1 the other.
    public func lerp(to other: Self, t: Scalar) -> Self { self * (1 - t) + other * t }
}
