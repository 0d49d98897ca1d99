import AdSupport
import AppTrackingTransparency
import CoreTelephony
import SwiftUI
import SystemConfiguration

struct TrackingView: View {
    @State private var isAllowed = false
    var body: some View {
        Text(isAllowed ? ASIdentifierManager.shared().advertisingIdentifier.uuidString : "Not tracked").task {
            isAllowed = await ATTrackingManager.requestTrackingAuthorization() == .authorized
            print(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders ?? [:])
        }
    }
}
#Preview { TrackingView() }
