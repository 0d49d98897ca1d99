public import CoreLocation
public import Foundation
public import SwiftUI

/// The gestures that move a map. None has an effect: maps stand still.
public struct MapInteractionModes: OptionSet, Sendable {
    /// One bit for each interaction.
    public let rawValue: Int
    /// Bits without an interaction of their own are kept. No interaction has an effect: maps stand still.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moves the map.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Makes it larger or smaller.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Tilts it.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Turns it.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All four.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user's location. Maps stand still.
public enum MapUserTrackingMode: Int, Sendable { case none, follow }

/// A map: a grey plane with what is on it, each thing at its place of the region.
public struct Map<Content: View>: View {
    private let content: Content
    public var body: some View { content }
}

/// What a map of any kind shows.
public struct _MapContentView: View {
    let rect: MKMapRect?
    let items: [MapItem]
    var select: ((AnyHashable?) -> Void)?
    public var body: some View { MapSurface(rect: rect, items: items, select: select) }
}

extension Map where Content == _MapContentView {
    private init(_ rect: MKMapRect?, _ items: [MapItem] = [], select: ((AnyHashable?) -> Void)? = nil) {
        content = _MapContentView(rect: rect, items: items, select: select)
    }

    // MARK: By a region

    /// A map of a region. The bindings are not written: the map stands still.
    public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
                showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) {
        self.init(MKMapRect(coordinateRegion.wrappedValue))
    }

    /// A map of a region, with an annotation for each item. The bindings are not written.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(MKMapRect(coordinateRegion.wrappedValue),
                  annotationItems.map { annotationContent($0)._item.value.at($0.id) })
    }

    /// A map of a rectangle. The bindings are not written.
    public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
                showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) {
        self.init(mapRect.wrappedValue)
    }

    /// A map of a rectangle, with an annotation for each item. The bindings are not written.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable {
        self.init(mapRect.wrappedValue, annotationItems.map { annotationContent($0)._item.value.at($0.id) })
    }

    // MARK: By a camera

    /// A map at a position; bounds, interactions and scope have no effect.
    public init(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
                interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) {
        self.init(initialPosition.rect)
    }
    /// A map at a position, which follows the binding and does not write it.
    public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
                interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) {
        self.init(position.wrappedValue.rect)
    }
    /// A map at a position with content; `.automatic` shows all of it.
    public init<C: MapContent>(initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
                               interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
                               @MapContentBuilder content: () -> C) {
        self.init(initialPosition.rect, content()._items.values)
    }
    /// A map with content at a position, which follows the binding and does not write it; `.automatic` shows all
    /// content.
    public init<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
                               interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
                               @MapContentBuilder content: () -> C) {
        self.init(position.wrappedValue.rect, content()._items.values)
    }
    /// A map at a position, with content of which a tap selects one by its `tag`.
    public init<Selected: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(initialPosition.rect, content()._items.values) { selection.wrappedValue = $0?.base as? Selected }
    }
    /// A map at a position that follows the binding, with content of which a tap selects one by its `tag`.
    public init<Selected: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(position.wrappedValue.rect, content()._items.values) {
            selection.wrappedValue = $0?.base as? Selected
        }
    }
}

// MARK: Annotations of iOS 14

/// The primitive content of annotations. Implemented by this framework only.
public struct _MapItem { let value: MapItem }
public struct _MapItems { let values: [MapItem] }

/// An annotation that items are mapped to.
public protocol MapAnnotationProtocol { @MainActor @preconcurrency var _item: _MapItem { get } }

/// A view at a place.
@MainActor @preconcurrency
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _item: _MapItem
    /// A view whose `anchorPoint`, in fractions of its size, is at the place.
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
                @ViewBuilder content: () -> Content) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _item = _MapItem(value: MapItem(coordinate: coordinate, content: .view(AnyView(content()), anchor: anchor)))
    }
}

/// A balloon at a place.
@MainActor @preconcurrency
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?
    /// A balloon whose tip is at the place; nil is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }
    public var _item: _MapItem {
        _MapItem(value: MapItem(
            coordinate: coordinate, content: .view(AnyView(MapBalloon(tint: tint)), anchor: .bottom)))
    }
}

/// A pin at a place.
@MainActor @preconcurrency
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?
    /// A pin whose point is at the place; nil is red.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }
    public var _item: _MapItem {
        _MapItem(value: MapItem(
            coordinate: coordinate, content: .view(AnyView(MapNeedle(tint: tint)), anchor: .bottom)))
    }
}
