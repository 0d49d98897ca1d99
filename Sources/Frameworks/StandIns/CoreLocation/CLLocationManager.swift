public import Foundation

/// What a person has allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// `authorizedAlways`, under its older name.
    public static var authorized: Self { .authorizedAlways }
}
/// Every turn, as the `headingFilter` of a manager.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// A part of the direction of a magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double
/// Whether a person allows exact places.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What the places are used for.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Which way a device points.
public final class CLHeading: NSObject, Sendable {
    /// Degrees from the magnetic north, clockwise. 0.
    public var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from the north, clockwise. -1: unknown.
    public var trueHeading: CLLocationDirection { -1 }
    /// How exact the direction is, in degrees. -1: unknown.
    public var headingAccuracy: CLLocationDirection { -1 }
    /// The magnetic field across the screen: 0.
    public var x: CLHeadingComponentValue { 0 }
    /// The magnetic field along the screen: 0.
    public var y: CLHeadingComponentValue { 0 }
    /// The magnetic field out of the screen: 0.
    public var z: CLHeadingComponentValue { 0 }
    /// When the device pointed there. Now.
    public var timestamp: Date { Date.now }
}

/// Reports where a device is. Here every request is answered as if the permission was denied.
open class CLLocationManager: NSObject {
    public override init() { super.init() }
    /// Held weakly; told at once, when it is set, that the permission was denied.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { notifyDelegate { $0.locationManagerDidChangeAuthorization(self) } } }
    }
    /// Metres, or one of the constants. Nothing to do: the permission is denied.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Metres of movement before the delegate is notified. Nothing to do: the permission is denied.
    open var distanceFilter = kCLDistanceFilterNone
    /// Degrees of turning before the delegate is notified. Nothing to do: the permission is denied.
    open var headingFilter: CLLocationDirection = 1
    /// The side of the device that points. Nothing to do: the permission is denied.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// What the places are used for. Nothing to do: the permission is denied.
    open var activityType = CLActivityType.other
    /// Whether a device that rests is asked less often. Nothing to do: the permission is denied.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether places are sent in the background. Nothing to do: the permission is denied.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the screen shows that. Nothing to do: the permission is denied.
    open var showsBackgroundLocationIndicator = false
    /// Nil: the permission is denied.
    open var location: CLLocation? { nil }
    /// Nil: there is no compass.
    open var heading: CLHeading? { nil }
    /// Empty: monitoring always fails.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Reduced.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// False.
    open class func locationServicesEnabled() -> Bool { false }
    /// False.
    open class func headingAvailable() -> Bool { false }
    /// False.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False, for every kind of region.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    private func notifyDelegate(_ call: @escaping (any CLLocationManagerDelegate) -> Void) { delegate.map(call) }
    private func refuse() { notifyDelegate { $0.locationManager(self, didFailWithError: CLError(.denied)) } }

    /// Tells the delegate at once that the permission is denied.
    open func requestWhenInUseAuthorization() {
        notifyDelegate {
            $0.locationManagerDidChangeAuthorization(self)
            $0.locationManager(self, didChangeAuthorization: .denied)
        }
    }
    /// Tells the delegate at once that the permission is denied.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
    /// Always throws `denied`.
    open nonisolated(nonsending) func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws {
        throw CLError(.denied)
    }
    /// Tells the delegate at once that it failed with `denied`.
    open func requestLocation() { refuse() }
    /// Tells the delegate at once that it failed with `denied`.
    open func startUpdatingLocation() { refuse() }
    /// Ends what `startUpdatingLocation` begins; nothing was begun.
    open func stopUpdatingLocation() {}
    /// Tells the delegate at once that it failed with `headingFailure`.
    open func startUpdatingHeading() {
        notifyDelegate { $0.locationManager(self, didFailWithError: CLError(.headingFailure)) }
    }
    /// Ends what `startUpdatingHeading` begins; nothing was begun.
    open func stopUpdatingHeading() {}
    /// Tells the delegate at once that it failed with `denied`.
    open func startMonitoringSignificantLocationChanges() { refuse() }
    /// Ends what its counterpart begins; nothing was begun.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Tells the delegate at once that it failed with `regionMonitoringDenied`.
    open func startMonitoring(for region: CLRegion) {
        notifyDelegate {
            $0.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }
    /// Metres; 0: no region is monitored.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 0 }
    /// Empty: no beacon is looked for.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// False.
    open var isAuthorizedForWidgetUpdates: Bool { false }
    /// False.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    /// Calls the closure at once with `denied`.
    @preconcurrency open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String,
                                                        completion: (@Sendable ((any Error)?) -> Void)?) {
        completion?(CLError(.denied))
    }
    /// Asks for exact places. Nothing to do: the permission is denied.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
    /// Closes what asks people to turn the device. Nothing to do: nothing asks.
    open func dismissHeadingCalibrationDisplay() {}
    /// Tells the delegate at once that the state is not known.
    open func requestState(for region: CLRegion) {
        notifyDelegate { $0.locationManager(self, didDetermineState: .unknown, for: region) }
    }
    /// Tells the delegate at once that it failed with `denied`.
    open func startMonitoringVisits() { refuse() }
    /// Ends what `startMonitoringVisits` begins; nothing was begun.
    open func stopMonitoringVisits() {}
    /// Ends what `startMonitoring(for:)` begins; nothing was begun.
    open func stopMonitoring(for region: CLRegion) {}
}

/// Receives the locations of a device, or that the permission was denied.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// New places, the last one last. Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device points elsewhere. Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// A request has failed: `denied`, or `headingFailure` for a compass.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// What a person has allowed: denied. The older form.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// What a person has allowed has changed; `authorizationStatus` tells it.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The device has entered a region. Never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region. Never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be monitored, which is always so.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
                         withError error: any Error)
    /// Whether the device is in a region: it is not known.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region is monitored. Never called.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Beacons were found. Never called.
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon],
                         satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons cannot be looked for. Never called.
    func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
                         error: any Error)
    /// Beacons were found. Never called; the older form.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon],
                         in region: CLBeaconRegion)
    /// The device has rested. Never called.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Updates pause. Never called.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Updates continue. Never called.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Deferred updates have ended. Never called.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// Whether the system may ask people to turn the device. Never called.
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
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState,
                                for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon],
                                satisfying beaconConstraint: CLBeaconIdentityConstraint) {}
    public func locationManager(_ manager: CLLocationManager,
                                didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon],
                                in region: CLBeaconRegion) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager,
                                didFinishDeferredUpdatesWithError error: (any Error)?) {}
}
