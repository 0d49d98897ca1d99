public import CoreLocation
public import Foundation
public import SwiftUI
public import UIKit
import QuadrantStandIn

/// An object with a place on a map: a balloon unless the delegate gives it another view.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place in degrees.
    var coordinate: CLLocationCoordinate2D { get }
    /// Below the balloon; nil, the default, shows none.
    var title: String? { get }
    /// Nil by default; it is not shown.
    var subtitle: String? { get }
}
extension MKAnnotation {
    /// Nil.
    public var title: String? { nil }
    /// Nil.
    public var subtitle: String? { nil }
}

/// An annotation with a title and a place of its own.
open class MKShape: NSObject, MKAnnotation {
    /// A shape at 0° north and 0° east.
    public override init() { super.init() }
    /// Below the balloon; nil shows none.
    open var title: String?
    /// The second line of the panel that a tap shows; nil is none. Nothing to do: a tap shows no panel.
    open var subtitle: String?
    /// The place in degrees.
    open var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    var place = CLLocationCoordinate2D()
}
/// An annotation at a place.
open class MKPointAnnotation: MKShape {
    /// An annotation at a place, with a title below its balloon.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// The address of a place.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The place in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// A place without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// A place; the address is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    /// The same place; 0°, 0° where it has none.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
    /// The name of the place; nil without one.
    open var title: String? { name }
}

/// What a map is drawn from. All are the same grey plane.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover,
    mutedStandard }
/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The delegate of a map, which provides the views of annotations.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of an annotation; nil shows a balloon. Called each time the map is drawn.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// How an overlay is drawn: with an `MKOverlayPathRenderer` in its colours, else in blue, 3 points wide. Called
    /// each time the map is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Never called: annotations are not selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// An annotation is selected no longer. Never called.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// The region has changed. Never called.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The region is about to change. Never called.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The visible part is changing. Never called.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The map's data have arrived. Never called.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// A tap on a control in the panel of an annotation. Never called.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView,
                 calloutAccessoryControlTapped control: UIControl)
}
extension MKMapViewDelegate {
    /// Nil: a balloon.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// A renderer without colours: blue, 3 points wide.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView,
                        calloutAccessoryControlTapped control: UIControl) {}
}

/// A map of UIKit: a grey plane with lines of latitude and longitude and its annotations. There are no map data.
@MainActor @preconcurrency
open class MKMapView: UIView {
    /// Asked for the views of annotations and overlays; held weakly.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What the map shows; until it is set, all annotations and overlays. Gestures do not change it.
    open var region = MKCoordinateRegion(MKMapRect.world) {
        didSet {
            isPlaced = true
            noteMap()
        }
    }
    private var isPlaced = false
    /// The place in the middle; setting it keeps the extent.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The region as a rectangle of the flat map.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Sets `region` at once, animated or not.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets `centerCoordinate` at once, animated or not.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Sets `visibleMapRect` at once, animated or not.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Sets `visibleMapRect` at once; the insets have no effect.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    /// Returns `region` unchanged: it is not made to fit the view's sides.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// The least rectangle around another, with its middle, that has the view's sides. It is unchanged in a view
    /// without size.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// As much of the map as the view shows where a rectangle fills it between the insets.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let width = Double(bounds.width - insets.left - insets.right)
        let height = Double(bounds.height - insets.top - insets.bottom)
        guard width > 0, height > 0, !mapRect.isEmpty else { return mapRect }
        let scale = max(mapRect.size.width / width, mapRect.size.height / height)
        let wide = width * scale, high = height * scale
        return MKMapRect(x: mapRect.midX - wide / 2 - Double(insets.left) * scale,
                         y: mapRect.midY - high / 2 - Double(insets.top) * scale,
                         width: Double(bounds.width) * scale, height: Double(bounds.height) * scale)
    }
    /// What the map is drawn from. Without effect: maps are planes without tiles.
    open var mapType = MKMapType.standard { didSet { standIn(self, "maps are planes without tiles") } }
    /// What the map shows besides streets: the user, a compass, the scale, traffic. Nothing to do: maps are planes with
    /// what is on them.
    open var showsUserLocation = false, showsCompass = true, showsScale = false, showsTraffic = false
    /// Whether buildings are shown, and whether gestures zoom, move and turn the map. Nothing to do: maps stand still.
    open var showsBuildings = true, isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true
    /// Whether gestures tilt the map. Nothing to do: maps stand still.
    open var isPitchEnabled = true
    /// Whether the map follows the user. Nothing to do: no location is known.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Sets `userTrackingMode`.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Where the map is seen from; its pitch and heading have no effect.
    open var camera: MKMapCamera {
        get { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: 0, heading: 0) }
        set {
            let metres = newValue.centerCoordinateDistance
            region = MKCoordinateRegion(center: newValue.centerCoordinate, latitudinalMeters: metres,
                                        longitudinalMeters: metres)
        }
    }
    private var distance: CLLocationDistance {
        visibleMapRect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
    }
    /// Sets `camera` at once, animated or not.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    /// Which kinds of places are shown. Nothing to do: maps have none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The view's classes of overlays and annotations are asked of the delegate; the user is not on the map.
    open var userLocation: MKUserLocation { MKUserLocation() }
    /// False: no location is known.
    open var isUserLocationVisible: Bool { false }

    /// In the order of adding.
    open private(set) var annotations: [any MKAnnotation] = []
    /// Adds an annotation behind those there are.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations behind those there are; one that is there already is there twice.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        noteMap()
    }
    /// Takes an annotation out; without effect where it is not there.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Takes annotations out.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        noteMap()
    }
    /// Adds those that are not there, and shows the region of all that are given, with a margin of a fifth.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for new in annotations where !self.annotations.contains(where: { $0 === new }) { addAnnotation(new) }
        visibleMapRect = .around(annotations.map(\.coordinate))
    }
    /// Selects an annotation, which shows its panel. Nothing to do: a tap shows no panel.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Ends the selection of an annotation; nil selects none. Nothing to do: a tap shows no panel.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    /// Empty by default. Nothing to do: a tap shows no panel.
    open var selectedAnnotations: [any MKAnnotation] = []
    private var viewClasses: [String: MKAnnotationView.Type] = [:]
    /// The class of the views that are made for a name; nil takes it back.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Nil: views are not used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A new view of the class that is registered for the name, else a balloon.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView {
        (viewClasses[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation,
                                                                      reuseIdentifier: identifier)
    }

    /// In the order of adding: later ones are drawn over earlier ones.
    open private(set) var overlays: [any MKOverlay] = []
    /// Adds an overlay over those there are.
    open func addOverlay(_ overlay: any MKOverlay) {
        overlays.append(overlay)
        noteMap()
    }
    /// Adds overlays over those there are.
    open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    /// Takes an overlay out; without effect where it is not there.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Takes overlays out.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { old in overlays.contains { $0 === old } }
        noteMap()
    }

    /// Adds an overlay; there are no roads or labels to be above.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Adds overlays; there are no roads or labels to be above.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Adds an overlay at a place in the order of drawing; over all others where the index is too large.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
        noteMap()
    }
    /// Adds an overlay under another; over all where that is not there.
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? overlays.count)
    }
    /// Adds an overlay over another; over all where that is not there.
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling }.map { $0 + 1 } ?? overlays.count)
    }
    /// How an overlay is drawn; nil where it is not on the map, or without a delegate.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
    }
    /// The view of an annotation; nil where it is not on the map, or a balloon.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotations.contains { $0 === annotation } ? delegate?.mapView(self, viewFor: annotation) : nil
    }
    private func shown() -> (rect: MKMapRect, scale: Double)? {
        guard bounds.width > 0, bounds.height > 0, isPlaced else { return nil }
        let rect = mapRectThatFits(visibleMapRect)
        return rect.isEmpty ? nil : (rect, Double(bounds.width) / rect.width)
    }
    /// Where a place is in a view, in points; nil is the map itself, whose origin is the answer while it has no size or
    /// no region.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard let (rect, scale) = shown() else { return .zero }
        let at = MKMapPoint(coordinate)
        let point = CGPoint(x: (at.x - rect.minX) * scale, y: (at.y - rect.minY) * scale)
        return view.map { convert(point, to: $0) } ?? point
    }
    /// The place at a point of a view; nil is the map itself, whose middle is the answer while it has no size or no
    /// region.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard let (rect, scale) = shown() else { return centerCoordinate }
        let at = view.map { convert(point, from: $0) } ?? point
        return MKMapPoint(x: rect.minX + Double(at.x) / scale, y: rect.minY + Double(at.y) / scale).coordinate
    }

    private func noteMap() { setNeedsDisplay() }

    open override func _content() -> AnyView? {
        let shapes = overlays.flatMap { overlay in
            (delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)).items
        }
        let pins = annotations.map { annotation -> (order: Float, item: MapItem) in
            let name = MKMapViewDefaultAnnotationViewReuseIdentifier
            let view = delegate?.mapView(self, viewFor: annotation)
                ?? dequeueReusableAnnotationView(withIdentifier: name, for: annotation)
            let isMarker = view is MKMarkerAnnotationView || view is MKPinAnnotationView
            return (view.zPriority.rawValue,
                    MapItem(coordinate: annotation.coordinate,
                            content: .view(view.picture, anchor: isMarker ? .bottom : .center),
                            path: [ObjectIdentifier(annotation)]))
        }
        let ordered = pins.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        return AnyView(MapSurface(rect: isPlaced ? MKMapRect(region) : nil,
                                  items: shapes + ordered.map(\.element.item)))
    }
}
