import SwiftUI
import WorkoutKit

struct PlanView: View {
    @State private var isShown = false
    private let plan = WorkoutPlan(.custom(CustomWorkout(
        activity: .running, location: .outdoor, displayName: "Intervals",
        blocks: [IntervalBlock(steps: [IntervalStep(.work, goal: .distance(400, .meters))], iterations: 6)])))
    var body: some View {
        Button("Show") { isShown = true }.workoutPreview(plan, isPresented: $isShown)
    }
}
#Preview { PlanView() }
