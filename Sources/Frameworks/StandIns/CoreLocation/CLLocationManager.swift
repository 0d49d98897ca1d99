public import Foundation

/// What a person has allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Which way a device points.
public final class CLHeading: NSObject, Sendable {
    public var magneticHeading: CLLocationDirection { 0 }
    public var trueHeading: CLLocationDirection { -1 }
    public var headingAccuracy: CLLocationDirection { -1 }
    public var timestamp: Date { Date.now }
}

/// Reports where a device is. Here every request is answered as if the permission was denied.
open class CLLocationManager: NSObject {
    public override init() { super.init() }
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization(self) } } }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDirection = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    private func tell(_ call: @escaping (any CLLocationManagerDelegate) -> Void) { delegate.map(call) }
    private func refuse() { tell { $0.locationManager(self, didFailWithError: CLError(.denied)) } }

    open func requestWhenInUseAuthorization() {
        tell {
            $0.locationManagerDidChangeAuthorization(self)
            $0.locationManager(self, didChangeAuthorization: .denied)
        }
    }
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
    open nonisolated(nonsending) func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws {
        throw CLError(.denied)
    }
    open func requestLocation() { refuse() }
    open func startUpdatingLocation() { refuse() }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() { tell { $0.locationManager(self, didFailWithError: CLError(.headingFailure)) } }
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { refuse() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    open func stopMonitoring(for region: CLRegion) {}
}

/// Receives the locations of a device, or that the permission was denied.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
                         withError error: any Error)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
                                withError error: any Error) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}
