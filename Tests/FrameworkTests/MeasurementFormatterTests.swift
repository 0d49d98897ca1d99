import Foundation
import QuadrantFoundation
import Testing

/// MeasurementFormatter, RelativeDateTimeFormatter, ListFormatter (#9.35).
@Suite("Formatters of measures, dates and lists")
struct MeasurementFormatterTests {
    private func formatter(_ language: String, _ options: MeasurementFormatter.UnitOptions = [],
                           _ style: Formatter.UnitStyle = .medium) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberFormatter.locale = formatter.locale
        formatter.unitOptions = options
        formatter.unitStyle = style
        return formatter
    }

    private let marathon = Measurement(value: 42.195, unit: UnitLength.kilometers)

    /// A mile is 1609.344 metres: 42195 / 1609.344 = 26.2187…
    @Test func regionsHaveUnitsOfTheirOwn() {
        #expect(formatter("en_US").string(from: marathon) == "26.219 mi")
        #expect(formatter("en_US", .providedUnit).string(from: marathon) == "42.195 km")
        #expect(formatter("de_DE").string(from: marathon) == "42,195 km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US").string(from: warm) == "68°F")
        #expect(formatter("de_DE").string(from: warm) == "20 °C")
        #expect(formatter("de_DE", .temperatureWithoutUnit).string(from: warm) == "20°")
        let heavy = Measurement(value: 10, unit: UnitMass.kilograms)
        // A pound is 0.45359237 kilograms: 10 / 0.45359237 = 22.0462…
        #expect(formatter("en_US").string(from: heavy) == "22.046 lb")
    }

    @Test func theStyleSetsTheLengthOfUnits() {
        #expect(formatter("en_US", .providedUnit, .long).string(from: marathon) == "42.195 kilometers")
        #expect(formatter("en_US", .providedUnit, .short).string(from: marathon) == "42.195km")
        #expect(formatter("en_US", .providedUnit, .long).string(from: UnitLength.kilometers as Unit) == "kilometers")
    }

    @Test func theNaturalScaleChoosesAHandyUnit() {
        let walk = Measurement(value: 1_500, unit: UnitLength.meters)
        #expect(formatter("de_DE", .naturalScale).string(from: walk) == "1,5 km")
        let short = formatter("de_DE", .providedUnit)
        short.numberFormatter.maximumFractionDigits = 1
        #expect(short.string(from: marathon) == "42,2 km")
    }

    @Test func unitsOfOnesOwnHaveTheirSymbol() {
        let unit = Dimension(symbol: "blip", converter: UnitConverterLinear(coefficient: 1))
        #expect(formatter("en_US").string(from: Measurement(value: 2, unit: unit)) == "2 blip")
    }

    @Test func datesAreDescribedRelativeToOthers() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 300) == "in 5 minutes")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(fromTimeInterval: -7_200) == "two hours ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    }

    @Test func listsAreJoined() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }
}
