public import CoreLocation
public import Foundation
public import UIKit

// How a map of UIKit looks, and what can be seen and selected of it. All maps are the same grey plane.

/// How a map looks.
open class MKMapConfiguration: NSObject {
    /// Whether mountains are high. Nothing to do: maps are flat.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    fileprivate override init() { super.init() }
    /// Whether mountains are high. Nothing to do: maps are flat.
    open var elevationStyle = ElevationStyle.flat
}
/// A map as it is drawn.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How much there is to see. Nothing to do: there is nothing.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    /// A flat map.
    public override init() { super.init() }
    /// A map with or without mountains.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
    /// A map with more or less to see.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
    /// How much there is to see. Nothing to do: there is nothing.
    open var emphasisStyle = EmphasisStyle.default
    /// Which places are shown; nil for all. Nothing to do: there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Nothing to do: there is none.
    open var showsTraffic = false
}
/// A map as it is seen from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// A flat map.
    public override init() { super.init() }
    /// A map with or without mountains.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}
/// A map as it is seen from above, with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// A flat map.
    public override init() { super.init() }
    /// A map with or without mountains.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    /// Which places are shown; nil for all. Nothing to do: there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Nothing to do: there is none.
    open var showsTraffic = false
}
/// What can be selected of a map. Nothing can.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Places such as shops.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Towns and countries.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Mountains and lakes.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
extension MKMapView {
    /// Where the middle of a map can be.
    open class CameraBoundary: NSObject {
        /// Where the middle can be.
        public let region: MKCoordinateRegion
        /// A part of the earth; nil for one without extent.
        public init?(coordinateRegion: MKCoordinateRegion) {
            if coordinateRegion.span.latitudeDelta <= 0 || coordinateRegion.span.longitudeDelta <= 0 { return nil }
            region = coordinateRegion
        }
        /// A part of the flat map; nil for one without extent.
        public convenience init?(mapRect: MKMapRect) {
            self.init(coordinateRegion: MKCoordinateRegion(mapRect))
        }
    }
    /// How far a map can be from the ground.
    open class CameraZoomRange: NSObject {
        /// Metres.
        public let minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        /// Metres at least, and at most; nil where the one is greater.
        public init?(minCenterCoordinateDistance: CLLocationDistance = 0,
                     maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude) {
            if minCenterCoordinateDistance > maxCenterCoordinateDistance { return nil }
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) =
                (minCenterCoordinateDistance, maxCenterCoordinateDistance)
        }
    }
    /// How the map looks. Nothing to do: all maps look the same.
    public var preferredConfiguration: MKMapConfiguration { get { MKStandardMapConfiguration() } set {} }
    /// What can be selected. Nothing to do: nothing can.
    public var selectableMapFeatures: MKMapFeatureOptions { get { [] } set {} }
    /// Where the middle can be. Nothing to do: gestures do not move maps.
    public var cameraBoundary: CameraBoundary? { get { nil } set {} }
    /// Where the middle can be. Nothing to do: gestures do not move maps.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {}
    /// How far the map can be from the ground. Nothing to do: gestures do not move maps.
    public var cameraZoomRange: CameraZoomRange! { get { CameraZoomRange() } set {} }
    /// How far the map can be from the ground. Nothing to do: gestures do not move maps.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {}
    /// Whether there is a button that leads to the person. Nothing to do: there is none.
    public var showsUserTrackingButton: Bool { get { false } set {} }
    /// Whether there is a button that tilts the map. Nothing to do: maps are flat.
    public var pitchButtonVisibility: MKFeatureVisibility { get { .hidden } set {} }
}

/// Several annotations in one. None is made by a map: annotations are not joined.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The first line; nil for the title of the first annotation.
    open var title: String?
    /// The second line; nil for none.
    open var subtitle: String?
    /// The annotations.
    public let memberAnnotations: [any MKAnnotation]
    /// Several annotations in one.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        title = memberAnnotations.first?.title ?? nil
    }
    /// The middle of the annotations in degrees.
    open var coordinate: CLLocationCoordinate2D {
        let places = memberAnnotations.map(\.coordinate), count = Double(max(places.count, 1))
        return CLLocationCoordinate2D(latitude: places.reduce(0) { $0 + $1.latitude } / count,
                                      longitude: places.reduce(0) { $0 + $1.longitude } / count)
    }
}
/// A dot where the person is.
open class MKUserLocationView: MKAnnotationView {}
/// A button that leads to the person. A tap has no effect.
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// A button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// A button in a bar that leads to the person. A tap has no effect.
@MainActor @preconcurrency
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open weak var mapView: MKMapView?
    /// A button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
/// A compass. It is not shown: maps have north at the top.
@MainActor @preconcurrency
open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// When it is shown. Nothing to do: it is not.
    open var compassVisibility = MKFeatureVisibility.adaptive
    /// A compass of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
/// A line of a known length. It is not shown.
@MainActor @preconcurrency
open class MKScaleView: UIView {
    /// At which end of the line the numbers begin.
    public enum Alignment: Int, Sendable { case leading, trailing }
    /// The map.
    open weak var mapView: MKMapView?
    /// When it is shown. Nothing to do: it is not.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// At which end numbers begin. Nothing to do: it is not shown.
    open var legendAlignment = Alignment.leading
    /// A line of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
