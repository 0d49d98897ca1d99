import HealthKit
import SwiftUI

@Observable final class StepsModel {
    var text = ""
    private let store = HKHealthStore()
    func load() async {
        guard HKHealthStore.isHealthDataAvailable(),
            let steps = HKQuantityType.quantityType(forIdentifier: .stepCount) else {
            text = "No health data"
            return
        }
        try? await store.requestAuthorization(toShare: [], read: [steps])
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) { _,
            result, _ in
            let count = result?.sumQuantity()?.doubleValue(for: HKUnit.count())
            DispatchQueue.main.async { self.text = "\(count ?? 0)" }
        }
        store.execute(query)
    }
}
struct StepsView: View {
    @State private var model = StepsModel()
    var body: some View { Text(model.text).task { await model.load() } }
}
#Preview { StepsView() }
