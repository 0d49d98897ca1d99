/// How marks at one place are put on each other.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
    enum Value: Sendable { case standard, normalized, center, unstacked }
    let value: Value
    /// The name of the method.
    public var description: String { "\(value)" }

    /// One on the other, from zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(value: .standard) }
    /// One on the other, as parts of the whole at each place.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(value: .normalized) }
    /// One on the other, the middle of each stack at zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(value: .center) }
    /// All from zero.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(value: .unstacked) }
}
