import MapKit
import SwiftUI

struct MapView: View {
    var center: CLLocationCoordinate2D

    var body: some View {
        Map(initialPosition: .region(region))
    }

    private var region: MKCoordinateRegion {
        MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
    }
}

#Preview {
    MapView(center: CLLocationCoordinate2D(latitude: 47.56, longitude: 13.65))
}
