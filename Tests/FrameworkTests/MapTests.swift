import CoreLocation
import MapKit
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import SwiftUI
import Testing

@Suite("MapKit")
@MainActor
struct MapTests {
    @Test func regionsAndMapPointsAreEachOthersInverse() {
        let place = CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35), back = MKMapPoint(place).coordinate
        #expect(abs(back.latitude - place.latitude) < 1e-9)
        #expect(abs(back.longitude - place.longitude) < 1e-9)
        let region = MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 111_319.49,
                                        longitudinalMeters: 222_638.98)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
        #expect(abs(region.span.longitudeDelta - 2) < 1e-9)
    }

    private struct Place: Identifiable {
        let id = 1
        let coordinate: CLLocationCoordinate2D
    }

    /// The centre of a region is at the centre of the map, whatever the map's aspect ratio.
    @Test func annotationsStandWhereTheirPlaceIs() {
        let center = CLLocationCoordinate2D(latitude: 34, longitude: -116)
        let region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
        let map = Map(coordinateRegion: .constant(region), annotationItems: [Place(coordinate: center)]) { place in
            MapAnnotation(coordinate: place.coordinate) { Text("here") }
        }
        let host = ViewHost(rootView: map, configuration: HostConfiguration(size: CGSize(width: 300, height: 200)))
        host.settle()
        var taps = 0
        let tapped = ViewHost(rootView: Map { Annotation("", coordinate: center) {
            Color.red.frame(width: 20, height: 20).onTapGesture { taps += 1 }
        } }, configuration: HostConfiguration(size: CGSize(width: 300, height: 200)))
        tapped.tap(at: CGPoint(x: 150, y: 100))
        #expect(taps == 1)
    }
}
