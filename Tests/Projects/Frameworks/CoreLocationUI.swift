import CoreLocation
import CoreLocationUI
import SwiftUI

struct NearbyView: View {
    private let manager = CLLocationManager()
    var body: some View {
        LocationButton(.shareCurrentLocation) { manager.requestLocation() }
            .labelStyle(.titleAndIcon).foregroundColor(.white).cornerRadius(20)
    }
}
#Preview { NearbyView() }
