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

    /// The numbers and texts are what a store on a phone keeps.
    @Test func namesHaveTheValuesOfTheFramework() {
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKQuantityTypeIdentifier.runningVerticalOscillation.rawValue
            == "HKQuantityTypeIdentifierRunningVerticalOscillation")
        #expect(HKCategoryTypeIdentifier.headache.rawValue == "HKCategoryTypeIdentifierHeadache")
        #expect(HKWorkoutActivityType.cooldown.rawValue == 80 && HKWorkoutActivityType.underwaterDiving.rawValue == 84)
        #expect(HKMetricPrefix.femto.rawValue == 13 && HKMetricPrefix.kilo.rawValue == 9)
        #expect(HKCategoryValueCervicalMucusQuality.eggWhite.rawValue == 5)
        #expect(HKElectrocardiogram.Classification.unrecognized.rawValue == 100)
        #expect(HKWeatherCondition.tornado.rawValue == 27 && HKError.Code.errorNoData.rawValue == 11)
    }

    @Test func aSeriesIsAKindOfItsOwn() {
        #expect(HKSeriesType.workoutRoute() == HKObjectType.seriesType(forIdentifier: HKWorkoutRouteTypeIdentifier))
        #expect(HKSeriesType.workoutRoute() != HKObjectType.workoutType())
    }

    @Test func anAnchorIsArchived() throws {
        let anchor = HKQueryAnchor(fromValue: 7)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data) == anchor)
        #expect(HKQueryAnchor(fromValue: 8) != anchor)
    }

    @Test func aWorkoutCannotBegin() async {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        #expect(throws: HKError(.errorHealthDataUnavailable)) {
            _ = try HKWorkoutSession(healthStore: store, configuration: configuration)
        }
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await builder.beginCollection(at: .now) }
        #expect(builder.statistics(for: HKQuantityType(.heartRate)) == nil)
    }

    @Test func aCorrelationFindsItsSamplesByKind() {
        let systolic = HKQuantityType(.bloodPressureSystolic)
        let quantity = HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120)
        let sample = HKQuantitySample(type: systolic, quantity: quantity, start: .now, end: .now)
        let pressure = HKCorrelation(type: HKCorrelationType(.bloodPressure), start: .now, end: .now, objects: [sample])
        #expect(pressure.objects(for: systolic) == [sample])
        #expect(pressure.objects(for: HKQuantityType(.bloodPressureDiastolic)).isEmpty)
    }

    @Test func quantitiesAreComparedInOneUnit() {
        let metre = HKQuantity(unit: .meter(), doubleValue: 1), foot = HKQuantity(unit: .foot(), doubleValue: 3)
        #expect(metre.compare(foot) == .orderedDescending)
        #expect(metre == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
        #expect(metre != HKQuantity(unit: .second(), doubleValue: 1))
    }

    @Test func aWorkoutKeepsItsEvents() {
        let start = Date.now, interval = DateInterval(start: start, duration: 3)
        let event = HKWorkoutEvent(type: .lap, dateInterval: interval, metadata: ["lap": 2])
        let workout = HKWorkout(activityType: .swimming, start: start, end: start + 60, workoutEvents: [event],
                                totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
        #expect(workout.workoutEvents?.first?.metadata?["lap"] as? Int == 2 && workout.duration == 60)
        #expect(workout.statistics(for: HKQuantityType(.activeEnergyBurned)) == nil)
    }
}
