import DeviceActivity
import FamilyControls
import ManagedSettings
import SwiftUI

struct LimitsView: View {
    @State private var selection = FamilyActivitySelection()
    @State private var isShown = false
    private let store = ManagedSettingsStore()
    var body: some View {
        Button("Choose") { isShown = true }
            .familyActivityPicker(isPresented: $isShown, selection: $selection)
            .onChange(of: selection) { store.shield.applications = selection.applicationTokens }
            .task { try? await AuthorizationCenter.shared.requestAuthorization(for: .individual) }
        Button("Watch") {
            let schedule = DeviceActivitySchedule(intervalStart: DateComponents(hour: 0),
                intervalEnd: DateComponents(hour: 23), repeats: true)
            try? DeviceActivityCenter().startMonitoring(DeviceActivityName("daily"), during: schedule)
        }
    }
}
#Preview { LimitsView() }
