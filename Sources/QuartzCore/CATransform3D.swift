public import CoreGraphics
public import Foundation

/// A 4×4 matrix; its part that turns or moves things in a flat picture is drawn.
public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init() { self.init(CGAffineTransform.identity) }
    init(_ flat: CGAffineTransform) {
        (m11, m12, m13, m14) = (flat.a, flat.b, 0, 0)
        (m21, m22, m23, m24) = (flat.c, flat.d, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (flat.tx, flat.ty, 0, 1)
    }
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    fileprivate var rows: [[CGFloat]] {
        get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
        set {
            (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
            (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
            (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
            (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
        }
    }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var result = CATransform3D()
    let (left, right) = (a.rows, b.rows)
    result.rows = (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] } }
    }
    return result
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A turn about the axis (x, y, z), in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    var result = CATransform3D()
    result.rows = [
        [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s, 0],
        [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s, 0],
        [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c), 0],
        [0, 0, 0, 1],
    ]
    return result
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
