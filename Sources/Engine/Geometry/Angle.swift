/// An angle; positive ones turn clockwise on screen.
public struct Angle: Hashable, Sendable {
    /// The angle in radians; not reduced to one turn.
    public var radians: Double

    /// An angle of 0.
    public init() { radians = 0 }
    /// An angle of `radians`, not reduced to one turn.
    public init(radians: Double) { self.radians = radians }
    /// An angle of `degrees`, stored as radians.
    public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

    /// The angle in degrees, computed from `radians`; 360 is a full turn.
    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    /// An angle of 0.
    public static let zero = Angle()
    /// An angle of `radians`, not reduced to one turn.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle of `degrees`, stored as radians.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
    /// Compares radians: 10° is less than 370°, although both point the same way.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

// Angles add up and stretch like numbers.
extension Angle {
    /// The angle in the opposite direction.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// The sum of two angles, not reduced to one turn.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of two angles; negative where `b` is larger.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The angle times a number.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// The angle divided by a number; division by 0 gives infinite or NaN radians.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
    /// Adds `b`, without reduction to one turn.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts `b`.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies the angle by a number.
    public static func *= (a: inout Angle, factor: Double) { a = a * factor }
    /// Divides the angle by a number; division by 0 gives infinite or NaN radians.
    public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
