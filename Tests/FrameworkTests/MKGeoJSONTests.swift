import CoreLocation
import Foundation
import MapKit
import Testing

/// Examples as in RFC 7946.
@Suite("GeoJSON")
struct MKGeoJSONTests {
    private func decoded(_ text: String) throws -> [any MKGeoJSONObject] {
        try MKGeoJSONDecoder().decode(Data(text.utf8))
    }

    @Test func featuresHaveShapesAndValues() throws {
        let found = try decoded("""
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "a"},
               "geometry": {"type": "Point", "coordinates": [102.0, 0.5, 30]}},
              {"type": "Feature", "properties": null, "geometry": null}]}
            """).compactMap { $0 as? MKGeoJSONFeature }
        #expect(found.count == 2 && found[0].identifier == "7" && found[1].identifier == nil)
        #expect(found[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"a"}"#)
        let point = try #require(found[0].geometry.first as? MKPointAnnotation)
        // Longitude is first.
        #expect(point.coordinate.latitude == 0.5 && point.coordinate.longitude == 102)
        #expect(found[1].geometry.isEmpty && found[1].properties == nil)
    }

    @Test func anAreaHasItsOutlineAndHoles() throws {
        let ring = "[[0, 0], [10, 0], [10, 10], [0, 0]]", hole = "[[2, 1], [4, 1], [4, 3], [2, 1]]"
        let text = #"{"type": "Polygon", "coordinates": [\#(ring), \#(hole)]}"#
        let area = try #require(decoded(text).first as? MKPolygon)
        #expect(area.pointCount == 4 && area.interiorPolygons?.count == 1)
        let areas = try decoded(#"{"type": "MultiPolygon", "coordinates": [[\#(ring)], [\#(hole)]]}"#)
        #expect((areas.first as? MKMultiPolygon)?.polygons.count == 2)
    }

    @Test func linesAndCollections() throws {
        let line = #"{"type": "LineString", "coordinates": [[0, 0], [1, 1], [2, 0]]}"#
        #expect((try decoded(line).first as? MKPolyline)?.pointCount == 3)
        let lines = #"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]}"#
        #expect((try decoded(lines).first as? MKMultiPolyline)?.polylines.count == 2)
        let points = #"{"type": "MultiPoint", "coordinates": [[0, 0], [1, 1]]}"#
        #expect(try decoded(#"{"type": "GeometryCollection", "geometries": [\#(line), \#(points)]}"#).count == 3)
    }

    @Test(arguments: ["[]", #"{"type": "Circle"}"#, #"{"type": "Point", "coordinates": [1]}"#,
                      #"{"type": "FeatureCollection"}"#, "no JSON"])
    func whatIsNoGeoJSONThrows(text: String) {
        #expect(throws: (any Error).self) { try decoded(text) }
    }
}
