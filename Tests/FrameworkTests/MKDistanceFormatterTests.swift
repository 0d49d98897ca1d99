import Foundation
import MapKit
import Testing

/// Expectations are read off reference pictures of stadiamaps/ferrostar @918a1869 where none is marked as a guess.
@Suite("MKDistanceFormatter")
struct MKDistanceFormatterTests {
    private func formatter(_ language: String, _ units: MKDistanceFormatter.Units = .default,
                           _ style: MKDistanceFormatter.DistanceUnitStyle = .abbreviated) -> MKDistanceFormatter {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.units = units
        formatter.unitStyle = style
        return formatter
    }

    @Test(arguments: [
        (123.0, "400 ft"), (120, "400 ft"), (152.4, "500 ft"), (1500, "0.9 mi"), (24_140.16, "15 mi"),
        (1_420_000, "882 mi"),
    ])
    func imperialDistancesAreFeetAndMiles(distance: Double, text: String) {
        #expect(formatter("en_US", .imperial).string(fromDistance: distance) == text)
        #expect(formatter("en_US").string(for: distance) == text)
    }

    @Test(arguments: [(152.4, "150 m"), (1500.0, "1,5 km"), (14_500, "15 km"), (1_420_000, "1.420 km")])
    func metricDistancesAreMetresAndKilometres(distance: Double, text: String) {
        #expect(formatter("de_DE", .metric).string(fromDistance: distance) == text)
        #expect(formatter("de_DE").string(for: NSNumber(value: distance)) == text)
    }

    @Test func unitsAreWrittenInFullByDefault() {
        #expect(formatter("en_US", .imperial, .default).string(fromDistance: 123) == "400 feet")
        #expect(formatter("en_US", .imperial, .full).string(fromDistance: 123) == "400 feet")
        #expect(formatter("en_GB", .default).string(fromDistance: 100) == "100 yd")
    }

    /// A guess: no source shows these.
    @Test func shortDistancesAndOthers() {
        #expect(formatter("en_US", .metric).string(fromDistance: 0) == "0 m")
        #expect(formatter("en_US", .metric).string(fromDistance: 44) == "40 m")
        #expect(formatter("en_US", .metric).string(fromDistance: -150) == "-150 m")
        #expect(formatter("en_US").string(fromDistance: .nan) == "")
        #expect(formatter("en_US").string(for: "far") == nil)
    }

    @Test func distancesAreReadAgain() {
        for style in [MKDistanceFormatter.DistanceUnitStyle.abbreviated, .full] {
            #expect(formatter("en_US", .imperial, style).distance(from: "500 ft") == 152.4)
            #expect(formatter("de_DE", .metric, style).distance(from: "1,5 km") == 1500)
        }
        #expect(formatter("en_US", .metric).distance(from: "1 kilometer") == 1000)
        #expect(formatter("en_US").distance(from: "far") == -1)
    }
}
