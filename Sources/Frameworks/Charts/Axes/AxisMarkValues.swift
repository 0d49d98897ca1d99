public import Foundation

/// The rule by which an axis has values.
public struct AxisMarkValues: CustomStringConvertible {
    enum Rule: Equatable {
        case automatic(count: Int?, minimum: Double?)
        case calendar(Calendar.Component, Int, Calendar?)
        case stride(Double)
    }
    let rule: Rule
    /// Whether the domain is widened to a value at its lower and upper end; nil is automatic.
    var roundsLower: Bool?
    var roundsUpper: Bool?
    /// The rule and its numbers.
    public var description: String { "\(rule)" }

    /// Some four values at round numbers or dates, or every category.
    public static var automatic: AxisMarkValues { automatic() }
    /// About `desiredCount` values at round numbers or dates.
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> AxisMarkValues {
        AxisMarkValues(rule: .automatic(count: desiredCount, minimum: nil), roundsLower: roundLowerBound,
                       roundsUpper: roundUpperBound)
    }
    /// About `desiredCount` values at round numbers, at least `minimumStride` apart.
    public static func automatic<P: Plottable & Numeric>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(rule: .automatic(count: desiredCount, minimum: minimumStride.plottedNumber),
                       roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    /// Values at each unit of a calendar, or at each `count` of them.
    public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
                              roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues {
        AxisMarkValues(rule: .calendar(component, count, calendar), roundsLower: roundLowerBound,
                       roundsUpper: roundUpperBound)
    }
    /// Values at the multiples of a number.
    public static func stride<P: Plottable & Numeric>(by step: P, roundLowerBound: Bool? = nil,
                                                      roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(rule: .stride(step.plottedNumber ?? 0), roundsLower: roundLowerBound,
                       roundsUpper: roundUpperBound)
    }
}

extension Plottable {
    /// The number, or the seconds of the date, that is plotted.
    var plottedNumber: Double? { primitivePlottable._plotValue.number }
}
