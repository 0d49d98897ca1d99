import Foundation
public import SwiftUI

/// An angle in a plane.
public struct Angle2D: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// Zero.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The same angle.
    public init(_ angle: Angle) { radians = angle.radians }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
    /// Zero.
    public static let zero = Angle2D()
}

extension Angle2D: AdditiveArithmetic, Comparable {
    /// The sum of two angles.
    public static func + (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians + b.radians) }
    /// The difference of two angles.
    public static func - (a: Angle2D, b: Angle2D) -> Angle2D { Angle2D(radians: a.radians - b.radians) }
    /// A multiple of an angle.
    public static func * (a: Angle2D, b: Double) -> Angle2D { Angle2D(radians: a.radians * b) }
    /// A multiple of an angle.
    public static func * (a: Double, b: Angle2D) -> Angle2D { Angle2D(radians: a * b.radians) }
    /// A part of an angle.
    public static func / (a: Angle2D, b: Double) -> Angle2D { Angle2D(radians: a.radians / b) }
    /// Multiplies an angle.
    public static func *= (a: inout Angle2D, b: Double) { a = a * b }
    /// Divides an angle.
    public static func /= (a: inout Angle2D, b: Double) { a = a / b }
    /// The opposite angle.
    public static prefix func - (a: Angle2D) -> Angle2D { Angle2D(radians: -a.radians) }
    /// Whether one angle is smaller than another, in radians.
    public static func < (a: Angle2D, b: Angle2D) -> Bool { a.radians < b.radians }
}

/// An axis through the origin, around which something turns.
public struct RotationAxis3D: Hashable, Sendable {
    /// The direction of the axis.
    public var x: Double, y: Double, z: Double
    /// An axis in a direction.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    /// The axis to the right.
    public static let x = RotationAxis3D(x: 1, y: 0, z: 0)
    /// The axis upwards.
    public static let y = RotationAxis3D(x: 0, y: 1, z: 0)
    /// The axis towards the viewer.
    public static let z = RotationAxis3D(x: 0, y: 0, z: 1)
}

/// A rotation in space.
public struct Rotation3D: Hashable, Sendable {
    /// The angle of the rotation.
    public var angle: Angle2D
    /// What it turns around.
    public var axis: RotationAxis3D
    /// No rotation.
    public init() { (angle, axis) = (.zero, .y) }
    /// A rotation around an axis.
    public init(angle: Angle2D, axis: RotationAxis3D) { (self.angle, self.axis) = (angle, axis) }
    /// No rotation.
    public static let identity = Rotation3D()

    /// A point after the rotation (Rodrigues' formula).
    package func applied(to point: SIMD3<Double>) -> SIMD3<Double> {
        var k = SIMD3(axis.x, axis.y, axis.z)
        let length = (k * k).sum().squareRoot()
        guard length > 0, angle.radians.isFinite else { return point }
        k /= length
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        let cross = SIMD3(k.y * point.z - k.z * point.y, k.z * point.x - k.x * point.z, k.x * point.y - k.y * point.x)
        return point * cosine + cross * sine + k * ((k * point).sum() * (1 - cosine))
    }
}
