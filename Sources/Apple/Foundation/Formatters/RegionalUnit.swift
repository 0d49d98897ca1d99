import Foundation
import QuadrantText

/// A unit of Foundation with its identifier in ICU and its system of units.
struct RegionalUnit {
    let unit: Dimension
    let number: MeasureFormat.Unit
    /// The system of the unit: a region uses the units of one system.
    var system = System.any

    enum System { case any, metric, imperial }

    private init(_ unit: Dimension, _ kind: UInt32, _ number: UInt32, _ system: System = .any) {
        self.unit = unit
        self.number = MeasureFormat.Unit(kind, number)
        self.system = system
    }

    /// ICU's identifier of a unit; nil for a custom unit.
    static func number(of unit: Unit) -> MeasureFormat.Unit? {
        (unit as? Dimension).flatMap { known($0)?.number }
    }

    private static func known(_ unit: Dimension) -> RegionalUnit? {
        all.first { type(of: $0.unit) == type(of: unit) && $0.unit.symbol == unit.symbol }
    }

    /// A measurement in the unit that is customary in a region.
    static func chosen(for measure: Measurement<Dimension>, _ locale: String, isNatural: Bool)
        -> (value: Double, unit: Unit)
    {
        guard let known = known(measure.unit), let system = system(of: known, locale) else {
            return (measure.value, measure.unit)
        }
        let group = all.filter { type(of: $0.unit) == type(of: known.unit) && $0.system == system }
        func converted(_ unit: RegionalUnit) -> (value: Double, unit: Unit) {
            (unit.unit === known.unit ? measure.value : measure.converted(to: unit.unit).value, unit.unit)
        }
        if isNatural {
            // The largest unit in which the value is at least 1, else the smallest; degrees have no larger unit.
            let rising = group.map(converted).sorted { abs($0.value) > abs($1.value) }
            return rising.last { abs($0.value) >= 1 } ?? rising.first ?? (measure.value, measure.unit)
        }
        if known.system == system || known.system == .any { return (measure.value, measure.unit) }
        // The corresponding unit has the same rank among the units of its system.
        let others = all.filter { type(of: $0.unit) == type(of: known.unit) && $0.system == known.system }
        guard let rank = others.firstIndex(where: { $0.number == known.number }), !group.isEmpty else {
            return (measure.value, measure.unit)
        }
        return converted(group[min(rank, group.count - 1)])
    }

    /// A measurement in the unit of a region for a usage such as `road`; in a smaller one where the value is below 0.1.
    static func chosen(for measure: Measurement<Dimension>, _ locale: String, usage: String)
        -> (value: Double, unit: Unit)
    {
        guard usage != "default", let known = known(measure.unit), let name = names[known.number.kind],
              let number = MeasureFormat.preferredUnit(name, usage, locale: locale),
              let unit = all.first(where: { $0.number == number }) else {
            return chosen(for: measure, locale, isNatural: true)
        }
        let value = unit.number == known.number ? measure.value : measure.converted(to: unit.unit).value
        if abs(value) < 0.1, value != 0 { return chosen(for: measure, locale, isNatural: true) }
        return (value, unit.unit)
    }

    private static let names: [UInt32: String] = [
        2: "area", 5: "length", 6: "mass", 9: "speed", 10: "temperature", 11: "volume", 12: "energy", 8: "pressure",
    ]

    private static func system(of unit: RegionalUnit, _ locale: String) -> System? {
        guard let name = names[unit.number.kind],
              let ordinary = MeasureFormat.preferredUnit(name, "default", locale: locale) else { return nil }
        // ICU's preferred unit of a region may be missing in Foundation; it is then not metric.
        return all.first { $0.number == ordinary }?.system ?? .imperial
    }

    /// The units of each system in ascending order, corresponding units at the same rank.
    private static let all: [RegionalUnit] = [
        RegionalUnit(UnitLength.millimeters, 5, 3, .metric), RegionalUnit(UnitLength.centimeters, 5, 1, .metric),
        RegionalUnit(UnitLength.meters, 5, 0, .metric), RegionalUnit(UnitLength.kilometers, 5, 2, .metric),
        RegionalUnit(UnitLength.inches, 5, 6, .imperial), RegionalUnit(UnitLength.inches, 5, 6, .imperial),
        RegionalUnit(UnitLength.feet, 5, 5, .imperial), RegionalUnit(UnitLength.miles, 5, 7, .imperial),
        RegionalUnit(UnitLength.yards, 5, 8), RegionalUnit(UnitLength.nauticalMiles, 5, 13),
        RegionalUnit(UnitLength.decimeters, 5, 10), RegionalUnit(UnitLength.micrometers, 5, 11),
        RegionalUnit(UnitLength.nanometers, 5, 12), RegionalUnit(UnitLength.picometers, 5, 4),
        RegionalUnit(UnitLength.lightyears, 5, 9), RegionalUnit(UnitLength.parsecs, 5, 17),
        RegionalUnit(UnitLength.astronomicalUnits, 5, 16), RegionalUnit(UnitLength.fathoms, 5, 14),
        RegionalUnit(UnitLength.furlongs, 5, 15), RegionalUnit(UnitLength.scandinavianMiles, 5, 18),
        RegionalUnit(UnitMass.grams, 6, 0, .metric), RegionalUnit(UnitMass.kilograms, 6, 1, .metric),
        RegionalUnit(UnitMass.ounces, 6, 2, .imperial), RegionalUnit(UnitMass.pounds, 6, 3, .imperial),
        RegionalUnit(UnitMass.stones, 6, 4), RegionalUnit(UnitMass.milligrams, 6, 6),
        RegionalUnit(UnitMass.micrograms, 6, 5), RegionalUnit(UnitMass.metricTons, 6, 7),
        RegionalUnit(UnitMass.shortTons, 6, 8), RegionalUnit(UnitMass.carats, 6, 9),
        RegionalUnit(UnitMass.ouncesTroy, 6, 10),
        RegionalUnit(UnitTemperature.celsius, 10, 0, .metric),
        RegionalUnit(UnitTemperature.fahrenheit, 10, 1, .imperial), RegionalUnit(UnitTemperature.kelvin, 10, 2),
        RegionalUnit(UnitSpeed.kilometersPerHour, 9, 1, .metric),
        RegionalUnit(UnitSpeed.milesPerHour, 9, 2, .imperial), RegionalUnit(UnitSpeed.metersPerSecond, 9, 0),
        RegionalUnit(UnitSpeed.knots, 9, 3),
        RegionalUnit(UnitArea.squareCentimeters, 2, 6, .metric), RegionalUnit(UnitArea.squareMeters, 2, 0, .metric),
        RegionalUnit(UnitArea.squareKilometers, 2, 1, .metric), RegionalUnit(UnitArea.squareInches, 2, 7, .imperial),
        RegionalUnit(UnitArea.squareFeet, 2, 2, .imperial), RegionalUnit(UnitArea.squareMiles, 2, 3, .imperial),
        RegionalUnit(UnitArea.acres, 2, 4), RegionalUnit(UnitArea.hectares, 2, 5),
        RegionalUnit(UnitArea.squareYards, 2, 8),
        RegionalUnit(UnitVolume.milliliters, 11, 3, .metric), RegionalUnit(UnitVolume.liters, 11, 0, .metric),
        RegionalUnit(UnitVolume.fluidOunces, 11, 17, .imperial), RegionalUnit(UnitVolume.gallons, 11, 21, .imperial),
        RegionalUnit(UnitVolume.cups, 11, 18), RegionalUnit(UnitVolume.pints, 11, 19),
        RegionalUnit(UnitVolume.quarts, 11, 20), RegionalUnit(UnitVolume.teaspoons, 11, 15),
        RegionalUnit(UnitVolume.tablespoons, 11, 16), RegionalUnit(UnitVolume.cubicMeters, 11, 9),
        RegionalUnit(UnitVolume.cubicFeet, 11, 11), RegionalUnit(UnitVolume.cubicInches, 11, 10),
        RegionalUnit(UnitVolume.imperialGallons, 11, 24), RegionalUnit(UnitVolume.deciliters, 11, 5),
        RegionalUnit(UnitVolume.centiliters, 11, 4),
        RegionalUnit(UnitDuration.hours, 4, 4), RegionalUnit(UnitDuration.minutes, 4, 5),
        RegionalUnit(UnitDuration.seconds, 4, 6),
        RegionalUnit(UnitPressure.hectopascals, 8, 0), RegionalUnit(UnitPressure.inchesOfMercury, 8, 1),
        RegionalUnit(UnitPressure.millibars, 8, 2), RegionalUnit(UnitPressure.millimetersOfMercury, 8, 3),
        RegionalUnit(UnitPressure.poundsForcePerSquareInch, 8, 4), RegionalUnit(UnitPressure.kilopascals, 8, 6),
        RegionalUnit(UnitPressure.bars, 8, 9),
        RegionalUnit(UnitEnergy.calories, 12, 0), RegionalUnit(UnitEnergy.kilocalories, 12, 3),
        RegionalUnit(UnitEnergy.joules, 12, 2), RegionalUnit(UnitEnergy.kilojoules, 12, 4),
        RegionalUnit(UnitEnergy.kilowattHours, 12, 5),
        RegionalUnit(UnitPower.watts, 7, 0), RegionalUnit(UnitPower.kilowatts, 7, 1),
        RegionalUnit(UnitPower.horsepower, 7, 2), RegionalUnit(UnitPower.megawatts, 7, 4),
        RegionalUnit(UnitFrequency.hertz, 16, 0), RegionalUnit(UnitFrequency.kilohertz, 16, 1),
        RegionalUnit(UnitFrequency.megahertz, 16, 2), RegionalUnit(UnitFrequency.gigahertz, 16, 3),
        RegionalUnit(UnitInformationStorage.bits, 14, 0), RegionalUnit(UnitInformationStorage.bytes, 14, 1),
        RegionalUnit(UnitInformationStorage.kilobytes, 14, 5), RegionalUnit(UnitInformationStorage.megabytes, 14, 7),
        RegionalUnit(UnitInformationStorage.gigabytes, 14, 3), RegionalUnit(UnitInformationStorage.terabytes, 14, 9),
    ]
}
