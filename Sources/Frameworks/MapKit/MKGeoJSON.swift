public import CoreLocation
public import Foundation

/// What a file of GeoJSON has: features, and shapes without one.
public protocol MKGeoJSONObject: NSObjectProtocol {}
extension MKShape: MKGeoJSONObject {}

/// Shapes with values of a program.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The name; nil without one. A number is written as text.
    public let identifier: String?
    /// The values, as JSON; nil without any.
    public let properties: Data?
    /// The shapes.
    public let geometry: [MKShape]
    init(identifier: String?, properties: Data?, geometry: [MKShape]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON (RFC 7946): points, lines and areas become annotations and overlays.
open class MKGeoJSONDecoder: NSObject {
    private struct Damaged: LocalizedError {
        let what: String
        var errorDescription: String? { "The GeoJSON is damaged: \(what)." }
    }

    public override init() { super.init() }

    /// The objects of a file: the features of a collection, a feature, or the shapes of a geometry. Throws for what is
    /// no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Damaged(what: "an object is missing")
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else {
                throw Damaged(what: "features are missing")
            }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw Damaged(what: "a feature is missing") }
        let values = object["properties"] as? [String: Any]
        let shapes = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(
            identifier: object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue,
            properties: try values.map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) },
            geometry: shapes)
    }

    private func shapes(_ object: [String: Any]) throws -> [MKShape] {
        let places = object["coordinates"] as Any
        switch object["type"] as? String {
        case "Point": return [point(try place(places))]
        case "MultiPoint": return try list(places).map { point(try place($0)) }
        case "LineString": return [MKPolyline(_places: try line(places))]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map { MKPolyline(_places: try line($0)) })]
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
        case "GeometryCollection":
            guard let parts = object["geometries"] as? [[String: Any]] else {
                throw Damaged(what: "geometries are missing")
            }
            return try parts.flatMap(shapes)
        default: throw Damaged(what: "a type is unknown")
        }
    }

    private func point(_ place: CLLocationCoordinate2D) -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.coordinate = place
        return point
    }
    private func list(_ value: Any) throws -> [Any] {
        guard let list = value as? [Any] else { throw Damaged(what: "coordinates are missing") }
        return list
    }
    /// Longitude is first, and a height is not read.
    private func place(_ value: Any) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw Damaged(what: "a place has two numbers") }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
    private func line(_ value: Any) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }
    /// The first ring is the outline, the others are holes. The last place of a ring is the first one again.
    private func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try list(value).map(line)
        guard let outline = rings.first else { throw Damaged(what: "an area has a ring") }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
