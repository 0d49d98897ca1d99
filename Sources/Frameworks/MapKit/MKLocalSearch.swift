public import CoreLocation
public import Foundation

// Searching for places and ways. There is no service: requests end with an error.

/// Why nothing was found.
public struct MKError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// The domain of errors.
public let MKErrorDomain = "MKErrorDomain"

/// A kind of place.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ name: String) -> Self { Self(rawValue: "MKPOICategory" + name) }
    public static let airport = named("Airport"), amusementPark = named("AmusementPark"), aquarium = named("Aquarium")
    public static let atm = named("ATM"), bakery = named("Bakery"), bank = named("Bank"), beach = named("Beach")
    public static let brewery = named("Brewery"), cafe = named("Cafe"), campground = named("Campground")
    public static let carRental = named("CarRental"), evCharger = named("EVCharger")
    public static let fireStation = named("FireStation"), fitnessCenter = named("FitnessCenter")
    public static let foodMarket = named("FoodMarket"), gasStation = named("GasStation"), hospital = named("Hospital")
    public static let hotel = named("Hotel"), laundry = named("Laundry"), library = named("Library")
    public static let marina = named("Marina"), movieTheater = named("MovieTheater"), museum = named("Museum")
    public static let nationalPark = named("NationalPark"), nightlife = named("Nightlife"), park = named("Park")
    public static let parking = named("Parking"), pharmacy = named("Pharmacy"), police = named("Police")
    public static let postOffice = named("PostOffice"), publicTransport = named("PublicTransport")
    public static let restaurant = named("Restaurant"), restroom = named("Restroom"), school = named("School")
    public static let stadium = named("Stadium"), store = named("Store"), theater = named("Theater")
    public static let university = named("University"), winery = named("Winery"), zoo = named("Zoo")
}
/// Which kinds of places are shown or found.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let kinds: Set<MKPointOfInterestCategory>, isIncluding: Bool
    /// These kinds only.
    public init(including categories: [MKPointOfInterestCategory]) { (kinds, isIncluding) = (Set(categories), true) }
    /// All kinds but these.
    public init(excluding categories: [MKPointOfInterestCategory]) { (kinds, isIncluding) = (Set(categories), false) }
    /// All kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None.
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    /// Whether a kind is shown or found.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool { kinds.contains(category) == isIncluding }
    /// Whether a kind is left out.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Searches for places.
open class MKLocalSearch: NSObject {
    /// What is found.
    public struct ResultType: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }
    /// What is searched for.
    open class Request: NSObject {
        /// Words for a place.
        open var naturalLanguageQuery: String?
        /// Where places are.
        open var region = MKCoordinateRegion()
        /// What is found.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which kinds of places are found.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// A request without words.
        public override init() { super.init() }
        /// A request of words.
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        /// A request of words in a region.
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
        /// A request of what was proposed.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }
    /// What was found. Nothing is.
    open class Response: NSObject {
        override init() { super.init() }
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Called at the end of a search.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    /// A search of words.
    public init(request: Request) {}
    /// A search for all places of a region.
    public init(request: MKLocalPointsOfInterestRequest) {}
    /// False.
    open var isSearching: Bool { false }
    /// Ends the search. Nothing to do: it ends at once.
    open func cancel() {}
    /// Calls the closure at once, with an error.
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
    /// Throws.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}
/// All places of a region.
open class MKLocalPointsOfInterestRequest: NSObject {
    /// The middle of the region.
    public let coordinate: CLLocationCoordinate2D
    /// Metres around it.
    public let radius: CLLocationDistance
    /// Which kinds of places are found.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The places around a point.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
    }
}

/// Proposes places while a text is typed. None is proposed.
open class MKLocalSearchCompleter: NSObject {
    /// What is proposed.
    public struct ResultType: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }
    public override init() { super.init() }
    /// The delegate.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What was typed. The delegate is notified at once of an error, unless the text is empty.
    open var queryFragment = "" {
        didSet {
            if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
        }
    }
    /// Where places are.
    open var region = MKCoordinateRegion()
    /// What is proposed.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which kinds of places are proposed.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// None.
    open var results: [MKLocalSearchCompletion] { [] }
    /// False.
    open var isSearching: Bool { false }
    /// Ends the search. Nothing to do: it ends at once.
    open func cancel() {}
}
/// Receives proposals.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Places are proposed. Never called.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Nothing is proposed, for an error.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// A proposal. None is made.
open class MKLocalSearchCompletion: NSObject {
    override init() { super.init() }
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}
