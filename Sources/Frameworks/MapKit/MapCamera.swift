public import CoreLocation
public import Foundation
public import SwiftUI

/// A camera that looks at a place.
public struct MapCamera: Sendable {
    /// The place that it looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres.
    public var distance: Double
    /// Degrees from north, clockwise. Maps are drawn with north at the top.
    public var heading: Double
    /// Degrees from looking straight down. Maps are drawn from above.
    public var pitch: Double
    /// A camera at a distance in metres; heading and pitch have no effect on what is drawn.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
}

/// The limits of a camera. They have no effect.
public struct MapCameraBounds: Sendable {
    /// A part of the earth, and distances in metres; nil sets no limit.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
                maximumDistance: Double? = nil) {}
    /// Distances in metres; nil sets no limit.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Sendable {
    /// Nil shows all that is on the map.
    let rect: MKMapRect?
    /// The region that it was made with; nil for other positions.
    public private(set) var region: MKCoordinateRegion?
    /// The camera that it was made with; nil for other positions.
    public private(set) var camera: MapCamera?
    /// Whether it was made by `userLocation(followsHeading:fallback:)`.
    public private(set) var followsUserLocation = false
    /// False: gestures do not move a map.
    public var positionedByUser: Bool { false }
    private init(rect: MKMapRect?) { self.rect = rect }

    /// All that is on the map, with a margin; an empty map shows most of the earth.
    public static var automatic: MapCameraPosition { MapCameraPosition(rect: nil) }
    /// A region; more of the earth is shown along the longer side of the view.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        var position = MapCameraPosition(rect: MKMapRect(region))
        position.region = region
        return position
    }
    /// A rectangle of the flat map; more is shown along the longer side of the view.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
    /// What a camera sees: 0.54 of its distance on each side.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        // A lens of 30 degrees shows about half of its distance.
        let seen = camera.distance * 0.54
        var position = MapCameraPosition(rect: MKMapRect(MKCoordinateRegion(
            center: camera.centerCoordinate, latitudinalMeters: seen, longitudinalMeters: seen)))
        position.camera = camera
        return position
    }
    /// 1000 metres around a place of interest.
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
    /// Where it is.
    public let camera: MapCamera
    /// What it sees.
    public let region: MKCoordinateRegion
    /// What it sees, on the flat map.
    public let rect: MKMapRect
}
/// When a movement is reported. None is.
public struct MapCameraUpdateFrequency: Sendable {
    /// During the movement.
    public static let continuous = MapCameraUpdateFrequency()
    /// After the movement.
    public static let onEnd = MapCameraUpdateFrequency()
}

/// The style of a map: the same plane for each.
public struct MapStyle: Sendable {
    /// Whether heights are drawn. Maps are planes without tiles.
    public struct Elevation: Sendable {
        /// As the system chooses.
        public static let automatic = Elevation()
        /// Without heights.
        public static let flat = Elevation()
        /// With heights.
        public static let realistic = Elevation()
    }
    /// How strong the colours of a map are. Maps are planes without tiles.
    public struct StandardEmphasis: Sendable {
        /// As the system chooses.
        public static let automatic = StandardEmphasis()
        /// Fainter than usual.
        public static let muted = StandardEmphasis()
    }
    /// Streets and names; drawn as a plane.
    public static var standard: MapStyle { MapStyle() }
    /// Pictures from above; drawn as a plane.
    public static var imagery: MapStyle { MapStyle() }
    /// Pictures from above with names; drawn as a plane.
    public static var hybrid: MapStyle { MapStyle() }
    /// As `standard`; the arguments have no effect.
    public static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
                                pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false)
        -> MapStyle
    { MapStyle() }
    /// As `imagery`; the elevation has no effect.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// As `hybrid`; the arguments have no effect.
    public static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
                              showsTraffic: Bool = false) -> MapStyle { MapStyle() }
}

// Buttons of a map: shown where a program places them itself; a map has no camera that they could move.
/// A button of 44 points that leads to the user's location. A tap has no effect.
public struct MapUserLocationButton: View {
    /// The scope has no effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "location") }
}
/// A compass. It is not shown: maps have north at the top.
public struct MapCompass: View {
    /// The scope has no effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A line of a known length. It is not shown.
public struct MapScaleView: View {
    /// The arguments have no effect.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
/// A button of 44 points that tilts a map. A tap has no effect.
public struct MapPitchToggle: View {
    /// The scope has no effect.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { MapButton(symbol: "view.3d") }
}
/// A slider that tilts a map. It is not shown.
public struct MapPitchSlider: View {
    /// The scope has no effect.
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
    /// Returns the view unchanged: all maps are drawn alike.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Buttons on the maps in this view, over their trailing corner.
    nonisolated public func mapControls<Controls: View>(@ViewBuilder _ controls:
        @escaping () -> Controls) -> some View {
        overlay(alignment: .topTrailing) { VStack(spacing: 8) { controls() }.padding(8) }
    }
    /// Returns the view unchanged.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Returns the view unchanged: buttons are not tied to a map.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Cameras do not move by themselves, so that the action is not called.
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
                                              _ action: @escaping () -> Void) -> some View { self }
    /// Returns the view unchanged: the action is not called.
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
                                              _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View {
                                                  self }
    /// Returns the view unchanged: there are no pictures of streets.
    nonisolated public func lookAroundViewer(isPresented: Binding<Bool>,
        initialScene: MKLookAroundScene?) -> some View {
        self
    }
}

/// Pictures of a street, of which there are none.
public final class MKLookAroundScene: NSObject, Sendable {}
