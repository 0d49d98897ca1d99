import HealthKit
import Testing

@Suite("Units of health by their texts")
struct HKUnitTextTests {
    @Test(arguments: [
        ("count/min", HKUnit.count().unitDivided(by: .minute())),
        ("mg/dL", HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))),
        ("ml/(kg*min)", HKUnit.literUnit(with: .milli).unitDivided(
            by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))),
        ("kcal", .kilocalorie()), ("lb", .pound()), ("mcg", .gramUnit(with: .micro)), ("km", .meterUnit(with: .kilo)),
        ("degF", .degreeFahrenheit()), ("%", .percent()),
    ])
    func aTextIsAUnit(text: String, unit: HKUnit) {
        let read = HKUnit(from: text)
        #expect(read.unitString == text)
        let quantity = HKQuantity(unit: unit, doubleValue: 3)
        #expect(quantity.is(compatibleWith: read))
        guard quantity.is(compatibleWith: read) else { return }
        #expect(abs(quantity.doubleValue(for: read) - 3) < 1e-9)
    }

    @Test func anotherTextMeasuresWhatNoUnitDoes() {
        for text in ["", "bananas", "kg/", "(kg", "m^x"] {
            let unit = HKUnit(from: text)
            #expect(!HKQuantity(unit: .count(), doubleValue: 1).is(compatibleWith: unit), "\(text)")
        }
        #expect(HKQuantity(unit: HKUnit(from: "m^2"), doubleValue: 1).doubleValue(for: HKUnit(from: "cm^2")) > 9_999)
    }
}
