public import Foundation

extension HKUnit {
    /// A unit by its text: `"kg"`, `"count/min"`, `"mL/(kg*min)"`, `"m^2"`.
    ///
    /// Symbols are those of `unitString`, with prefixes before the units that have them. A text that names no unit is a
    /// unit of its own here, which measures what no other does; on a phone it is an exception.
    public convenience init(from string: String) {
        var reader = UnitReader(text: Array(string.filter { $0 != " " }))
        let unit = reader.product()
        let isWhole = reader.isAtEnd
        self.init(string, isWhole ? unit?.factor ?? 1 : 1, isWhole ? unit?.dimension ?? string : string,
                  offset: isWhole ? unit?.offset ?? 0 : 0)
    }
    /// A unit of masses as a formatter has it.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        self.init(from: [.gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st"][massFormatterUnit]
            ?? "g")
    }
    /// A unit of lengths as a formatter has it.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        self.init(from: [.millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft",
                         .yard: "yd", .mile: "mi"][lengthFormatterUnit] ?? "m")
    }
    /// A unit of energy as a formatter has it.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        self.init(from: [.joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal"][energyFormatterUnit]
            ?? "J")
    }
}

/// Reads units from a text, from left to right.
private struct UnitReader {
    let text: [Character]
    private var place = 0
    init(text: [Character]) { self.text = text }
    var isAtEnd: Bool { place == text.count }

    /// Units with signs between them.
    mutating func product() -> HKUnit? {
        guard var unit = power() else { return nil }
        while place < text.count, "*·./".contains(text[place]) {
            let divides = text[place] == "/"
            place += 1
            guard let next = power() else { return nil }
            unit = divides ? unit.unitDivided(by: next) : unit.unitMultiplied(by: next)
        }
        return unit
    }

    /// A unit, or several in parentheses, with a power.
    private mutating func power() -> HKUnit? {
        var unit: HKUnit?
        if place < text.count, text[place] == "(" {
            place += 1
            unit = product()
            guard place < text.count, text[place] == ")" else { return nil }
            place += 1
        } else {
            let start = place
            while place < text.count, !"*·./()^".contains(text[place]) { place += 1 }
            unit = Self.unit(String(text[start..<place]))
        }
        guard place < text.count, text[place] == "^", let base = unit else { return unit }
        place += 1
        let start = place
        while place < text.count, text[place].isNumber { place += 1 }
        guard let number = Int(String(text[start..<place])), (1...9).contains(number) else { return nil }
        return (1..<number).reduce(base) { product, _ in product.unitMultiplied(by: base) }
    }

    /// Units with a name of their own.
    private static var named: [HKUnit] {
        [.count(), .percent(), .mile(), .foot(), .inch(), .yard(), .pound(), .ounce(), .stone(), .kilocalorie(),
         .largeCalorie(), .smallCalorie(), .minute(), .hour(), .day(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(),
         .millimeterOfMercury(), .centimeterOfWater(), .atmosphere(), .fluidOunceUS(), .fluidOunceImperial(), .cupUS(),
         .cupImperial(), .pintUS(), .pintImperial(), .internationalUnit(), .decibelHearingLevel(),
         .decibelAWeightedSoundPressureLevel(), .degreeAngle()]
    }
    /// Units with prefixes.
    private static var prefixed: [HKUnit] {
        [.meter(), .gram(), .liter(), .second(), .joule(), .pascal(), .siemen(), .volt(), .watt(), .hertz()]
    }
    private static func unit(_ name: String) -> HKUnit? {
        if let unit = (named + prefixed).first(where: { $0.unitString == name }) { return unit }
        let symbol = name.hasSuffix("l") ? name.dropLast() + "L" : name
        for unit in prefixed where symbol.hasSuffix(unit.unitString) {
            let before = symbol.dropLast(unit.unitString.count)
            let prefix = (0...13).compactMap { HKMetricPrefix(rawValue: $0) }
                .first { $0.symbol == (before == "μ" || before == "µ" ? "mc" : before) }
            if let prefix { return HKUnit(symbol, unit.factor * prefix.factor, unit.dimension) }
        }
        return nil
    }
}
