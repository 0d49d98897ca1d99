import ActivityKit
import SwiftUI
import WidgetKit
struct PizzaAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}
struct PizzaLive: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PizzaAttributes.self) { context in
            HStack { Text(context.attributes.name).bold(); Spacer(); Text("\(context.state.minutes) min") }.padding()
                .activityBackgroundTint(Color.cyan).activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                DynamicIslandExpandedRegion(.trailing) { Text("Trailing") }
                DynamicIslandExpandedRegion(.bottom) { Text("Bottom \(context.state.minutes)") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .widgetURL(URL(string: "http://www.apple.com")).keylineTint(Color.red)
        }
    }
}
extension PizzaAttributes { fileprivate static var preview: PizzaAttributes { PizzaAttributes(name: "Pizza") } }
extension PizzaAttributes.ContentState {
    fileprivate static var five: PizzaAttributes.ContentState { PizzaAttributes.ContentState(minutes: 5) }
    fileprivate static var nine: PizzaAttributes.ContentState { PizzaAttributes.ContentState(minutes: 9) }
}
#Preview(as: .content, using: PizzaAttributes.preview) {
   PizzaLive()
} contentStates: {
    PizzaAttributes.ContentState.five
}
#Preview("Island", as: .dynamicIsland(.compact), using: PizzaAttributes.preview) {
    PizzaLive()
} contentStates: {
    PizzaAttributes.ContentState.nine
}

struct OrderView: View {
    @State private var activity: Activity<PizzaAttributes>?
    var body: some View {
        Button("Start") {
            guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
            let content = ActivityContent(state: PizzaAttributes.ContentState.five, staleDate: nil)
            activity = try? Activity.request(attributes: .preview, content: content)
        }
        Button("End") { Task { await activity?.end(nil, dismissalPolicy: .immediate) } }
    }
}
#Preview("Order") { OrderView() }
