import Foundation

/// What quaternions of both precisions share.
protocol Quaternion {
    associatedtype Number: BinaryFloatingPoint & SIMDScalar
    var vector: SIMD4<Number> { get }
    var real: Number { get }
    var imag: SIMD3<Number> { get }
    var normalized: Self { get }
    init(vector: SIMD4<Number>)
    init(real: Number, imag: SIMD3<Number>)
    init(ix: Number, iy: Number, iz: Number, r: Number)
}

extension Quaternion {
    /// The rotation by an angle in radians around an axis of length 1.
    static func turning(by angle: Number, around axis: SIMD3<Number>) -> Self {
        let half = Double(angle) / 2
        return Self(real: Number(cos(half)), imag: axis * Number(sin(half)))
    }

    /// The rotation from one direction to another, both of length 1; half a turn around any axis for opposite ones.
    static func turning(_ from: SIMD3<Number>, _ to: SIMD3<Number>) -> Self {
        let cosine = simd_dot(from, to)
        if cosine < -0.999999 {
            let side: SIMD3<Number> = from.x * from.x < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            return turning(by: .pi, around: simd_normalize(simd_cross(from, side)))
        }
        return Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    }

    /// The rotation of a matrix whose columns are at right angles and of length 1.
    static func turning(_ columns: (SIMD3<Number>, SIMD3<Number>, SIMD3<Number>)) -> Self {
        let (a, b, c) = columns
        let sum = a.x + b.y + c.z
        // The largest component is computed first, because the others are divided by it.
        if sum > 0 {
            let twice: Number = 2 * (sum + 1).squareRoot()
            return Self(ix: (b.z - c.y) / twice, iy: (c.x - a.z) / twice, iz: (a.y - b.x) / twice, r: twice / 4)
        } else if a.x >= b.y, a.x >= c.z {
            let twice: Number = 2 * (1 + a.x - b.y - c.z).squareRoot()
            return Self(ix: twice / 4, iy: (a.y + b.x) / twice, iz: (a.z + c.x) / twice, r: (b.z - c.y) / twice)
        } else if b.y >= c.z {
            let twice: Number = 2 * (1 + b.y - a.x - c.z).squareRoot()
            return Self(ix: (a.y + b.x) / twice, iy: twice / 4, iz: (b.z + c.y) / twice, r: (c.x - a.z) / twice)
        }
        let twice: Number = 2 * (1 + c.z - a.x - b.y).squareRoot()
        return Self(ix: (a.z + c.x) / twice, iy: (b.z + c.y) / twice, iz: twice / 4, r: (a.y - b.x) / twice)
    }

    var turningAngle: Number { Number(2 * atan2(Double(simd_length(imag)), Double(real))) }

    func turned(_ vector: SIMD3<Number>) -> SIMD3<Number> {
        let twice = simd_cross(imag, vector) * 2
        return vector + twice * real + simd_cross(imag, twice)
    }

    /// The product: this rotation after another one.
    func after(_ other: Self) -> Self {
        Self(real: real * other.real - simd_dot(imag, other.imag),
             imag: other.imag * real + imag * other.real + simd_cross(imag, other.imag))
    }

    /// Spherical linear interpolation along the shorter arc: this at 0, and `end` at 1.
    func interpolated(_ end: Self, _ t: Number) -> Self {
        var cosine = Double(simd_dot(vector, end.vector)), end = end.vector
        if cosine < 0 { (cosine, end) = (-cosine, -end) }
        let angle = acos(min(cosine, 1))
        if angle < 1e-4 { return Self(vector: simd_normalize(vector + (end - vector) * t)) }
        let first = Number(sin((1 - Double(t)) * angle) / sin(angle))
        let second = Number(sin(Double(t) * angle) / sin(angle))
        return Self(vector: vector * first + end * second)
    }
}

/// A quaternion in single precision; those of length 1 are rotations.
public struct simd_quatf: Equatable, Sendable, Quaternion {
    /// The axis times the sine of half the angle, and the cosine of half the angle.
    public var vector: SIMD4<Float>
    /// The quaternion with these components, the real one last.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// The quaternion with these components.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// The quaternion with a real and an imaginary part.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
    /// The rotation by an angle in radians around an axis of length 1.
    public init(angle: Float, axis: SIMD3<Float>) { self = .turning(by: angle, around: axis) }
    /// The rotation that leads from one direction to another; both have a length of 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) { self = .turning(from, to) }
    /// The axis times the sine of half the angle.
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// The cosine of half the angle.
    public var real: Float { vector.w }
    /// The angle of the rotation, in radians from 0 to 2π.
    public var angle: Float { turningAngle }
    /// The axis of the rotation, of length 1; not a number where the angle is 0.
    public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// The length; 1 for a rotation.
    public var length: Float { simd_length(vector) }
    /// The quaternion of length 1 with the same direction.
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// The quaternion with the opposite imaginary part; the inverse of a rotation.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion whose product with this one is 1.
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The rotated vector.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> { turned(vector) }
    /// The product: the rotation `rhs`, followed by `lhs`.
    public static func * (lhs: Self, rhs: Self) -> Self { lhs.after(rhs) }
}
/// The rotated vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Spherical linear interpolation: `q0` at 0 and `q1` at 1, at constant speed, along the shorter arc.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf { q0.interpolated(q1, t) }
extension simd_quatf {
    /// No rotation.
    public init() { self.init(real: 1, imag: SIMD3()) }
    /// The rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_float3x3) { self = .turning(rotationMatrix.columns) }
    /// The rotation of a matrix whose first three columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_float4x4) {
        let (a, b, c, _) = rotationMatrix.columns
        self.init(simd_float3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
    }
}
/// The rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}
/// The quaternion with these components.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// The rotation that leads from one direction to another; both have a length of 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// The product: the rotation `q`, followed by `p`.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// The quaternion of length 1 with the same direction.
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

/// A quaternion in double precision; those of length 1 are rotations.
public struct simd_quatd: Equatable, Sendable, Quaternion {
    /// The axis times the sine of half the angle, and the cosine of half the angle.
    public var vector: SIMD4<Double>
    /// The quaternion with these components, the real one last.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// The quaternion with these components.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// The quaternion with a real and an imaginary part.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
    /// The rotation by an angle in radians around an axis of length 1.
    public init(angle: Double, axis: SIMD3<Double>) { self = .turning(by: angle, around: axis) }
    /// The rotation that leads from one direction to another; both have a length of 1.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) { self = .turning(from, to) }
    /// The axis times the sine of half the angle.
    public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
    /// The cosine of half the angle.
    public var real: Double { vector.w }
    /// The angle of the rotation, in radians from 0 to 2π.
    public var angle: Double { turningAngle }
    /// The axis of the rotation, of length 1; not a number where the angle is 0.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    /// The length; 1 for a rotation.
    public var length: Double { simd_length(vector) }
    /// The quaternion of length 1 with the same direction.
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    /// The quaternion with the opposite imaginary part; the inverse of a rotation.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion whose product with this one is 1.
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The rotated vector.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> { turned(vector) }
    /// The product: the rotation `rhs`, followed by `lhs`.
    public static func * (lhs: Self, rhs: Self) -> Self { lhs.after(rhs) }
}
/// The rotated vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Spherical linear interpolation: `q0` at 0 and `q1` at 1, at constant speed, along the shorter arc.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd { q0.interpolated(q1, t) }
extension simd_quatd {
    /// No rotation.
    public init() { self.init(real: 1, imag: SIMD3()) }
    /// The rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_double3x3) { self = .turning(rotationMatrix.columns) }
    /// The rotation of a matrix whose first three columns are at right angles and of length 1.
    public init(_ rotationMatrix: simd_double4x4) {
        let (a, b, c, _) = rotationMatrix.columns
        self.init(simd_double3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
    }
}
/// The rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// The quaternion with these components.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// The rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// The rotation that leads from one direction to another; both have a length of 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// The product: the rotation `q`, followed by `p`.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// The quaternion of length 1 with the same direction.
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
