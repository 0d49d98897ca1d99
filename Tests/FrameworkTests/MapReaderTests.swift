import CoreLocation
import Foundation
import MapKit
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import SwiftUI
import Testing

@Suite("Points and places of a map")
@MainActor
struct MapReaderTests {
    private final class Answers {
        var proxy: MapProxy?
    }

    @Test func pointsAndPlacesAreConverted() throws {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 10), answers = Answers()
        let region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let view = MapReader { proxy in
            let _ = answers.proxy = proxy
            Map(initialPosition: .region(region)).frame(width: 200, height: 200)
        }
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
        host.settle()
        let proxy = try #require(answers.proxy)
        let middle = try #require(proxy.convert(center, to: .global))
        #expect(abs(middle.x - 150) < 0.1 && abs(middle.y - 150) < 0.1)
        let place = try #require(proxy.convert(CGPoint(x: 50, y: 150), from: .global))
        #expect(abs(place.longitude - 9.5) < 0.01 && abs(place.latitude) < 0.01)
        #expect(proxy.convert(CLLocationCoordinate2D(latitude: 0, longitude: 40), to: .global) == nil)
        let camera = try #require(proxy.camera(framing: region))
        #expect(abs(camera.centerCoordinate.longitude - 10) < 1e-6 && camera.distance > 100_000)
    }

    /// A map lies under the bars of the window too; its region is centred between them.
    @Test func theMapIsUnderTheBars() throws {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 10), answers = Answers()
        let region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let view = MapReader { proxy in
            let _ = answers.proxy = proxy
            Map(initialPosition: .region(region))
        }
        var configuration = HostConfiguration(size: CGSize(width: 300, height: 400))
        configuration.safeArea = EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)
        let host = ViewHost(rootView: view, configuration: configuration)
        host.settle()
        let proxy = try #require(answers.proxy)
        let middle = try #require(proxy.convert(center, to: .global))
        #expect(abs(middle.x - 150) < 0.1 && abs(middle.y - (60 + 300 / 2)) < 0.1)
        // The region is 300 points wide and high; this place is 20 points above it.
        let above = CLLocationCoordinate2D(latitude: 0.5 + 20.0 / 300, longitude: 10)
        let point = try #require(proxy.convert(above, to: .global), "on the map")
        #expect(abs(point.y - (60 - 20)) < 0.1)
    }

    @Test func placesAreKeptInValues() {
        let place = CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)
        #expect(NSValue(mkCoordinate: place).mkCoordinateValue.longitude == 2.35)
        let span = MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.4)
        #expect(NSValue(mkCoordinateSpan: span).mkCoordinateSpanValue.latitudeDelta == 0.2)
    }
}
