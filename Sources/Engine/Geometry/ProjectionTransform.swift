public import Foundation

/// A transform of the plane that keeps lines straight: affine, or seen in perspective.
///
/// A point x, y is the row (x, y, 1) multiplied from the left; the result is divided by its third number.
public struct ProjectionTransform: Equatable, Sendable {
    /// Factor from x to x.
    public var m11: CGFloat = 1.0
    /// Factor from x to y.
    public var m12: CGFloat = 0.0
    /// Factor from x to the divisor; not 0 in perspective.
    public var m13: CGFloat = 0.0
    /// Factor from y to x.
    public var m21: CGFloat = 0.0
    /// Factor from y to y.
    public var m22: CGFloat = 1.0
    /// Factor from y to the divisor; not 0 in perspective.
    public var m23: CGFloat = 0.0
    /// Points added to x.
    public var m31: CGFloat = 0.0
    /// Points added to y.
    public var m32: CGFloat = 0.0
    /// The constant part of the divisor; 1 in affine transforms.
    public var m33: CGFloat = 1.0

    /// The identity.
    public init() {}

    /// The projection with the same effect as an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// What `m` makes of the plane z = 0, seen along the z axis.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether all numbers are exactly those of the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether the divisor is 1 everywhere, so that parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The affine transform with the same effect; only meaningful where `isAffine`.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Whether a plane shows anything through it: not where it is seen edge-on, nor where a number is not finite.
    ///
    /// What rounding leaves of a determinant of zero, as in a scale of zero that is turned, counts as zero, and so does
    /// a plane a thousand million times as long as it is wide.
    package var showsPlane: Bool {
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
        let size = abs(determinant), longer = max(length(m11, m12, m13), length(m21, m22, m23))
        if m13 == 0, m23 == 0 { return size.isFinite && size > 1e-18 && size > longer * longer * abs(m33) * 1e-9 }
        return size.isFinite && size > 1e-18 && size > longer * longer * length(m31, m32, m33) * 1e-13
    }

    /// Becomes the transform that undoes it; false, and no change, where nothing can.
    @discardableResult
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        let m = self
        m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
        m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
        m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
        m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
        m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
        m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
        m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
        m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
        m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
        return true
    }

    /// The transform that undoes this one; this one itself where nothing can.
    public func inverted() -> ProjectionTransform {
        var copy = self
        copy.invert()
        return copy
    }

    /// The transform that does this one first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }

    /// The transform seen in a mirror across a space of this width: right-to-left.
    package func mirrored(width: CGFloat) -> ProjectionTransform {
        let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
        return mirror.concatenating(self).concatenating(mirror)
    }

    /// The third number of the transformed row: how far in front of the eye the point lies, 1 in the picture's plane.
    package func depth(_ point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}

extension CGPoint {
    /// The point mapped by `m`; not finite where the divisor is 0, and mirrored where it is negative.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let px = m.m11 * x + m.m21 * y + m.m31
        let py = m.m12 * x + m.m22 * y + m.m32
        let depth = m.depth(self)
        return depth == 1 ? CGPoint(x: px, y: py) : CGPoint(x: px / depth, y: py / depth)
    }
}
