import Foundation
import HealthKit
@testable import HealthKitUI
import Testing
import WorkoutKit

@Suite("Plans of workouts and rings of days")
struct WorkoutPlanTests {
    @Test func aPlanKeepsItsSteps() async {
        let work = IntervalStep(.work, goal: .distance(400, .meters), alert: HeartRateZoneAlert(zone: 4))
        let block = IntervalBlock(steps: [work, IntervalStep(.recovery, goal: .time(90, .seconds))], iterations: 6)
        let workout = CustomWorkout(activity: .running, location: .outdoor, displayName: "6 × 400 m",
                                    warmup: WorkoutStep(), blocks: [block])
        let plan = WorkoutPlan(.custom(workout))
        guard case .custom(let kept) = plan.workout else {
            Issue.record("The plan has another workout.")
            return
        }
        #expect(kept.blocks[0].iterations == 6 && kept.blocks[0].steps[0].step.goal == .distance(400, .meters))
        #expect((kept.blocks[0].steps[0].step.alert as? HeartRateZoneAlert)?.zone == 4)
        #expect(await WorkoutScheduler.shared.requestAuthorization() == .denied)
    }

    /// 250 of 500 kilocalories, 45 of 30 minutes, 12 of no hours.
    @Test @MainActor func ringsAreThePartsOfGoals() {
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 250)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 45)
        summary.exerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: 12)
        #expect(HKActivityRingView.parts(of: summary) == [0.5, 1.5, 0])
        #expect(HKActivityRingView.parts(of: nil) == [0, 0, 0])
    }
}
