public import CoreLocation
public import Foundation
public import SwiftUI

/// A camera that looks at a place.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres.
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
}

public struct MapCameraBounds: Sendable {
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
                maximumDistance: Double? = nil) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: @unchecked Sendable {
    /// Nil shows all that is on the map.
    let rect: MKMapRect?
    public private(set) var region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public private(set) var followsUserLocation = false
    public var positionedByUser: Bool { false }
    private init(rect: MKMapRect?) { self.rect = rect }

    public static var automatic: MapCameraPosition { MapCameraPosition(rect: nil) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(rect: MKMapRect(region))
        position.region = region
        return position
    }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        // A lens of 30 degrees shows about half of its distance.
        let seen = camera.distance * 0.54
        var position = MapCameraPosition(rect: MKMapRect(MKCoordinateRegion(
            center: camera.centerCoordinate, latitudinalMeters: seen, longitudinalMeters: seen)))
        position.camera = camera
        return position
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000,
            longitudinalMeters: 1000))
    }
    /// The location of the person, which is not known here: the fallback.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = fallback
        position.followsUserLocation = true
        return position
    }
}

/// The camera after a movement.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public struct MapCameraUpdateFrequency: Sendable {
    public static let continuous = MapCameraUpdateFrequency()
    public static let onEnd = MapCameraUpdateFrequency()
}

/// The style of a map: the same plane for each.
public struct MapStyle: Sendable {
    public struct Elevation: Sendable {
        public static let automatic = Elevation()
        public static let flat = Elevation()
        public static let realistic = Elevation()
    }
    public struct StandardEmphasis: Sendable {
        public static let automatic = StandardEmphasis()
        public static let muted = StandardEmphasis()
    }
    public static var standard: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
                                pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false)
        -> MapStyle
    { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    public static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
                              showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}
public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
}

// Buttons of a map: shown where a program places them itself; a map has no camera that they could move.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "location") }
}
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "view.3d") }
}
public struct MapPitchSlider: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
private struct MapButton: View {
    let symbol: String
    var body: some View {
        Image(systemName: symbol).frame(width: 44, height: 44).foregroundStyle(.tint)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension View {
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Buttons on the maps in this view, over their trailing corner.
    nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls:
        @escaping () -> Controls) -> some View {
        overlay(alignment: .topTrailing) { VStack(spacing: 8) { controls() }.padding(8) }
    }
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: Bool) -> some View { self }
    /// Cameras do not move by themselves, so that the action is not called.
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
                                              _ action: @escaping () -> Void) -> some View { self }
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
                                              _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View {
                                                  self }
    nonisolated public func lookAroundViewer(isPresented: Binding<Bool>,
        initialScene: MKLookAroundScene?) -> some View {
        self
    }
}

/// Pictures of a street, of which there are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
