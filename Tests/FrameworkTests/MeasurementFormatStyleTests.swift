import Foundation
import QuadrantFoundation
import Testing

/// `Measurement.FormatStyle`: units of a region, usages and widths.
@Suite("Measurement.FormatStyle")
struct MeasurementFormatStyleTests {
    private let us = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")

    /// 5 km are 3.107 miles.
    @Test func aRegionHasItsUnits() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
    }

    @Test func theNumberHasItsOwnStyle() {
        let speed = Measurement(value: 8.333333, unit: UnitSpeed.metersPerSecond)
        let style = Measurement<UnitSpeed>.FormatStyle(width: .abbreviated, locale: us, usage: .asProvided,
                                                       numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(style.format(speed) == "8.3 m/s")
        let area = Measurement(value: 12, unit: UnitArea.squareMeters)
        #expect(Measurement<UnitArea>.FormatStyle(width: .abbreviated, locale: us, usage: .asProvided,
                                                  numberFormatStyle: .number.precision(.fractionLength(2)))
            .format(area) == "12.00 m²")
    }

    /// 21.5 °C are 70.7 °F.
    @Test func temperaturesMayOmitTheirScale() {
        let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)) == "71°F")
        #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(us)) == "71°")
    }

    @Test func bytesHaveTheUnitsOfFiles() {
        let size = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
        #expect(size.formatted(.byteCount(style: .file).locale(us)) == "1.5 MB")
    }
}
