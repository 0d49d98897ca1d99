import Foundation

/// A rotation.
public struct simd_quatf: Equatable, Sendable {
    /// The axis times the sine of half the angle, and the cosine of half the angle.
    public var vector: SIMD4<Float>
    /// A rotation of its numbers.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// A rotation of its numbers.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// A rotation of its numbers.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
    /// Around an axis, in radians.
    public init(angle: Float, axis: SIMD3<Float>) {
        let half = Double(angle) / 2
        self.init(real: Float(cos(half)), imag: axis * Float(sin(half)))
    }
    /// The rotation that leads from one direction to another; both have a length of 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let cosine = simd_dot(from, to)
        if cosine < -0.999999 {
            let side: SIMD3<Float> = from.x * from.x < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(angle: .pi, axis: simd_normalize(simd_cross(from, side)))
        } else {
            self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
        }
    }
    /// The axis times the sine of half the angle.
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// The cosine of half the angle.
    public var real: Float { vector.w }
    /// In radians.
    public var angle: Float { Float(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// Of length 1.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// 1 for a rotation.
    public var length: Float { simd_length(vector) }
    /// Of length 1.
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// Back, of a rotation.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// Back.
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// What it makes of a vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = simd_cross(imag, vector) * 2
        return vector + twice * real + simd_cross(imag, twice)
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
             imag: rhs.imag * lhs.real + lhs.imag * rhs.real + simd_cross(lhs.imag, rhs.imag))
    }
}
/// What a rotation makes of a vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// From one rotation at 0 to another at 1, at an even speed, on the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var cosine = Double(simd_dot(q0.vector, q1.vector)), end = q1.vector
    if cosine < 0 { (cosine, end) = (-cosine, -end) }
    let angle = acos(min(cosine, 1))
    if angle < 1e-4 { return simd_quatf(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
    let first = Float(sin((1 - Double(t)) * angle) / sin(angle)), second = Float(sin(Double(t) * angle) / sin(angle))
    return simd_quatf(vector: q0.vector * first + end * second)
}
extension simd_quatf {
    /// No rotation.
    public init() { self.init(real: 1, imag: SIMD3()) }
    /// The rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_float3x3) {
        let (a, b, c) = rotationMatrix.columns
        let sum = a.x + b.y + c.z
        if sum > 0 {
            let twice: Float = 2 * (sum + 1).squareRoot()
            self.init(ix: (b.z - c.y) / twice, iy: (c.x - a.z) / twice, iz: (a.y - b.x) / twice, r: twice / 4)
        } else if a.x >= b.y, a.x >= c.z {
            let twice: Float = 2 * (1 + a.x - b.y - c.z).squareRoot()
            self.init(ix: twice / 4, iy: (a.y + b.x) / twice, iz: (a.z + c.x) / twice, r: (b.z - c.y) / twice)
        } else if b.y >= c.z {
            let twice: Float = 2 * (1 + b.y - a.x - c.z).squareRoot()
            self.init(ix: (a.y + b.x) / twice, iy: twice / 4, iz: (b.z + c.y) / twice, r: (c.x - a.z) / twice)
        } else {
            let twice: Float = 2 * (1 + c.z - a.x - b.y).squareRoot()
            self.init(ix: (a.z + c.x) / twice, iy: (b.z + c.y) / twice, iz: twice / 4, r: (a.y - b.x) / twice)
        }
    }
    /// The rotation of a matrix whose first three columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_float4x4) {
        let (a, b, c, _) = rotationMatrix.columns
        self.init(simd_float3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
    }
}
/// Around an axis, in radians.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}
/// The rotation of its numbers.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The rotation that leads from one direction to another; both have a length of 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// One after the other, `q` first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// Of length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
extension simd_float4x4 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        let x = quaternion.act(SIMD3(1, 0, 0)), y = quaternion.act(SIMD3(0, 1, 0)), z = quaternion.act(SIMD3(0, 0, 1))
        self.init(SIMD4(x.x, x.y, x.z, 0), SIMD4(y.x, y.y, y.z, 0), SIMD4(z.x, z.y, z.z, 0), SIMD4(0, 0, 0, 1))
    }
}
extension simd_float3x3 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

/// A rotation.
public struct simd_quatd: Equatable, Sendable {
    /// The axis times the sine of half the angle, and the cosine of half the angle.
    public var vector: SIMD4<Double>
    /// A rotation of its numbers.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// A rotation of its numbers.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// A rotation of its numbers.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
    /// Around an axis, in radians.
    public init(angle: Double, axis: SIMD3<Double>) {
        let half = Double(angle) / 2
        self.init(real: Double(cos(half)), imag: axis * Double(sin(half)))
    }
    /// The rotation that leads from one direction to another; both have a length of 1.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let cosine = simd_dot(from, to)
        if cosine < -0.999999 {
            let side: SIMD3<Double> = from.x * from.x < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(angle: .pi, axis: simd_normalize(simd_cross(from, side)))
        } else {
            self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
        }
    }
    /// The axis times the sine of half the angle.
    public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
    /// The cosine of half the angle.
    public var real: Double { vector.w }
    /// In radians.
    public var angle: Double { Double(2 * atan2(Double(simd_length(imag)), Double(real))) }
    /// Of length 1.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    /// 1 for a rotation.
    public var length: Double { simd_length(vector) }
    /// Of length 1.
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// Back, of a rotation.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// Back.
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// What it makes of a vector.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = simd_cross(imag, vector) * 2
        return vector + twice * real + simd_cross(imag, twice)
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
             imag: rhs.imag * lhs.real + lhs.imag * rhs.real + simd_cross(lhs.imag, rhs.imag))
    }
}
/// What a rotation makes of a vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// From one rotation at 0 to another at 1, at an even speed, on the shorter way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    var cosine = Double(simd_dot(q0.vector, q1.vector)), end = q1.vector
    if cosine < 0 { (cosine, end) = (-cosine, -end) }
    let angle = acos(min(cosine, 1))
    if angle < 1e-4 { return simd_quatd(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
    let first = Double(sin((1 - Double(t)) * angle) / sin(angle)), second = Double(sin(Double(t) * angle) / sin(angle))
    return simd_quatd(vector: q0.vector * first + end * second)
}
extension simd_quatd {
    /// No rotation.
    public init() { self.init(real: 1, imag: SIMD3()) }
    /// The rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_double3x3) {
        let (a, b, c) = rotationMatrix.columns
        let sum = a.x + b.y + c.z
        if sum > 0 {
            let twice: Double = 2 * (sum + 1).squareRoot()
            self.init(ix: (b.z - c.y) / twice, iy: (c.x - a.z) / twice, iz: (a.y - b.x) / twice, r: twice / 4)
        } else if a.x >= b.y, a.x >= c.z {
            let twice: Double = 2 * (1 + a.x - b.y - c.z).squareRoot()
            self.init(ix: twice / 4, iy: (a.y + b.x) / twice, iz: (a.z + c.x) / twice, r: (b.z - c.y) / twice)
        } else if b.y >= c.z {
            let twice: Double = 2 * (1 + b.y - a.x - c.z).squareRoot()
            self.init(ix: (a.y + b.x) / twice, iy: twice / 4, iz: (b.z + c.y) / twice, r: (c.x - a.z) / twice)
        } else {
            let twice: Double = 2 * (1 + c.z - a.x - b.y).squareRoot()
            self.init(ix: (a.z + c.x) / twice, iy: (b.z + c.y) / twice, iz: twice / 4, r: (a.y - b.x) / twice)
        }
    }
    /// The rotation of a matrix whose first three columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_double4x4) {
        let (a, b, c, _) = rotationMatrix.columns
        self.init(simd_double3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
    }
}
/// Around an axis, in radians.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// The rotation of its numbers.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// The rotation that leads from one direction to another; both have a length of 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// One after the other, `q` first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// Of length 1.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
extension simd_double4x4 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        let x = quaternion.act(SIMD3(1, 0, 0)), y = quaternion.act(SIMD3(0, 1, 0)), z = quaternion.act(SIMD3(0, 0, 1))
        self.init(SIMD4(x.x, x.y, x.z, 0), SIMD4(y.x, y.y, y.z, 0), SIMD4(z.x, z.y, z.z, 0), SIMD4(0, 0, 0, 1))
    }
}
extension simd_double3x3 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}
