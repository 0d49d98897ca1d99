public import Foundation
public import SwiftUI

/// Where a chart settles after the user has scrolled it.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes the target, which is the place at which the chart would settle by itself.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Outside of a chart the target stays.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What a behaviour knows of a chart and its movement.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    let base: ScrollTargetBehaviorContext
    /// The places of the chart's values.
    public let chartProxy: ChartProxy
    /// A property of the movement.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// How far a swipe goes with values that are aligned.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    enum Value: Hashable, Sendable { case automatic, always, never }
    let value: Value
    /// One major unit.
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(value: .automatic) }
    /// One major unit.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(value: .always) }
    /// As far as the swipe carries.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(value: .never) }
}

/// The values that a swipe goes to.
public struct MajorValueAlignment<Value: Plottable> {
    let unit: AlignedUnit
    /// One visible part of the domain further.
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment(unit: .page) }
}

extension MajorValueAlignment where Value: Numeric {
    /// The next multiple of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> {
        MajorValueAlignment(unit: .number(unit.plottedNumber ?? 0))
    }
}

extension MajorValueAlignment where Value == Date {
    /// The next date with these components.
    public static func matching(_ matching: DateComponents) -> MajorValueAlignment<Value> {
        MajorValueAlignment(unit: .dates(matching))
    }
}

/// What values are aligned to.
enum AlignedUnit {
    case page
    case number(Double)
    case dates(DateComponents)
}

/// Aligns values with the start of what is visible.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    struct Alignment {
        var unit: AlignedUnit
        var major: AlignedUnit?
    }
    var x: Alignment?
    var y: Alignment?
    var limit: ValueAlignedLimitBehavior

    private init(_ x: Alignment?, _ y: Alignment?, _ limit: ValueAlignedLimitBehavior) {
        (self.x, self.y, self.limit) = (x, y, limit)
    }
    /// Aligns dates with these components.
    public init(matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
                limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        let alignment = Alignment(unit: .dates(matching), major: majorAlignment?.unit)
        self.init(alignment, alignment, limitBehavior)
    }
    /// Aligns the multiples of a number; for categories, so many of them.
    public init<T: Plottable & Numeric>(unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
                                        limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        let alignment = Alignment(unit: .number(unit.plottedNumber ?? 0), major: majorAlignment?.unit)
        self.init(alignment, alignment, limitBehavior)
    }
    /// Aligns dates with these components on both axes.
    public init(xMatching: DateComponents, yMatching: DateComponents,
                xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
                limitBehavior: ValueAlignedLimitBehavior = .automatic) {
        self.init(Alignment(unit: .dates(xMatching), major: xMajorAlignment?.unit),
                  Alignment(unit: .dates(yMatching), major: yMajorAlignment?.unit), limitBehavior)
    }
    /// Aligns dates on the x axis, and the multiples of a number on the y axis.
    public init<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(Alignment(unit: .dates(xMatching), major: xMajorAlignment?.unit),
                  Alignment(unit: .number(yUnit.plottedNumber ?? 0), major: yMajorAlignment?.unit), limitBehavior)
    }
    /// Aligns the multiples of a number on the x axis, and dates on the y axis.
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(Alignment(unit: .number(xUnit.plottedNumber ?? 0), major: xMajorAlignment?.unit),
                  Alignment(unit: .dates(yMatching), major: yMajorAlignment?.unit), limitBehavior)
    }
    /// Aligns the multiples of a number on each axis.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(Alignment(unit: .number(xUnit.plottedNumber ?? 0), major: xMajorAlignment?.unit),
                  Alignment(unit: .number(yUnit.plottedNumber ?? 0), major: yMajorAlignment?.unit), limitBehavior)
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Aligns dates with these components.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    /// Aligns the multiples of a number; for categories, so many of them.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    /// Aligns dates with these components on both axes.
    public static func valueAligned(
        xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment,
             yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
    /// Aligns dates on the x axis, and the multiples of a number on the y axis.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
             limitBehavior: limitBehavior)
    }
    /// Aligns the multiples of a number on the x axis, and dates on the y axis.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
             limitBehavior: limitBehavior)
    }
    /// Aligns the multiples of a number on each axis.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        Self(xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
             limitBehavior: limitBehavior)
    }
}
