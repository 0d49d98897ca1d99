/// A value that can be added and multiplied by a scalar.
public protocol Vector: Equatable, MetricSpace {
    static var zero: Self { get }
    static prefix func - (u: Self) -> Self
    static func + (u: Self, v: Self) -> Self
    static func - (u: Self, v: Self) -> Self
    static func * (u: Self, a: Scalar) -> Self
    static func / (u: Self, a: Scalar) -> Self
}

extension Vector {
    public static func * (a: Scalar, u: Self) -> Self { u * a }

    /// Traps where the scalar is zero.
    public static func / (u: Self, a: Scalar) -> Self {
        precondition(a != 0, "GeometryKit: a vector was divided by zero.")
        return u * (1 / a)
    }

    /// The vector a part of the way from this one to `other`: 0 is this one, 1 the other.
    public func lerp(to other: Self, t: Scalar) -> Self { self * (1 - t) + other * t }
}
