/// The kind of a scale.
public struct ScaleType: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case linear, log, category, date
        case power(Double)
        case symmetricLog(Double)
    }
    let value: Value
    /// Numbers at distances in proportion to their differences.
    public static var linear: ScaleType { ScaleType(value: .linear) }
    /// Numbers at distances in proportion to their logarithms; those that are not positive have no place.
    public static var log: ScaleType { ScaleType(value: .log) }
    /// Equal bands.
    public static var category: ScaleType { ScaleType(value: .category) }
    /// Dates.
    public static var date: ScaleType { ScaleType(value: .date) }
    /// Numbers at distances in proportion to their square roots.
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    /// Logarithmic in both directions from zero, and linear around it.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Numbers at distances in proportion to a power of them.
    public static func power(exponent: Double) -> ScaleType { ScaleType(value: .power(exponent)) }
    /// Logarithmic in both directions from zero, with a slope around it.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(value: .symmetricLog(slopeAtZero)) }
}
