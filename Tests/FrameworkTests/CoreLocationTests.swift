import CoreLocation
import Foundation
import Testing

@Suite("CoreLocation")
struct CoreLocationTests {
    /// A degree of the equator is the 360th part of a circle around the earth: 2π × 6371.0088 km ÷ 360.
    @Test func distancesFollowTheGreatCircle() {
        let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
        #expect(abs(distance - 2 * .pi * 6_371_008.8 / 360) < 0.01)
    }

    @Test func locationAccessIsDenied() {
        final class Listener: NSObject, CLLocationManagerDelegate {
            var failures: [any Error] = []
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                failures.append(error)
            }
        }
        let listener = Listener(), manager = CLLocationManager()
        manager.delegate = listener
        manager.requestLocation()
        #expect(manager.authorizationStatus == .denied)
        #expect(listener.failures.map { ($0 as? CLError)?.code } == [.denied])
    }

    @Test func circlesHoldWhatIsNear() {
        let circle = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 10, longitude: 20), radius: 1000,
                                      identifier: "a")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 10.005, longitude: 20)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 10.02, longitude: 20)))
    }

    @Test func aRegionOfBeaconsKeepsWhichOnes() {
        let sender = UUID(), region = CLBeaconRegion(uuid: sender, identifier: "shop")
        #expect(region.uuid == sender && region.major == nil && region.identifier == "shop")
        let one = CLBeaconRegion(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: sender, major: 3, minor: 4), identifier: "door")
        #expect(one.major == 3 && one.minor == 4 && !CLLocationManager.isRangingAvailable())
    }
}
