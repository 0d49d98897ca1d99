import Foundation

// Units by their definitions.

extension HKUnit {
    /// 0.9144 metres.
    public class func yard() -> HKUnit { HKUnit("yd", 0.9144, "length") }
    /// A sixteenth of a pound.
    public class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, "mass") }
    /// 14 pounds.
    public class func stone() -> HKUnit { HKUnit("st", 6350.29318, "mass") }
    /// A kilocalorie: 4184 joules.
    public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, "energy") }
    /// 4.184 joules.
    public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, "energy") }
    /// 4.184 joules, under its older name.
    public class func calorie() -> HKUnit { HKUnit("cal", 4.184, "energy") }
    /// Multiples of joules.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "J", prefix.factor, "energy")
    }
    /// A 128th of a US gallon of 231 cubic inches.
    public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625, "volume") }
    /// A 160th of a British gallon of 4.54609 litres.
    public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.0284130625, "volume") }
    /// 8 US fluid ounces.
    public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365, "volume") }
    /// 10 British fluid ounces.
    public class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284130625, "volume") }
    /// 16 US fluid ounces.
    public class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473176473, "volume") }
    /// 20 British fluid ounces.
    public class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.56826125, "volume") }
    /// Multiples of seconds.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "s", prefix.factor, "time")
    }
    /// 86,400 seconds.
    public class func day() -> HKUnit { HKUnit("d", 86400, "time") }
    /// Degrees Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5 / 9.0, "temperature", offset: -160 / 9.0) }
    /// Kelvin.
    public class func kelvin() -> HKUnit { HKUnit("K", 1, "temperature", offset: -273.15) }
    /// Pascals.
    public class func pascal() -> HKUnit { HKUnit("Pa", 1, "pressure") }
    /// Multiples of pascals.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "Pa", prefix.factor, "pressure")
    }
    /// 133.322387415 pascals.
    public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415, "pressure") }
    /// 25.4 millimetres of mercury.
    public class func inchesOfMercury() -> HKUnit { HKUnit("inHg", 133.322387415 * 25.4, "pressure") }
    /// 98.0665 pascals.
    public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", 98.0665, "pressure") }
    /// 101,325 pascals.
    public class func atmosphere() -> HKUnit { HKUnit("atm", 101325, "pressure") }
    /// Times a second.
    public class func hertz() -> HKUnit { HKUnit("Hz", 1, "count/time") }
    /// Multiples of hertz.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "Hz", prefix.factor, "count/time")
    }
    /// Volts.
    public class func volt() -> HKUnit { HKUnit("V", 1, "voltage") }
    /// Multiples of volts.
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "V", prefix.factor, "voltage")
    }
    /// Watts.
    public class func watt() -> HKUnit { HKUnit("W", 1, "power") }
    /// Multiples of watts.
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "W", prefix.factor, "power")
    }
    /// Siemens.
    public class func siemen() -> HKUnit { HKUnit("S", 1, "conductance") }
    /// Multiples of siemens.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "S", prefix.factor, "conductance")
    }
    /// International units of a medicine.
    public class func internationalUnit() -> HKUnit { HKUnit("IU", 1, "units") }
    /// Decibels over what people hear.
    public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL", 1, "hearing") }
    /// Decibels of sound.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1, "sound") }
    /// Radians.
    public class func radianAngle() -> HKUnit { HKUnit("rad", 1, "angle") }
    /// Multiples of radians.
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "rad", prefix.factor, "angle")
    }
    /// Prism dioptres.
    public class func prismDiopter() -> HKUnit { HKUnit("pD", 1, "prism") }
    /// Degrees of an angle.
    public class func degreeAngle() -> HKUnit { HKUnit("deg", .pi / 180, "angle") }
    /// Dioptres.
    public class func diopter() -> HKUnit { HKUnit("D", 1, "optics") }
    /// Lux.
    public class func lux() -> HKUnit { HKUnit("lx", 1, "light") }
    /// Multiples of lux.
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.symbol + "lx", prefix.factor, "light")
    }
    /// 1…10: how hard a workout was.
    public class func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", 1, "effort") }
    /// Moles of a substance, of which one weighs some grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
    /// Multiples of moles of a substance, of which one weighs some grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.symbol)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, "mass")
    }
    /// One thing for each of the unit.
    public func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, "1/\(dimension)") }
    /// A power of the unit.
    public func unitRaised(toPower power: Int) -> HKUnit {
        power == 1 ? self : HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), "\(dimension)^\(power)")
    }
}
/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
