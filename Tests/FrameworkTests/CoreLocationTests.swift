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

    /// A sequence of places tells once that the permission is denied, and ends.
    @Test func updatesTellThatThePermissionIsDenied() async throws {
        var updates: [CLLocationUpdate] = []
        for try await update in CLLocationUpdate.liveUpdates(.fitness) { updates.append(update) }
        #expect(updates.map(\.authorizationDenied) == [true] && updates[0].location == nil)
    }

    @Test func aMonitorKeepsItsConditions() async {
        let monitor = await CLMonitor("places"), middle = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let circle = CLMonitor.CircularGeographicCondition(center: middle, radius: 50)
        await monitor.add(circle, identifier: "home", assuming: .unsatisfied)
        let record = await monitor.record(for: "home")
        #expect((record?.condition as? CLMonitor.CircularGeographicCondition)?.radius == 50)
        #expect(record?.lastEvent.state == .unmonitored)
        await monitor.remove("home")
        #expect(await monitor.identifiers.isEmpty)
    }

    @Test func anErrorIsCaughtByItsReason() {
        #expect(throws: CLError.self) { throw CLError(.denied) }
        do { throw CLError(.network) } catch CLError.network {} catch { Issue.record("\(error) is no network error") }
        #expect(CLError.Code.promptDeclined.rawValue == 18 && CLError(.denied).errorCode == 1)
    }

    @Test func aPlaceKeepsHowExactItsMovementIs() {
        let place = CLLocation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
                               horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8,
                               speedAccuracy: 9, timestamp: .now)
        #expect(place.courseAccuracy == 7 && place.speedAccuracy == 9 && place.ellipsoidalAltitude == 3)
    }
}
