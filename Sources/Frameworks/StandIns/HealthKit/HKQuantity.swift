public import Foundation

/// A unit: its size as a multiple of a basic one.
public final class HKUnit: NSObject, Sendable {
    /// The symbol of the unit.
    public let unitString: String
    let factor: Double, dimension: String
    /// What 0 of it is in the basic unit; 0 for all but temperatures.
    let offset: Double
    init(_ unitString: String, _ factor: Double, _ dimension: String, offset: Double = 0) {
        (self.unitString, self.factor, self.dimension, self.offset) = (unitString, factor, dimension, offset)
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    public override var hash: Int { unitString.hashValue }
    public override var description: String { unitString }
    /// Things that are counted.
    public class func count() -> HKUnit { HKUnit("count", 1, "count") }
    /// Parts of a hundred.
    public class func percent() -> HKUnit { HKUnit("%", 1, "count") }
    /// Metres.
    public class func meter() -> HKUnit { HKUnit("m", 1, "length") }
    /// Multiples of a metre.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "m", prefix.factor, "length")
    }
    /// Miles.
    public class func mile() -> HKUnit { HKUnit("mi", 1609.344, "length") }
    /// Feet.
    public class func foot() -> HKUnit { HKUnit("ft", 0.3048, "length") }
    /// Inches.
    public class func inch() -> HKUnit { HKUnit("in", 0.0254, "length") }
    /// Grams.
    public class func gram() -> HKUnit { HKUnit("g", 1, "mass") }
    /// Multiples of a gram.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "g", prefix.factor, "mass")
    }
    /// Pounds.
    public class func pound() -> HKUnit { HKUnit("lb", 453.59237, "mass") }
    /// Kilocalories.
    public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, "energy") }
    /// Joules.
    public class func joule() -> HKUnit { HKUnit("J", 1, "energy") }
    /// Litres.
    public class func liter() -> HKUnit { HKUnit("L", 1, "volume") }
    /// Multiples of a litre.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "L", prefix.factor, "volume")
    }
    /// Seconds.
    public class func second() -> HKUnit { HKUnit("s", 1, "time") }
    /// Minutes.
    public class func minute() -> HKUnit { HKUnit("min", 60, "time") }
    /// Hours.
    public class func hour() -> HKUnit { HKUnit("hr", 3600, "time") }
    /// Degrees of Celsius; other units of temperature are not here.
    public class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, "temperature") }
    /// One unit for each of another.
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, "\(dimension)/\(unit.dimension)")
    }
    /// A product of units.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, "\(dimension)·\(unit.dimension)")
    }
    fileprivate func value(_ value: Double, in other: HKUnit) -> Double? {
        guard dimension == other.dimension else { return nil }
        return offset == other.offset ? value * factor / other.factor
            : (value * factor + offset - other.offset) / other.factor
    }
    fileprivate func fits(_ other: HKUnit) -> Bool { dimension == other.dimension }
}
/// Multiples of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
    var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
    }
}
/// A number with a unit.
public final class HKQuantity: NSObject, Sendable {
    private let unit: HKUnit, value: Double
    /// A number with a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// The number in another unit. Traps where the two measure different things.
    public func doubleValue(for unit: HKUnit) -> Double {
        guard let result = self.unit.value(value, in: unit) else {
            preconditionFailure("\(self.unit.unitString) is not a multiple of \(unit.unitString).")
        }
        return result
    }
    /// Compares with a quantity that measures the same.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    public override var hash: Int { unit.dimension.hashValue }
    public override var description: String { "\(value) \(unit.unitString)" }
    /// Whether a unit measures the same.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.fits(unit) }
}
