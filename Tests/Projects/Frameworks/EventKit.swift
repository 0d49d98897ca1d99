import EventKit
import EventKitUI
import SwiftUI

struct EventEditor: UIViewControllerRepresentable {
    private let store = EKEventStore()
    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController(), event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.startDate = Date(timeIntervalSinceReferenceDate: 0)
        controller.eventStore = store
        controller.event = event
        return controller
    }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}
#Preview { EventEditor().task { _ = try? await EKEventStore().requestFullAccessToEvents() } }
