/// An angle; positive ones turn clockwise on screen.
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    public static let zero = Angle()
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

// Apple declares these only for its own use, so they stay inside the package.
extension Angle {
    package static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    package static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    package static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    package static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
}
