public import CoreGraphics
import CoreLocation
public import Foundation
import QuadrantStandIn
import SwiftUI
public import UIKit

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
    /// Draws again, all of it. Nothing to do: it is drawn each time the map is.
    open func setNeedsDisplay() {}
    /// Draws again. Nothing to do: it is drawn each time the map is.
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}

    var line: (style: AnyShapeStyle?, stroke: StrokeStyle) {
        (AnyShapeStyle(.blue), StrokeStyle(lineWidth: 3, lineCap: .round))
    }
    var fill: AnyShapeStyle? { nil }
    /// What is drawn on the map. Without effect: only lines, areas and circles are drawn.
    var items: [MapItem] {
        func lines(_ lines: [MKPolyline]) -> [MapItem] {
            lines.map { MapItem(coordinate: $0.coordinate, content: .line(
                $0.places, line.style ?? AnyShapeStyle(.blue), line.stroke)) }
        }
        switch overlay {
        case let circle as MKCircle:
            return [MapItem(coordinate: circle.coordinate, content: .circle(
                radius: circle.radius, fill: fill, stroke: line.style, line.stroke))]
        case let polygon as MKPolygon: return area(polygon.rings)
        case let polygons as MKMultiPolygon: return polygons.polygons.flatMap { area($0.rings) }
        case let polyline as MKPolyline: return lines([polyline])
        case let polylines as MKMultiPolyline: return lines(polylines.polylines)
        default:
            standIn(self, "only lines, areas and circles are drawn")
            return []
        }
    }
    private func area(_ rings: [[CLLocationCoordinate2D]]) -> [MapItem] {
        [MapItem(coordinate: overlay.coordinate, content: .area(rings, fill: fill, stroke: line.style, line.stroke))]
    }
}
/// How lines and areas of a map are drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Nil is blue.
    open var strokeColor: UIColor?
    /// Of circles and areas; nil is a translucent blue.
    open var fillColor: UIColor?
    /// Points; 0 by default, which draws no line.
    open var lineWidth: CGFloat = 0
    /// Corners; round by default.
    open var lineJoin = CGLineJoin.round
    /// Ends; round by default.
    open var lineCap = CGLineCap.round
    /// How far corners reach, in widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Where in the pattern a line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// The points of dashes and gaps in turn; nil draws a line without gaps.
    open var lineDashPattern: [NSNumber]?
    /// Draws again, with another shape. Nothing to do: it is drawn each time the map is.
    open func invalidatePath() {}

    override var line: (style: AnyShapeStyle?, stroke: StrokeStyle) {
        (strokeColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.blue),
         StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
                     dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase))
    }
    override var fill: AnyShapeStyle? { fillColor.map { AnyShapeStyle(Color($0)) } }
}
/// How a line of a map is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// The line; one without places where it draws another overlay.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
}
/// How a line of a map is drawn in several colours.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours, and where they are, 0…1.
    public private(set) var colors: [UIColor] = [], locations: [CGFloat] = []
    /// Sets the colours, and where they are, 0…1. Without effect: a line has its first colour.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
        standIn(self, "a line has its first colour")
    }
}
/// How an area of a map is drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer for an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    /// The area; one without places where it draws another overlay.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}
/// How several lines of a map are drawn.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// A renderer for lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
/// How several areas of a map are drawn.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// A renderer for areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
/// How a circle of a map is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// A renderer for a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    /// The circle; one without a radius where it draws another overlay.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
}
/// Draws pictures of a server: nothing.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// A renderer for pictures of a server.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Loads the pictures again. Nothing to do: none is loaded.
    open func reloadData() {}
    /// Nothing. Without effect: pictures of servers are not loaded.
    override var items: [MapItem] {
        standIn(self, "pictures of servers are not loaded")
        return []
    }
}
