public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Degrees from north, clockwise; negative is unknown.
public typealias CLLocationDirection = Double
/// Metres a second; negative is unknown.
public typealias CLLocationSpeed = Double
/// Metres; negative is unknown.
public typealias CLLocationAccuracy = Double

/// As exact as can be; the others are metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as the device can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// To the area that a person has allowed.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// From -90, south, to 90, north.
    public var latitude: CLLocationDegrees
    /// From -180, west, to 180, east.
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    /// A place by its degrees, which are not checked.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place by its degrees, which are not checked.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether latitude and longitude are within their ranges; false for NaN.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
    /// The number of the floor, 0 at the ground. Always 0.
    public var level: Int { 0 }
}

/// A place on earth at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The radius in metres in which the place is; negative is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is, in metres; negative is unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement, in degrees from north; negative is unknown.
    public let course: CLLocationDirection
    /// Metres a second; negative is unknown.
    public let speed: CLLocationSpeed
    /// When the device was there.
    public let timestamp: Date
    /// How exact the course is, in degrees; negative is unknown.
    public let courseAccuracy: CLLocationAccuracy
    /// How exact the speed is, in metres a second; negative is unknown.
    public let speedAccuracy: CLLocationAccuracy
    /// What has found the place; nil where it is not known.
    public let sourceInformation: CLLocationSourceInformation?
    /// Metres above the ellipsoid; that above the sea here.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// Nil: no floor is known.
    open var floor: CLFloor? { nil }

    /// The place at 0°, 0°, which is in the Atlantic Ocean, as an object without values is.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }
    /// A place at sea level, now, without an altitude that is known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
                  horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date.now)
    }
    /// A place that does not move as far as is known.
    public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                            horizontalAccuracy hAccuracy: CLLocationAccuracy,
                            verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date) {
        self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
                  verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    /// A place that moves.
    public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                            horizontalAccuracy hAccuracy: CLLocationAccuracy,
                            verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
                            speed: CLLocationSpeed, timestamp: Date) {
        self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
                  verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
                  timestamp: timestamp, sourceInfo: nil)
    }
    /// A place that moves, and how exactly that is known.
    public convenience init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                            horizontalAccuracy hAccuracy: CLLocationAccuracy,
                            verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
                            courseAccuracy: CLLocationAccuracy, speed: CLLocationSpeed,
                            speedAccuracy: CLLocationAccuracy, timestamp: Date) {
        self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
                  verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
                  speedAccuracy: speedAccuracy, timestamp: timestamp, sourceInfo: nil)
    }
    /// A place with all that is known of it.
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
                horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
                course: CLLocationDirection, courseAccuracy: CLLocationAccuracy, speed: CLLocationSpeed,
                speedAccuracy: CLLocationAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation?) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.speed) = (course, speed)
        (self.courseAccuracy, self.speedAccuracy, sourceInformation) = (courseAccuracy, speedAccuracy, sourceInfo)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Metres along the great circle, on a sphere as large as the earth in the mean.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (one, two) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let across = (b.longitude - a.longitude) * .pi / 180
        let h = pow(sin((two - one) / 2), 2) + cos(one) * cos(two) * pow(sin(across / 2), 2)
        return 2 * 6_371_008.8 * asin(min(h.squareRoot(), 1))
    }
}

/// What has found a place.
open class CLLocationSourceInformation: NSObject {
    /// Whether a program has made the place up.
    public let isSimulatedBySoftware: Bool
    /// Whether another device has found it.
    public let isProducedByAccessory: Bool
    /// What has found a place.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}

/// An area on earth.
open class CLRegion: NSObject {
    /// The name that the program has given.
    public let identifier: String
    /// Whether the delegate is notified of entering. Nothing to do: no region is monitored.
    open var notifyOnEntry = true
    /// Whether the delegate is notified of leaving. Nothing to do: no region is monitored.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}
/// A circle on earth, in metres.
open class CLCircularRegion: CLRegion {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    /// A circle by its middle and its radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Whether a place is in the circle, along the great circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// What is known of a place.
open class CLPlacemark: NSObject {
    package init(location: CLLocation?) { self.location = location }
    /// As given when it was made; nil for none.
    public let location: CLLocation?
    open var name: String? { nil }
    /// The street. Nil: no service is asked.
    open var thoroughfare: String? { nil }
    /// The number in the street. Nil.
    open var subThoroughfare: String? { nil }
    /// The town. Nil.
    open var locality: String? { nil }
    /// The part of the town. Nil.
    open var subLocality: String? { nil }
    /// The state or province. Nil.
    open var administrativeArea: String? { nil }
    /// The county. Nil.
    open var subAdministrativeArea: String? { nil }
    /// The postal code. Nil.
    open var postalCode: String? { nil }
    /// The two letters of the country. Nil.
    open var isoCountryCode: String? { nil }
    /// The name of the country. Nil.
    open var country: String? { nil }
    /// The time zone of the place. Nil.
    open var timeZone: TimeZone? { nil }
    /// The area of the place. Nil.
    open var region: CLRegion? { nil }
    /// The lake or river. Nil.
    open var inlandWater: String? { nil }
    /// The ocean. Nil.
    open var ocean: String? { nil }
    /// What is worth a visit. Nil.
    open var areasOfInterest: [String]? { nil }
    /// The same place.
    public init(placemark: CLPlacemark) { location = placemark.location }
}

/// Why there is no answer.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of Core Location.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
        case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
        case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Location unknown.
    public static var locationUnknown: Code { .locationUnknown }
    /// Denied.
    public static var denied: Code { .denied }
    /// Network.
    public static var network: Code { .network }
    /// Heading failure.
    public static var headingFailure: Code { .headingFailure }
    /// Region monitoring denied.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// Region monitoring failure.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Region monitoring setup delayed.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Region monitoring response delayed.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Geocode found no result.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Geocode found partial result.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// Geocode canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred failed.
    public static var deferredFailed: Code { .deferredFailed }
    /// Deferred not updating location.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred accuracy too low.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred distance filtered.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred canceled.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Ranging unavailable.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Ranging failure.
    public static var rangingFailure: Code { .rangingFailure }
    /// Prompt declined.
    public static var promptDeclined: Code { .promptDeclined }
    /// Historical location error.
    public static var historicalLocationError: Code { .historicalLocationError }
}
extension CLError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

/// The domain of `CLError`.
public let kCLErrorDomain = CLError.errorDomain
/// Receives what was found, or why nothing was.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names of places and places of names. There is no service to ask: every question finds nothing.
open class CLGeocoder: NSObject {
    /// Receives what was found, or why nothing was.
    public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    public override init() { super.init() }
    /// False: every question is answered at once.
    open var isGeocoding: Bool { false }
    /// Ends the present question, of which there is none.
    open func cancelGeocode() {}
    /// Calls the handler at once with `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Always throws `geocodeFoundNoResult`.
    open nonisolated(nonsending) func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Calls the handler at once with `geocodeFoundNoResult`.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?,
                                     completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Always throws `geocodeFoundNoResult`.
    open nonisolated(nonsending) func reverseGeocodeLocation(_ location: CLLocation,
                                                             preferredLocale locale: Locale?) async throws
        -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
    /// Calls the handler at once with `geocodeFoundNoResult`.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
                                   completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Always throws `geocodeFoundNoResult`.
    open nonisolated(nonsending) func geocodeAddressString(_ addressString: String, in region: CLRegion?,
                                                           preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
    /// Calls the handler at once with `geocodeFoundNoResult`.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Always throws `geocodeFoundNoResult`.
    open nonisolated(nonsending) func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
}
