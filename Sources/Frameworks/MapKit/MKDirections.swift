public import CoreLocation
public import Foundation

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By trains and buses.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By bicycle.
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}
/// Finds ways from one place to another. There is no service: requests end with an error.
open class MKDirections: NSObject {
    /// From where, to where, and how.
    open class Request: NSObject {
        /// From where.
        open var source: MKMapItem?
        /// To where.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When one leaves.
        open var departureDate: Date?
        /// When one is to be there.
        open var arrivalDate: Date?
        /// A request without places.
        public override init() { super.init() }
    }
    /// Ways. None is found.
    open class Response: NSObject {
        override init() { super.init() }
        open var routes: [MKRoute] { [] }
    }
    /// When one arrives. It is not computed.
    open class ETAResponse: NSObject {
        override init() { super.init() }
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }
    /// Called with ways.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Called with a time.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
    /// A search for ways.
    public init(request: Request) {}
    /// False.
    open var isCalculating: Bool { false }
    /// Ends the search. Nothing to do: it ends at once.
    open func cancel() {}
    /// Calls the closure at once, with an error.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Throws.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    /// Calls the closure at once, with an error.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Throws.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
}
/// A way. None is found.
open class MKRoute: NSObject {
    /// A part of a way. None is found.
    open class Step: NSObject {
        override init() { super.init() }
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        open var transportType: MKDirectionsTransportType { .automobile }
    }
    override init() { super.init() }
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
}

extension MapPolyline {
    /// A line along a way.
    public init(_ route: MKRoute) { self.init(coordinates: route.polyline.places) }
    /// A line.
    public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
}
extension MKMapItem {
    /// Where the phone is: not known.
    public class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
    /// False.
    public var isCurrentLocation: Bool { false }
}
/// Where the phone is. It is not known: a map has none.
open class MKUserLocation: NSObject, MKAnnotation {
    override init() { super.init() }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String? { nil }
    open var subtitle: String? { nil }
}
/// By trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As it is chosen in the settings.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The key of what a map is drawn from.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
