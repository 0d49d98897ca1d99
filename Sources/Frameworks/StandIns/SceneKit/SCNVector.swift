public import CoreGraphics
import Foundation
@_exported public import simd

/// A point or a direction.
public struct SCNVector3: Equatable, Sendable {
    /// To the right.
    public var x: Float
    /// Up.
    public var y: Float
    /// Towards the viewer.
    public var z: Float
    /// The origin.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A point.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A point.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A point.
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// A point.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
}
/// An axis and an angle.
public struct SCNVector4: Equatable, Sendable {
    /// To the right.
    public var x: Float
    /// Up.
    public var y: Float
    /// Towards the viewer.
    public var z: Float
    /// In radians.
    public var w: Float
    /// An axis and an angle.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// An axis and an angle.
    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}
/// A point.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
extension SCNVector3 {
    /// A point.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    /// A point.
    public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
    /// A point.
    public init(_ v: SIMD3<Double>) { self.init(Float(v.x), Float(v.y), Float(v.z)) }
}
extension SIMD3 where Scalar == Float {
    /// A point.
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
extension SCNVector4 {
    /// No axis and no angle.
    public init() { self.init(0, 0, 0, 0) }
    /// An axis and an angle.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    /// An axis and an angle.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    /// An axis and an angle.
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    /// An axis and an angle.
    public init(_ v: SIMD4<Float>) { self.init(v.x, v.y, v.z, v.w) }
}
/// An axis and an angle.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
/// The origin.
public let SCNVector3Zero = SCNVector3()
/// No axis and no angle.
public let SCNVector4Zero = SCNVector4()
/// A turn, whose `w` is its real part.
public typealias SCNQuaternion = SCNVector4
/// Whether two points are one.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// A change of points: four rows, of which the last moves.
public struct SCNMatrix4: Equatable, Sendable {
    public var m11: Float, m12: Float, m13: Float, m14: Float
    public var m21: Float, m22: Float, m23: Float, m24: Float
    public var m31: Float, m32: Float, m33: Float, m34: Float
    public var m41: Float, m42: Float, m43: Float, m44: Float
    /// Four rows.
    public init(m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float,
                m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// Zeros.
    public init() { self.init(simd_float4x4()) }
    /// The columns of a matrix as rows.
    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        self.init(m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
                  m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }
}
extension simd_float4x4 {
    /// The rows of a matrix as columns.
    public init(_ m: SCNMatrix4) {
        self.init(columns: (SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
                            SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44)))
    }
}
/// Changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)
/// Moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4Identity
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}
/// Makes larger or smaller.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4Identity
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
}
/// Turns around an axis, in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return SCNMatrix4Identity }
    return SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: SIMD3(x, y, z) / length)))
}
/// First the one, then the other.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
/// The way back.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(m).inverse) }
/// A change, moved.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// A change, made larger or smaller.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// A change, turned.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
