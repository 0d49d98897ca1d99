import CoreLocation
import Foundation
import Testing
import WeatherKit

/// No service is asked, so that requests throw. The values have their names, symbols and ranges.
@Suite("WeatherKit")
struct WeatherKitTests {
    @Test func requestsOfPartsThrow() async {
        let place = CLLocation(latitude: 51, longitude: 7)
        await #expect(throws: WeatherError.permissionDenied) {
            let now = try await WeatherService.shared.weather(for: place, including: .current)
            _ = now.pressure.converted(to: .hectopascals).value + now.humidity
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let (hours, days, alerts) = try await WeatherService.shared.weather(
                for: place, including: .hourly(startDate: .now, endDate: .now), .daily, .alerts)
            _ = hours.contains { $0.precipitation == .snow } && days.first?.sun.sunrise != nil && alerts == nil
        }
    }

    @Test func valuesHaveTheirWordsAndSymbols() {
        #expect(PressureTrend.falling.description == "Falling")
        #expect(WeatherCondition.isolatedThunderstorms.description == "Isolated Thunderstorms")
        #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
        #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
        #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW")
        #expect(UVIndex.ExposureCategory.high.rangeValue.contains(7))
        #expect(UVIndex.ExposureCategory.low < .extreme)
    }

    @Test func aPlaceWithoutValuesIsTheOriginOfTheMap() {
        #expect(CLLocation().coordinate.latitude == 0 && CLLocation().coordinate.longitude == 0)
    }
}
