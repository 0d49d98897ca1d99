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
    fileprivate var place = CLLocationCoordinate2D()
}
/// An annotation at a place.
open class MKPointAnnotation: MKShape {
    /// An annotation at a place, with a title below its balloon.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// A line or an area on a map.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle of the flat map that holds it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it may reach into a rectangle; by default whether its own does.
    func intersects(_ mapRect: MKMapRect) -> Bool
}
/// A line between places.
open class MKPolyline: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]
    /// A line between the first `count` places.
    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        places = Array(coords.prefix(count))
        super.init()
        place = places.first ?? CLLocationCoordinate2D()
    }
    /// How many places there are.
    public var pointCount: Int { places.count }
    /// The smallest rectangle of the flat map that holds its places; null without any.
    open var boundingMapRect: MKMapRect {
        places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    /// Writes places from `range` on; `coords` has space for as many.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places.dropFirst(range.location).prefix(range.length).enumerated() {
            coords[index] = place
        }
    }
}
/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    /// Metres.
    public let radius: CLLocationDistance
    /// A circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        place = center
    }
    /// The square of the flat map around the circle.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(coordinate), units = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: middle.x - units, y: middle.y - units, width: 2 * units, height: 2 * units)
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
    /// The name of the place; nil without one.
    open var title: String? { name }
}

/// What a map is drawn from. All are the same grey plane.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover,
    mutedStandard }
/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Draws an annotation: its image, else a balloon.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    /// What the view is for; nil for none.
    open var annotation: (any MKAnnotation)?
    /// The name under which a view is used again; nil is none. Nothing to do: views are not used again.
    public let reuseIdentifier: String?
    /// Shown with its middle at the place; nil shows a balloon.
    open var image: UIImage?
    /// Whether a tap shows the title in a panel. Without effect: a tap shows no panel.
    open var canShowCallout = false { didSet { standIn(self, "a tap shows no panel") } }
    /// Points. Without effect: views stand over the middle of their place.
    open var centerOffset = CGPoint.zero { didSet { standIn(self, "views stand over the middle of their place") } }
    /// Whether it is the selected annotation. Nothing to do: a tap shows no panel.
    open var isSelected = false
    /// The name of annotations that are joined where they are close; nil joins none. Without effect: annotations are
    /// not joined.
    open var clusteringIdentifier: String? { didSet { standIn(self, "annotations are not joined") } }
    /// At the right end of the panel; nil is nothing. Nothing to do: a tap shows no panel.
    open var rightCalloutAccessoryView: UIView?
    /// At the left end of the panel; nil is nothing. Nothing to do: a tap shows no panel.
    open var leftCalloutAccessoryView: UIView?
    /// In the place of the panel's second line; nil shows that. Nothing to do: a tap shows no panel.
    open var detailCalloutAccessoryView: UIView?
    /// A view for an annotation, which shows a balloon until it has an image.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// As coded in a storyboard, which nothing here reads: a view without an annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    fileprivate var picture: AnyView {
        if let image { return AnyView(Image(uiImage: image)) }
        return AnyView(MapBalloon(tint: nil, title: annotation?.title.map { AnyView(Text(verbatim: $0)) }))
    }
}
/// A balloon with a sign in it, its tip at the place.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil is red.
    open var markerTintColor: UIColor?
    /// The sign as text; nil shows a pin.
    open var glyphText: String?
    /// The sign as an image, in the place of the text; nil shows that.
    open var glyphImage: UIImage?
    /// Of the sign in the marker; nil is white. Without effect: signs are white.
    open var glyphTintColor: UIColor? { didSet { standIn(self, "signs are white") } }
    fileprivate override var picture: AnyView {
        let sign = glyphImage.map { AnyView(Image(uiImage: $0)) } ?? glyphText.map { AnyView(Text(verbatim: $0)) }
        return AnyView(MapBalloon(sign: sign, tint: markerTintColor.map { Color($0) },
                                  title: annotation?.title.map { AnyView(Text(verbatim: $0)) }))
    }
}
/// A pin, its point at the place.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head; nil is red.
    open var pinTintColor: UIColor?
    /// Whether the pin falls onto the map. Nothing to do: pins do not fall.
    open var animatesDrop = false
    fileprivate override var picture: AnyView { AnyView(MapNeedle(tint: pinTintColor.map { Color($0) })) }
}

/// Draws an overlay in blue; its subclasses have colours and a width.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    /// The opacity, 0…1. Without effect: overlays have the opacity of their colours.
    open var alpha: CGFloat = 1 { didSet { standIn(self, "overlays have the opacity of their colours") } }
    /// A renderer for an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
}
/// How lines and areas of a map are drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Nil is blue.
    open var strokeColor: UIColor?
    /// Of circles; nil is a translucent blue.
    open var fillColor: UIColor?
    /// Points; 0 by default, which draws no line.
    open var lineWidth: CGFloat = 0
}
/// How a line of a map is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// How a circle of a map is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// A renderer for a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

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
    /// Nil: views are not used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

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
