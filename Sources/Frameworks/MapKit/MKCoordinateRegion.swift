public import CoreLocation
import Foundation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// No extent.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// An extent in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
    /// The place in the middle.
    public var center: CLLocationCoordinate2D
    /// The extent in degrees, half on each side of the centre.
    public var span: MKCoordinateSpan
    /// The place at 0° north and 0° east, without extent.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// An extent in degrees around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// As many metres from south to north and from west to east.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
                longitudinalMeters: CLLocationDistance) {
        let degree = 111_319.49
        let narrow = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(center: center, span: MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrow)))
    }
    /// What a rectangle of the flat map covers; the centre is that of the rectangle, not that of the latitudes.
    public init(_ rect: MKMapRect) {
        let one = MKMapPoint(x: rect.minX, y: rect.minY).coordinate, two = MKMapPoint(x: rect.maxX,
            y: rect.maxY).coordinate
        self.init(center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, span: MKCoordinateSpan(
            latitudeDelta: one.latitude - two.latitude, longitudeDelta: two.longitude - one.longitude))
    }
}

/// A place on the flat map of the whole earth: 268 435 456 units a side, from the north-western corner.
public struct MKMapPoint: Hashable, Sendable {
    /// From west to east.
    public var x: Double
    /// From north to south.
    public var y: Double
    static let side = 268_435_456.0
    /// The north-western corner of the map.
    public init() { (x, y) = (0, 0) }
    /// A place by its units.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// A place of the earth; latitudes beyond 85.051128° are clamped to that.
    public init(_ coordinate: CLLocationCoordinate2D) {
        x = (coordinate.longitude + 180) / 360 * Self.side
        let latitude = min(max(coordinate.latitude, -85.051_128), 85.051_128) * .pi / 180
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Self.side
    }
    /// The place in degrees.
    public var coordinate: CLLocationCoordinate2D {
        let n = Double.pi * (1 - 2 * y / Self.side)
        return CLLocationCoordinate2D(latitude: atan(sinh(n)) * 180 / .pi, longitude: x / Self.side * 360 - 180)
    }
}
/// An extent on the flat map, in its units.
public struct MKMapSize: Hashable, Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double
    /// No extent.
    public init() { (width, height) = (0, 0) }
    /// An extent in units of the flat map.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
public struct MKMapRect: Hashable, Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// In units of the flat map.
    public var size: MKMapSize
    /// A rectangle without extent at the north-western corner of the map.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// A rectangle by its north-western corner and its size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// A rectangle by its north-western corner and its size, in units of the flat map.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// The whole earth between 85.051128° south and north.
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
    /// No rectangle: `union(_:)` with it changes nothing.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// Whether it is `null`.
    public var isNull: Bool { origin.x == .infinity }
    /// Whether it is `null`, or a side is 0.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// The western side.
    public var minX: Double { origin.x }
    /// The northern side.
    public var minY: Double { origin.y }
    /// The eastern side.
    public var maxX: Double { origin.x + size.width }
    /// The southern side.
    public var maxY: Double { origin.y + size.height }
    /// Half way from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// Half way from north to south, on the flat map.
    public var midY: Double { origin.y + size.height / 2 }
    /// From west to east, in units of the flat map.
    public var width: Double { size.width }
    /// From north to south, in units of the flat map.
    public var height: Double { size.height }
    /// The smallest rectangle that holds both; that of the other where one is null.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    /// The rectangle with its sides moved inwards, or outwards for negative distances.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// Whether a place is inside; the eastern and the southern side are outside.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// What a region covers.
    init(_ region: MKCoordinateRegion) {
        let north = min(region.center.latitude + region.span.latitudeDelta / 2, 85)
        let south = max(region.center.latitude - region.span.latitudeDelta / 2, -85)
        let west = region.center.longitude - region.span.longitudeDelta / 2
        let one = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west))
        let two = MKMapPoint(CLLocationCoordinate2D(
            latitude: south, longitude: region.center.longitude + region.span.longitudeDelta / 2))
        self.init(x: one.x, y: one.y, width: two.x - one.x, height: two.y - one.y)
    }

    /// The region that shows all of these places with a margin.
    static func around(_ places: [CLLocationCoordinate2D]) -> MKMapRect {
        let all = places.reduce(MKMapRect.null) {
            let point = MKMapPoint($1)
            return $0.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        guard !all.isNull else { return .world.insetBy(dx: MKMapPoint.side * 0.1, dy: MKMapPoint.side * 0.2) }
        let minimum = 8_000.0
        return all.insetBy(dx: -max(all.width * 0.2, minimum), dy: -max(all.height * 0.2, minimum))
    }
}
