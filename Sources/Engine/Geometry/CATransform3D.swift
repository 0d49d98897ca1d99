public import Foundation

/// A transform of space, as 4 rows of 4; points are rows multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
    /// Factor from x to x.
    public var m11: CGFloat
    /// Factor from x to y.
    public var m12: CGFloat
    /// Factor from x to z.
    public var m13: CGFloat
    /// Factor from x to the divisor; 0 in affine transforms.
    public var m14: CGFloat
    /// Factor from y to x.
    public var m21: CGFloat
    /// Factor from y to y.
    public var m22: CGFloat
    /// Factor from y to z.
    public var m23: CGFloat
    /// Factor from y to the divisor; 0 in affine transforms.
    public var m24: CGFloat
    /// Factor from z to x.
    public var m31: CGFloat
    /// Factor from z to y.
    public var m32: CGFloat
    /// Factor from z to z.
    public var m33: CGFloat
    /// Minus one over the distance of the eye gives perspective.
    public var m34: CGFloat
    /// Points added to x.
    public var m41: CGFloat
    /// Points added to y.
    public var m42: CGFloat
    /// Points added to z.
    public var m43: CGFloat
    /// The constant part of the divisor; 1 in affine transforms.
    public var m44: CGFloat

    /// All zero; the identity is `CATransform3DIdentity`.
    public init() {
        self.init(rows: Array(repeating: SIMD4<Double>.zero, count: 4))
    }

    /// A transform from its sixteen numbers, row by row.
    public init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
                m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
                m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
                m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package init(rows: [SIMD4<Double>]) {
        self.init(m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
                  m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
                  m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
                  m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
    }

    package var rows: [SIMD4<Double>] {
        [SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)]
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether all numbers are exactly those of the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Whether all numbers of both are equal, without tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation in points; positive z comes towards the eye.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// A scale about zero; a negative factor mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation in radians about an axis through zero; the identity where the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let v = 1 - c
    return CATransform3D(m11: x * x * v + c, m12: x * y * v + z * s, m13: x * z * v - y * s, m14: 0,
                         m21: x * y * v - z * s, m22: y * y * v + c, m23: y * z * v + x * s, m24: 0,
                         m31: x * z * v + y * s, m32: y * z * v - x * s, m33: z * z * v + c, m34: 0,
                         m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that does `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let columns = b.rows
    return CATransform3D(rows: a.rows.map { row in
        columns[0] * row.x + columns[1] * row.y + columns[2] * row.z + columns[3] * row.w
    })
}

/// Moves first, then does `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// Scales first, then does `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// Rotates first, then does `t`.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat,
                                _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that undoes `t`; `t` itself where nothing can.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with the largest pivot of each column.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        var pivot = column
        for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
        let value = left[pivot][column]
        guard value != 0, value.isFinite else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        left[column] /= value
        right[column] /= value
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            left[row] -= left[column] * factor
            right[row] -= right[column] * factor
        }
    }
    return CATransform3D(rows: right)
}

/// The transform of the plane that `m` describes, with z left alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Whether the transform acts within the plane only and leaves z alone.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of `t` that acts within the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
