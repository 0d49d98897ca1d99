import Foundation
import HealthKit
import Testing

@Suite("HealthKit without data")
struct HealthKitTests {
    private let store = HKHealthStore()

    @Test func queriesThatAreAwaitedThrow() async {
        let steps = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
        let samples = HKSampleQueryDescriptor(predicates: [steps], sortDescriptors: [SortDescriptor(\.startDate)])
        await #expect(throws: HKError(.errorHealthDataUnavailable)) { _ = try await samples.result(for: store).count }
        let sum = HKStatisticsQueryDescriptor(predicate: steps, options: .cumulativeSum)
        await #expect(throws: HKError(.errorHealthDataUnavailable)) { _ = try await sum.result(for: store) == nil }
        let workouts = HKAnchoredObjectQueryDescriptor(predicates: [.workout()], anchor: nil)
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            for try await _ in workouts.results(for: store) {}
        }
    }

    @Test func anAnchoredQueryEndsWithAnError() {
        var errors: [HKError?] = []
        let query = HKAnchoredObjectQuery(type: HKQuantityType(.heartRate), predicate: nil, anchor: nil,
                                          limit: HKObjectQueryNoLimit) { _, _, _, _, error in
            errors.append(error as? HKError)
        }
        store.execute(query)
        #expect(errors == [HKError(.errorHealthDataUnavailable)])
    }

    @Test func aSampleKeepsWhatAProgramAdds() {
        let start = Date(timeIntervalSinceReferenceDate: 0), end = start + 60
        let sample = HKCategorySample(type: HKCategoryType(.sleepAnalysis),
                                      value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: start, end: end,
                                      metadata: ["night": 1])
        #expect(sample.metadata?["night"] as? Int == 1 && sample.value == 5 && sample.categoryType == sample.sampleType)
        #expect(HKCategoryValueSleepAnalysis.allAsleepValues.contains(.asleep))
        #expect(sample.sourceRevision.source == .default() && sample.device == nil)
    }

    /// 98.6 °F is 37 °C, a cup is half a US pint, a stone is 14 pounds.
    @Test func unitsAreThoseOfTheirDefinitions() {
        func value(_ number: Double, _ unit: HKUnit, in other: HKUnit) -> Double {
            HKQuantity(unit: unit, doubleValue: number).doubleValue(for: other)
        }
        #expect(abs(value(98.6, .degreeFahrenheit(), in: .degreeCelsius()) - 37) < 1e-9)
        #expect(abs(value(0, .kelvin(), in: .degreeFahrenheit()) + 459.67) < 1e-9)
        #expect(abs(value(1, .pintUS(), in: .cupUS()) - 2) < 1e-12)
        #expect(abs(value(1, .stone(), in: .pound()) - 14) < 1e-9)
        #expect(value(1, .largeCalorie(), in: .smallCalorie()) == 1000)
        #expect(value(180, .degreeAngle(), in: .radianAngle()) == .pi)
        #expect(abs(value(18, .gramUnit(with: .none), in: .moleUnit(withMolarMass: 18)) - 1) < 1e-12)
        #expect(!HKQuantity(unit: .volt(), doubleValue: 1).is(compatibleWith: .watt()))
    }

    @Test func aKeyOfMetadataIsATextOfItsOwn() {
        let energy = HKQuantityType(.dietaryEnergyConsumed)
        let sample = HKQuantitySample(type: energy, quantity: HKQuantity(unit: .largeCalorie(), doubleValue: 2),
                                      start: .now, end: .now, metadata: [HKMetadataKeyFoodType: "Soup"])
        #expect(sample.metadata?["HKFoodType"] as? String == "Soup")
        #expect(HKStatisticsOptions.mostRecent == .discreteMostRecent)
    }
}
