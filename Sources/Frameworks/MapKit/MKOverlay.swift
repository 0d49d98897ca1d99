public import CoreLocation
public import Foundation

/// A line or an area on a map.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle of the flat map that holds it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it may reach into a rectangle; by default whether its own does.
    func intersects(_ mapRect: MKMapRect) -> Bool
}
extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
extension [CLLocationCoordinate2D] {
    /// The smallest rectangle of the flat map that holds these places; null without any.
    var mapRect: MKMapRect {
        map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
    /// With as many places in between that a line through them is the shortest way on a ball: one for each degree.
    var geodesic: [CLLocationCoordinate2D] {
        guard let first else { return [] }
        func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
            let latitude = place.latitude * .pi / 180, longitude = place.longitude * .pi / 180
            return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
        }
        var all = [first]
        for (start, end) in zip(self, dropFirst()) {
            let one = vector(start), two = vector(end)
            let angle: Double = acos(Swift.min(Swift.max((one * two).sum(), -1), 1))
            let steps = Int((angle * 180 / .pi).rounded(.up))
            for step in 1..<Swift.max(steps, 1) where sin(angle) > 1e-9 {
                let part = Double(step) / Double(steps)
                let before: Double = sin((1 - part) * angle) / sin(angle)
                let after: Double = sin(part * angle) / sin(angle)
                let at: SIMD3<Double> = one * before + two * after
                let latitude: Double = asin(Swift.min(Swift.max(at.z, -1), 1)), longitude: Double = atan2(at.y, at.x)
                all.append(CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: longitude * 180 / .pi))
            }
            all.append(end)
        }
        return all
    }
}

/// Several places.
open class MKMultiPoint: MKShape {
    let places: [CLLocationCoordinate2D]
    private lazy var stored: UnsafeMutablePointer<MKMapPoint> = {
        let memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
        for (index, place) in places.enumerated() { (memory + index).initialize(to: MKMapPoint(place)) }
        isStored = true
        return memory
    }()
    private var isStored = false
    /// Places in their order. Public, so that classes of programs inherit the initialisers that call it.
    public init(_places places: [CLLocationCoordinate2D]) {
        self.places = places
        super.init()
        place = places.first ?? CLLocationCoordinate2D()
    }
    deinit { if isStored { stored.deallocate() } }
    /// The points of the flat map, in memory that lives as long as this object.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { stored }
    /// How many places there are.
    open var pointCount: Int { places.count }
    /// Writes places from `range` on; `coords` has space for as many.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places.dropFirst(range.location).prefix(range.length).enumerated() {
            coords[index] = place
        }
    }
    /// The smallest rectangle of the flat map that holds its places; null without any.
    open var boundingMapRect: MKMapRect { places.mapRect }
}
/// A line between places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// A line between the first `count` places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(_places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }
    /// A line between the first `count` points of the flat map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(_places: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    }
    /// A line without places.
    public convenience init() { self.init(_places: []) }
    /// Places in their order.
    public override init(_places places: [CLLocationCoordinate2D]) { super.init(_places: places) }
}
/// A line on the shortest way between places.
open class MKGeodesicPolyline: MKPolyline {
    /// Places in their order, and those on the shortest way between them.
    public override init(_places places: [CLLocationCoordinate2D]) { super.init(_places: places.geodesic) }
}
/// An area between places, which may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Its holes; nil without any.
    public let interiorPolygons: [MKPolygon]?
    /// An area between the first `count` places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    /// An area between the first `count` places, with holes.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
                            interiorPolygons: [MKPolygon]?) {
        self.init(_places: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))), _holes: interiorPolygons)
    }
    /// An area between the first `count` points of the flat map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    /// An area between the first `count` points of the flat map, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(_places: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate),
                  _holes: interiorPolygons)
    }
    /// An outline with holes.
    public init(_places places: [CLLocationCoordinate2D], _holes holes: [MKPolygon]?) {
        interiorPolygons = holes
        super.init(_places: places)
    }
    /// Its outline, and those of its holes.
    var rings: [[CLLocationCoordinate2D]] { [places] + (interiorPolygons ?? []).map(\.places) }
}
/// Several lines that are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    /// These lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
        place = polylines.first?.place ?? CLLocationCoordinate2D()
    }
    /// The smallest rectangle of the flat map that holds them; null without any.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}
/// Several areas that are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    /// These areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
        place = polygons.first?.place ?? CLLocationCoordinate2D()
    }
    /// The smallest rectangle of the flat map that holds them; null without any.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
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
    /// The circle in the middle of a rectangle of the flat map, as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(center: center, radius: max(mapRect.width, mapRect.height) / 2
            * MKMetersPerMapPointAtLatitude(center.latitude))
    }
    /// The square of the flat map around the circle.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(coordinate), units = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: middle.x - units, y: middle.y - units, width: 2 * units, height: 2 * units)
    }
}
/// Pictures of parts of the map, from a server that nothing here asks: it draws nothing.
open class MKTileOverlay: NSObject, MKOverlay {
    /// Where pictures are loaded from, with `{x}`, `{y}` and `{z}` for their numbers; nil for none.
    public let urlTemplate: String?
    /// Pictures of a server.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
    /// Points. 256 × 256 by default.
    open var tileSize = CGSize(width: 256, height: 256)
    /// The levels at which there are pictures.
    open var minimumZ = 0, maximumZ = 21
    /// Whether nothing is drawn behind them, and whether their rows are counted from below. Nothing to do: none is
    /// drawn.
    open var canReplaceMapContent = false, isGeometryFlipped = false
    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The world.
    open var boundingMapRect: MKMapRect { .world }
    /// The address of a picture.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let numbers = ["{x}": path.x, "{y}": path.y, "{z}": path.z]
        let text = numbers.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.key, with: String($1.value)) }
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }
}
/// The numbers of a picture of a part of the map.
public struct MKTileOverlayPath: Sendable {
    /// The column, the row, and the level.
    public var x: Int, y: Int, z: Int
    /// The pixels of a point.
    public var contentScaleFactor: CGFloat
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
}
