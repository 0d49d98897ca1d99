public import CoreLocation
import Foundation
public import SwiftUI

/// Where the map inside of a reader is, and which part of the world it shows.
@MainActor
final class MapViewport {
    private(set) var geometry: GeometryProxy?
    private(set) var rect = MKMapRect.null
    nonisolated init() {}
    func note(_ geometry: GeometryProxy, _ rect: MKMapRect) { (self.geometry, self.rect) = (geometry, rect) }
}

extension EnvironmentValues {
    @Entry var mapViewport: MapViewport?
}

/// A view whose content can convert between points of the screen and places of the map inside of it.
@MainActor @preconcurrency
public struct MapReader<Content: View>: View {
    @State private var place = MapViewport()
    private let content: (MapProxy) -> Content
    /// A view with content that is made with a proxy of the first map inside of it.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy(place: place)).environment(\.mapViewport, place) }
}

/// Converts between points and places of a map.
@MainActor @preconcurrency
public struct MapProxy {
    let place: MapViewport

    /// The place at a point of a coordinate space; nil before the map is laid out.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let frame = place.geometry?.frame(in: space), frame.width > 0, !place.rect.isNull else { return nil }
        let scale = place.rect.width / frame.width
        return MKMapPoint(x: place.rect.minX + (point.x - frame.minX) * scale,
                          y: place.rect.minY + (point.y - frame.minY) * scale).coordinate
    }

    /// The point of a coordinate space at a place; nil before the map is laid out, and where the map does not show the
    /// place.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let frame = place.geometry?.frame(in: space), frame.width > 0, !place.rect.isNull else { return nil }
        let scale = frame.width / place.rect.width, point = MKMapPoint(coordinate)
        let at = CGPoint(x: frame.minX + (point.x - place.rect.minX) * scale,
                         y: frame.minY + (point.y - place.rect.minY) * scale)
        return frame.contains(at) ? at : nil
    }

    /// A camera that shows a rectangle from above; nil before the map is laid out.
    public func camera(framing rect: MKMapRect, allowPitch: Bool = false) -> MapCamera? {
        guard place.geometry != nil, !rect.isNull else { return nil }
        let center = MKMapPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2).coordinate
        let metres = max(rect.width, rect.height) * MKMetersPerMapPointAtLatitude(center.latitude)
        // As a camera sees it here: 0.54 of its distance on each side.
        return MapCamera(centerCoordinate: center, distance: metres / 0.54)
    }
    /// A camera that shows a region from above; nil before the map is laid out.
    public func camera(framing region: MKCoordinateRegion, allowPitch: Bool = false) -> MapCamera? {
        camera(framing: MKMapRect(region), allowPitch: allowPitch)
    }
}
