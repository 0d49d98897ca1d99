public import CoreLocation
public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

// Pictures of streets and of maps. There is no service: requests end with an error.

/// Asks for pictures of a street.
open class MKLookAroundSceneRequest: NSObject {
    /// The place; nil for a place of interest.
    public let coordinate: CLLocationCoordinate2D?
    /// The place of interest; nil for a place.
    public let mapItem: MKMapItem?
    /// Pictures at a place.
    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    /// Pictures at a place of interest.
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (nil, mapItem) }
    /// Whether `cancel()` was called.
    open private(set) var isCancelled = false
    /// False: it ends at once.
    open var isLoading: Bool { false }
    /// Ends it.
    open func cancel() { isCancelled = true }
    /// Throws `serverFailure`.
    open nonisolated(nonsending) var scene: MKLookAroundScene? {
        get async throws { throw MKError(.serverFailure) }
    }
    /// Calls the closure with `serverFailure`.
    @preconcurrency open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) { completionHandler(nil, MKError(.serverFailure)) }
}
/// Shows pictures of a street as a controller: a panel.
@MainActor @preconcurrency
open class MKLookAroundViewController: UIViewController {
    /// The street; nil for none.
    open var scene: MKLookAroundScene?
    /// Whether a person can continue. Nothing to do: there are no pictures.
    open var isNavigationEnabled = true
    /// Whether names of streets are shown. Nothing to do: there are no pictures.
    open var showsRoadLabels = true
    /// Which places are shown; nil for all. Nothing to do: there are no pictures.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Pictures of a street.
    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
    open override func loadView() { view = LookAroundView() }
}
private final class LookAroundView: UIView {
    override func _content() -> AnyView? { AnyView(FrameworkPanel("LookAroundPreview", symbol: "binoculars.fill")) }
}
/// Makes a picture of a street: it fails.
open class MKLookAroundSnapshotter: NSObject {
    /// How a picture is made.
    open class Options: NSObject {
        public override init() { super.init() }
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        /// Which places are shown; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// A picture. None is made.
    open class Snapshot: NSObject {
        override init() { super.init() }
        /// The picture.
        open var image: UIImage { UIImage() }
    }
    /// A picture of a street.
    public init(scene: MKLookAroundScene, options: Options) {}
    /// Ends it. Nothing to do: it ends at once.
    open func cancel() {}
    /// False: it ends at once.
    open var isLoading: Bool { false }
    /// Throws `serverFailure`.
    open nonisolated(nonsending) var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
    /// Calls the closure with `serverFailure`.
    @preconcurrency open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) { completionHandler(nil, MKError(.serverFailure)) }
}
/// Makes a picture of a map: it fails.
open class MKMapSnapshotter: NSObject {
    /// How a picture is made.
    open class Options: NSObject {
        public override init() { super.init() }
        /// What is seen.
        open var region = MKCoordinateRegion(MKMapRect.world)
        /// What is seen, as a rectangle of the flat map.
        open var mapRect: MKMapRect {
            get { MKMapRect(region) }
            set { region = MKCoordinateRegion(newValue) }
        }
        /// Where it is seen from.
        open var camera = MKMapCamera()
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point.
        open var scale: CGFloat = 1
        /// What it is drawn from.
        open var mapType = MKMapType.standard
        /// How it looks.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// Which places are shown; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether buildings are shown.
        open var showsBuildings = true
        /// Whether it is light or dark.
        open var traitCollection = UITraitCollection()
    }
    /// A picture. None is made.
    open class Snapshot: NSObject {
        override init() { super.init() }
        /// The picture.
        open var image: UIImage { UIImage() }
        /// Where a place is in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
        /// Whether it is light or dark.
        open var traitCollection: UITraitCollection { UITraitCollection() }
    }
    /// How the picture is made.
    public let options: Options
    /// A picture with the usual options.
    public convenience override init() { self.init(options: Options()) }
    /// A picture.
    public init(options: Options) { self.options = options }
    /// False: it ends at once.
    open var isLoading: Bool { false }
    /// Ends it. Nothing to do: it ends at once.
    open func cancel() {}
    /// Throws `serverFailure`.
    open nonisolated(nonsending) func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Calls the closure with `serverFailure`.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Calls the closure with `serverFailure`, at once.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
}

/// Shows pictures of a street: a panel, for there are none.
public struct LookAroundPreview: View {
    /// A street that a program chooses; the arguments have no effect.
    public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
                pointsOfInterest: PointOfInterestCategories = .all,
                badgePosition: MKLookAroundBadgePosition = .topLeading) {}
    /// A street at first; the arguments have no effect.
    public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
                pointsOfInterest: PointOfInterestCategories = .all,
                badgePosition: MKLookAroundBadgePosition = .topLeading) {}
    public var body: some View { FrameworkPanel("LookAroundPreview", symbol: "binoculars.fill") }
}
/// Where the sign of pictures of streets is.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
extension View {
    /// Returns the view unchanged: there are no pictures of streets.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
extension MKPointOfInterestCategory {
    private static func named(_ name: String) -> Self { Self(rawValue: "MKPOICategory" + name) }
    public static let animalService = named("AnimalService"), automotiveRepair = named("AutomotiveRepair")
    public static let baseball = named("Baseball"), basketball = named("Basketball"), beauty = named("Beauty")
    public static let bowling = named("Bowling"), castle = named("Castle")
    public static let conventionCenter = named("ConventionCenter"), distillery = named("Distillery")
    public static let fairground = named("Fairground"), fishing = named("Fishing"), fortress = named("Fortress")
    public static let golf = named("Golf"), goKart = named("GoKart"), hiking = named("Hiking")
    public static let kayaking = named("Kayaking"), landmark = named("Landmark"), mailbox = named("Mailbox")
    public static let miniGolf = named("MiniGolf"), musicVenue = named("MusicVenue")
    public static let nationalMonument = named("NationalMonument"), planetarium = named("Planetarium")
    public static let rockClimbing = named("RockClimbing"), rvPark = named("RVPark"), skatePark = named("SkatePark")
    public static let skating = named("Skating"), skiing = named("Skiing"), soccer = named("Soccer")
    public static let spa = named("Spa"), surfing = named("Surfing"), swimming = named("Swimming")
    public static let tennis = named("Tennis"), volleyball = named("Volleyball")
}
extension MKDirections {
    /// Whether a kind of road is used.
    public enum RoutePreference: Int, Sendable { case any, avoid }
}
extension MKDirections.Request {
    /// Whether roads that cost money are used. Nothing to do: no way is found.
    public var tollPreference: MKDirections.RoutePreference { get { .any } set {} }
    /// Whether motorways are used. Nothing to do: no way is found.
    public var highwayPreference: MKDirections.RoutePreference { get { .any } set {} }
}
extension MKMapItem {
    /// What tells a place of interest from all others.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// As a text.
        public let rawValue: String
        /// An identifier; nil for an empty text.
        public init?(rawValue: String) {
            if rawValue.isEmpty { return nil }
            self.rawValue = rawValue
        }
    }
    /// Nil.
    public var identifier: Identifier? { nil }
}
/// Asks for a place of interest. There is no service: it ends with an error.
open class MKMapItemRequest: NSObject {
    /// What tells the place from all others.
    public let mapItemIdentifier: MKMapItem.Identifier?
    /// The place of an identifier.
    public init(mapItemIdentifier: MKMapItem.Identifier) { self.mapItemIdentifier = mapItemIdentifier }
    /// Throws `serverFailure`.
    open nonisolated(nonsending) var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
    /// Ends it. Nothing to do: it ends at once.
    open func cancel() {}
}
