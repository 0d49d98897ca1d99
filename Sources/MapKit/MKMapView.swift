public import CoreLocation
public import Foundation
public import SwiftUI
public import UIKit

/// An annotation of a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    public override init() { super.init() }
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    fileprivate var place = CLLocationCoordinate2D()
}
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// Something that lies on a map.
public protocol MKOverlay: MKAnnotation {}
open class MKPolyline: MKShape, MKOverlay, @unchecked Sendable {
    let places: [CLLocationCoordinate2D]
    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        places = Array(coords.prefix(count))
        super.init()
        place = places.first ?? CLLocationCoordinate2D()
    }
    public var pointCount: Int { places.count }
}
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        place = center
    }
}

/// The address of a place.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    open var title: String? { name }
}

/// A place of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// There is no Maps application to open.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover,
    mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The view of an annotation.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var centerOffset = CGPoint.zero
    open var isSelected = false
    open var clusteringIdentifier: String?
    open var rightCalloutAccessoryView: UIView?
    open var leftCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    fileprivate var picture: AnyView {
        if let image { return AnyView(Image(uiImage: image)) }
        return AnyView(MapBalloon(tint: nil, title: annotation?.title.map { AnyView(Text(verbatim: $0)) }))
    }
}
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var glyphTintColor: UIColor?
    fileprivate override var picture: AnyView {
        let sign = glyphImage.map { AnyView(Image(uiImage: $0)) } ?? glyphText.map { AnyView(Text(verbatim: $0)) }
        return AnyView(MapBalloon(sign: sign, tint: markerTintColor.map { Color($0) },
                                  title: annotation?.title.map { AnyView(Text(verbatim: $0)) }))
    }
}
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor?
    open var animatesDrop = false
    fileprivate override var picture: AnyView { AnyView(MapNeedle(tint: pinTintColor.map { Color($0) })) }
}

/// How an overlay of a map is drawn.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var strokeColor: UIColor?
    open var fillColor: UIColor?
    open var lineWidth: CGFloat = 0
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The delegate of a map, which provides the views of annotations.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView,
                 calloutAccessoryControlTapped control: UIControl)
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView,
                        calloutAccessoryControlTapped control: UIControl) {}
}

/// The map of UIKit: a grey plane with its annotations.
@MainActor @preconcurrency
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion(MKMapRect.world) {
        didSet {
            isPlaced = true
            noteMap()
        }
    }
    private var isPlaced = false
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open var mapType = MKMapType.standard
    open var showsUserLocation = false, showsCompass = true, showsScale = false, showsTraffic = false
    open var showsBuildings = true, isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true
    open var isPitchEnabled = true
    open var userTrackingMode = MKUserTrackingMode.none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    open private(set) var annotations: [any MKAnnotation] = []
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        noteMap()
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        noteMap()
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for new in annotations where !self.annotations.contains(where: { $0 === new }) { addAnnotation(new) }
        visibleMapRect = .around(annotations.map(\.coordinate))
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    open var selectedAnnotations: [any MKAnnotation] = []
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    open private(set) var overlays: [any MKOverlay] = []
    open func addOverlay(_ overlay: any MKOverlay) {
        overlays.append(overlay)
        noteMap()
    }
    open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
        noteMap()
    }

    private func noteMap() { setNeedsDisplay() }

    open override func _content() -> AnyView? {
        let lines = overlays.map { overlay -> MapItem in
            let renderer = delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer
            let stroke = AnyShapeStyle(renderer?.strokeColor.map { Color($0) } ?? .blue)
            let width = renderer?.lineWidth ?? 3
            if let circle = overlay as? MKCircle {
                return MapItem(coordinate: circle.coordinate, content: .circle(
                    radius: circle.radius, fill: renderer?.fillColor.map { AnyShapeStyle(Color($0)) }, stroke: stroke,
                    width: width))
            }
            let places = (overlay as? MKPolyline)?.places ?? []
            return MapItem(coordinate: overlay.coordinate,
                           content: .line(places, stroke, StrokeStyle(lineWidth: width, lineCap: .round)))
        }
        let pins = annotations.map { annotation -> MapItem in
            let view = delegate?.mapView(self, viewFor: annotation)
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            let isMarker = view is MKMarkerAnnotationView || view is MKPinAnnotationView || view.image == nil
            return MapItem(coordinate: annotation.coordinate,
                           content: .view(view.picture, anchor: isMarker ? .bottom : .center))
        }
        return AnyView(MapSurface(rect: isPlaced ? MKMapRect(region) : nil, items: lines + pins))
    }
}
