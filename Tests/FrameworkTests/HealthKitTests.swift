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
}
