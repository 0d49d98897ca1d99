import HealthKitUI
import SwiftUI

struct RingsView: UIViewRepresentable {
    let movement: Double
    func makeUIView(context: Context) -> HKActivityRingView { HKActivityRingView() }
    func updateUIView(_ view: HKActivityRingView, context: Context) {
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: movement)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
        view.setActivitySummary(summary, animated: true)
    }
}
#Preview { RingsView(movement: 350).frame(width: 200, height: 200) }
