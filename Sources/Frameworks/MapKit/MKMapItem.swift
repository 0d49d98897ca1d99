public import CoreLocation
public import Foundation

/// A place of interest with its name, address and page.
open class MKMapItem: NSObject {
    /// Where it is.
    public let placemark: MKPlacemark
    /// Its name; nil without one.
    open var name: String?
    /// A number to call; nil without one.
    open var phoneNumber: String?
    /// Its page; nil without one.
    open var url: URL?
    /// The zone of its clocks; nil where it is not known.
    open var timeZone: TimeZone?
    /// What kind of place it is; nil where it is not known.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Its point.
    public let location: CLLocation
    /// Its address; nil where it is not known.
    public let address: MKAddress?

    /// A place of interest without a name.
    public init(placemark: MKPlacemark) {
        (self.placemark, address) = (placemark, nil)
        location = CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    /// A place of interest at a point, without a name.
    public init(location: CLLocation, address: MKAddress?) {
        (self.location, self.address) = (location, address)
        placemark = MKPlacemark(coordinate: location.coordinate)
    }
    /// Forms of the address; nil without one.
    open var addressRepresentations: MKAddressRepresentations? { address.map(MKAddressRepresentations.init) }
    /// There is no Maps application to open.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// False: there is no Maps application to open.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
/// The key of how one is to travel.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The key of the place in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// An address in words.
open class MKAddress: NSObject {
    /// All of it.
    public let fullAddress: String
    /// As much as tells it from places near it; nil where it is not known.
    public let shortAddress: String?
    /// An address; nil for an empty text.
    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKAddress else { return false }
        return (fullAddress, shortAddress) == (other.fullAddress, other.shortAddress)
    }
    open override var hash: Int { fullAddress.hashValue }
}
/// Forms of an address. Towns and countries are known to a service that is not here.
open class MKAddressRepresentations: NSObject {
    /// How much is said beside the name of a town.
    public enum ContextStyle: Int, Sendable { case automatic, short, full }
    private let address: MKAddress
    init(_ address: MKAddress) { self.address = address }
    /// The address, in one line or in several; a country is not taken out.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        singleLine ? address.fullAddress.split(separator: "\n").joined(separator: ", ") : address.fullAddress
    }
    /// Nil.
    open var cityName: String? { nil }
    /// Nil.
    open var cityWithContext: String? { nil }
    /// Nil.
    open func cityWithContext(_ context: ContextStyle) -> String? { nil }
    /// Nil.
    open var regionName: String? { nil }
    /// Nil.
    open var region: Locale.Region? { nil }
}

/// A search for places. There is no service: it ends with an error.
open class _MKPlaceRequest: NSObject {
    override init() { super.init() }
    /// The language of what is found.
    open var preferredLocale: Locale?
    /// Whether `cancel()` was called.
    open private(set) var isCancelled = false
    /// False: it ends at once.
    open var isLoading: Bool { false }
    /// Ends the search. Nothing is left to end: it ends at once.
    open func cancel() { isCancelled = true }
    /// Throws `serverFailure`.
    open nonisolated(nonsending) var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }
    /// Calls the closure with `serverFailure`.
    @preconcurrency
    open func getMapItems(completionHandler: @escaping @Sendable @MainActor ([MKMapItem]?, (any Error)?) -> Void) {
        Task { @MainActor in completionHandler(nil, MKError(.serverFailure)) }
    }
}
/// Searches for the place of an address. There is no service: it ends with an error.
open class MKGeocodingRequest: _MKPlaceRequest {
    /// The address.
    public let addressString: String
    /// Where places are searched for first.
    open var region: MKCoordinateRegion?
    /// A search for an address; nil for an empty text.
    public init?(addressString: String) {
        if addressString.isEmpty { return nil }
        self.addressString = addressString
        super.init()
    }
}
/// Searches for the address of a point. There is no service: it ends with an error.
open class MKReverseGeocodingRequest: _MKPlaceRequest {
    /// The point.
    public let location: CLLocation
    /// A search for a point; nil for one that is not valid.
    public init?(location: CLLocation) {
        if !CLLocationCoordinate2DIsValid(location.coordinate) { return nil }
        self.location = location
        super.init()
    }
}
