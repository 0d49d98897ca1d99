import Contacts
import CoreLocation
import Foundation
import MapKit
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

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

    /// There is no service: requests end with an error, and a text that is typed is answered with one.
    @Test func searchesAndWaysEndWithAnError() async {
        await #expect(throws: MKError.self) { try await MKLocalSearch(request: .init()).start() }
        await #expect(throws: MKError.self) { try await MKDirections(request: .init()).calculate() }
        final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
            var failures = 0
            func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failures += 1 }
        }
        let completer = MKLocalSearchCompleter(), delegate = Delegate()
        completer.delegate = delegate
        completer.queryFragment = "cafe"
        #expect(delegate.failures == 1 && completer.results.isEmpty)
    }

    /// What is on a map has its identity from its element, and its state with it.
    @Test func anAnnotationKeepsItsStateWhenOthersComeAndGo() {
        struct Taps: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name)\(count)") { count += 1 } }
        }
        struct Shown: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    Button("change") { names = ["c", "b"] }
                    Map {
                        if names.count < 3 {
                            Annotation("", coordinate: .init(latitude: 51, longitude: 9)) { Text("m") }
                        }
                        ForEach(names, id: \.self) { name in
                            Annotation("", coordinate: .init(latitude: 50, longitude: name == "b" ? 8 : 10)) {
                                Taps(name: name)
                            }
                        }
                    }
                }
            }
        }
        let scene = ViewHarness(offering: 300, 300) { Shown() }
        for name in ["b0", "b1", "change"] { scene.tap(name) }
        #expect(scene.host.tap(text: "b2") != nil && scene.host.tap(text: "c0") != nil)
    }

    @Test func addressesAreNotSearchedFor() async throws {
        let request = try #require(MKGeocodingRequest(addressString: "Graz"))
        await #expect(throws: MKError(.serverFailure)) { _ = try await request.mapItems }
        #expect(MKGeocodingRequest(addressString: "") == nil)
        let nowhere = CLLocation(latitude: 100, longitude: 0)
        #expect(MKReverseGeocodingRequest(location: nowhere) == nil)
        let point = CLLocation(latitude: 47, longitude: 15)
        let reverse = try #require(MKReverseGeocodingRequest(location: point))
        await #expect(throws: MKError(.serverFailure)) { _ = try await reverse.mapItems }
        let item = MKMapItem(location: point, address: MKAddress(fullAddress: "Ring 1\nGraz", shortAddress: nil))
        #expect(item.location.coordinate.latitude == 47 && item.placemark.coordinate.longitude == 15)
        #expect(item.addressRepresentations?.fullAddress(includingRegion: true, singleLine: true) == "Ring 1, Graz")
    }

    /// A square in a view of 300 × 200 is as high as the view: 100 units for 200 points, 150 for 300.
    @Test @MainActor func aRectangleFitsTheSidesOfTheView() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let square = MKMapRect(x: 1_000, y: 2_000, width: 100, height: 100)
        #expect(map.mapRectThatFits(square) == MKMapRect(x: 975, y: 2_000, width: 150, height: 100))
        // 100 points are left below the inset: 1 unit each.
        let insets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
        #expect(map.mapRectThatFits(square, edgePadding: insets)
            == MKMapRect(x: 900, y: 1_900, width: 300, height: 200))
        #expect(MKMapView(frame: .zero).mapRectThatFits(square) == square)
    }

    @Test func anOverlayHasARectangle() {
        let places = [(0.0, 0.0), (1, 2), (-1, 1)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let line = MKPolyline(coordinates: places, count: 3), rect = line.boundingMapRect
        // In units of 15 centimetres; sums of large numbers are rounded.
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
        #expect(isNear(rect.minX, MKMapPoint(places[0]).x) && isNear(rect.maxX, MKMapPoint(places[1]).x))
        #expect(isNear(rect.minY, MKMapPoint(places[1]).y) && isNear(rect.maxY, MKMapPoint(places[2]).y))
        #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
        let circle = MKCircle(center: places[0], radius: 1_000)
        let metres = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(0)
        #expect(isNear(metres, 2_000))
        #expect(circle.intersects(rect) && !circle.intersects(rect.offsetBy(dx: rect.width * 2, dy: 0)))
        #expect(isNear(rect.intersection(rect.offsetBy(dx: rect.width / 2, dy: 0)).width, rect.width / 2))
    }

    /// Maps have no features, so that the question is not asked.
    @Test func featuresOfMapsAreNotSelected() {
        var isAsked = false
        let host = ViewHost(rootView: Color.red.mapFeatureSelectionDisabled { (feature: MapFeature) in
            isAsked = true
            return feature.kind == .pointOfInterest && feature.pointOfInterestCategory == .cafe
        }, configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(!isAsked)
    }

    @Test func aFilterOfPlacesIncludesOrExcludesKinds() {
        let filter = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(filter.excludes(.cafe) && filter.includes(.bakery))
        #expect(!MKPointOfInterestFilter(including: [.cafe]).includes(.bakery))
    }

    private func places(_ degrees: [(Double, Double)]) -> [CLLocationCoordinate2D] {
        degrees.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    }

    /// A pointer is what the framework takes: an array, and an array that may be changed.
    @Test func overlaysAreMadeOfPlacesAndOfPoints() {
        var corners = places([(0, 0), (0, 4), (4, 4), (4, 0)])
        let hole = MKPolygon(coordinates: places([(1, 1), (1, 2), (2, 2)]), count: 3)
        let area = MKPolygon(coordinates: &corners, count: 4, interiorPolygons: [hole])
        #expect(area.pointCount == 4 && area.interiorPolygons?.count == 1)
        let again = MKPolygon(points: area.points(), count: 3)
        var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 3)
        again.getCoordinates(&read, range: NSRange(location: 0, length: 3))
        #expect(abs(read[2].latitude - 4) < 1e-9 && abs(read[2].longitude - 4) < 1e-9)
        #expect(MKMultiPolygon([area, again]).boundingMapRect == area.boundingMapRect)
        #expect(MKPolyline(coordinates: [], count: 0).pointCount == 0)
    }

    /// A quarter of the equator stays on it; between two places of 60° north the shortest way leads farther north.
    private final class Track: MKPolyline { var name = "" }
    private final class Field: MKPolygon { var name = "" }
    private final class Town: CLPlacemark {
        override var locality: String? { "Graz" }
        override var country: String? { "Austria" }
    }

    @Test func classesOfOverlaysInheritTheirInitialisers() {
        let places = [CLLocationCoordinate2D(latitude: 47, longitude: 15), CLLocationCoordinate2D()]
        #expect(Track(coordinates: places, count: 2).pointCount == 2)
        #expect(Field(coordinates: places, count: 2, interiorPolygons: nil).pointCount == 2)
    }

    @Test func aPlaceHasTheAddressOfItsParts() {
        let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 47, longitude: 15))
        #expect(MKPlacemark(placemark: place).coordinate.latitude == 47 && place.postalAddress == nil)
        let address = Town(placemark: place).postalAddress
        #expect(address?.city == "Graz" && address?.country == "Austria" && address?.street == "")
    }

    @Test func aGeodesicLineIsTheShortestWay() {
        let equator = MKGeodesicPolyline(coordinates: places([(0, 0), (0, 90)]), count: 2)
        #expect(equator.pointCount == 91)
        let north = MKGeodesicPolyline(coordinates: places([(60, 0), (60, 90)]), count: 2)
        var all = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: north.pointCount)
        north.getCoordinates(&all, range: NSRange(location: 0, length: all.count))
        // tan(φ) = tan(60°) / cos(45°)
        let highest = all.map(\.latitude).max() ?? 0
        #expect(abs(highest - atan(tan(Double.pi / 3) / cos(Double.pi / 4)) * 180 / .pi) < 0.1)
    }

    /// A view of 200 × 100 points shows 2° in its height.
    @Test func placesOfAMapAreFoundAgain() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let middle = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        #expect(map.convert(middle, toPointTo: map) == .zero)
        map.region = MKCoordinateRegion(center: middle, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 1))
        let point = map.convert(middle, toPointTo: nil)
        // The middle of a region in degrees is a little off that of the map, whose degrees grow towards the poles.
        #expect(abs(point.x - 100) < 0.01 && abs(point.y - 50) < 0.5)
        let east = map.convert(CGPoint(x: 150, y: 50), toCoordinateFrom: map)
        #expect(abs(east.latitude - 10) < 0.01 && abs(east.longitude - 21) < 0.03)
        map.setCamera(MKMapCamera(lookingAtCenter: middle, fromDistance: 1_000, pitch: 0, heading: 0), animated: false)
        #expect(abs(map.camera.centerCoordinateDistance - 1_000) < 20)
    }

    @Test func aLiteralOfPlacesHasTheKindsThatAreShown() {
        let none: PointOfInterestCategories = [], cafes: PointOfInterestCategories = [.cafe]
        #expect(none == .excludingAll && none != .all && .excluding([]) == PointOfInterestCategories.all)
        #expect(cafes == .including(.cafe) && .excluding(.cafe) == PointOfInterestCategories.excluding([.cafe]))
    }

    @Test func overlaysHaveAnOrder() {
        let map = MKMapView(), shapes = (0..<3).map { MKCircle(center: CLLocationCoordinate2D(), radius: Double($0)) }
        map.addOverlay(shapes[0], level: .aboveRoads)
        map.insertOverlay(shapes[1], below: shapes[0])
        map.insertOverlay(shapes[2], above: shapes[1])
        #expect(map.overlays.compactMap { ($0 as? MKCircle)?.radius } == [1, 2, 0])
        #expect(map.renderer(for: shapes[0]) == nil)
    }

    @Test func viewsOfARegisteredClassAreMade() {
        let map = MKMapView(), note = MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: "a")
        map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin", for: note) is MKPinAnnotationView)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "none", for: note) is MKMarkerAnnotationView)
    }

    @Test func theAddressOfATileHasItsNumbers() {
        let tiles = MKTileOverlay(urlTemplate: "https://a.org/{z}/{x}/{y}.png")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://a.org/3/1/2.png")
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

    /// An image gives a view of an annotation its size; what is in front is said by a number.
    @Test func viewsOfAnnotationsHaveTheSizeOfTheirImage() {
        let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
        #expect(view.bounds.size == .zero && view.zPriority == .defaultUnselected)
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        view.zPriority = MKAnnotationViewZPriority(2)
        #expect(view.zPriority.rawValue < MKAnnotationViewZPriority.max.rawValue)
    }
}
