import ActivityKit
import SwiftUI

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var driver: String
}
struct DeliveryView: View {
    @State private var activity: Activity<DeliveryAttributes>?
    var body: some View {
        Button("Start") {
            guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
            let content = ActivityContent(state: DeliveryAttributes.ContentState(minutes: 5), staleDate: nil)
            activity = try? Activity.request(attributes: DeliveryAttributes(driver: "Ann"), content: content)
        }
        Button("End") { Task { await activity?.end(nil, dismissalPolicy: .immediate) } }
    }
}
#Preview { DeliveryView() }
