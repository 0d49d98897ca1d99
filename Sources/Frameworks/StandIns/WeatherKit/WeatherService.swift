@_exported public import CoreLocation
public import Foundation

// The weather. No service is asked: requests throw.

/// Why the weather is not known.
public enum WeatherError: Error, LocalizedError, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? { "The weather is not available on this system." }
}
/// Asks for the weather.
public final class WeatherService: Sendable {
    /// The only one.
    public static let shared = WeatherService()
    /// Asks for the weather.
    public init() {}
    /// Throws `permissionDenied`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    /// Throws `permissionDenied`.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}
/// Who has measured the weather. Not known.
public struct WeatherAttribution: Sendable {
    /// Where more is said.
    public let legalPageURL: URL
    /// A mark for light surroundings.
    public let combinedMarkLightURL: URL
    /// A mark for dark surroundings.
    public let combinedMarkDarkURL: URL
}
/// The weather at a place. None is known.
public struct Weather: Sendable {
    /// Now.
    public let currentWeather: CurrentWeather
    /// Of the next days.
    public let dailyForecast: Forecast<DayWeather>
    /// Of the next hours.
    public let hourlyForecast: Forecast<HourWeather>
}
/// Weather of several times.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    /// The weather of each time.
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    /// The weather of a time.
    public subscript(position: Int) -> Element { forecast[position] }
}
/// The weather now.
public struct CurrentWeather: Sendable {
    /// When.
    public let date: Date
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The temperature that is felt.
    public let apparentTemperature: Measurement<UnitTemperature>
    /// 0…1.
    public let humidity: Double
    /// The name of a symbol.
    public let symbolName: String
    /// What it is like.
    public let condition: WeatherCondition
    /// The wind.
    public let wind: Wind
    /// The sun's rays.
    public let uvIndex: UVIndex
    /// Whether it is day.
    public let isDaylight: Bool
}
/// The weather of an hour.
public struct HourWeather: Sendable {
    /// When.
    public let date: Date
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The name of a symbol.
    public let symbolName: String
    /// What it is like.
    public let condition: WeatherCondition
    /// 0…1.
    public let precipitationChance: Double
}
/// The weather of a day.
public struct DayWeather: Sendable {
    /// When.
    public let date: Date
    /// The highest temperature.
    public let highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public let lowTemperature: Measurement<UnitTemperature>
    /// The name of a symbol.
    public let symbolName: String
    /// What it is like.
    public let condition: WeatherCondition
    /// 0…1.
    public let precipitationChance: Double
}
/// The wind.
public struct Wind: Sendable {
    /// How fast it is.
    public let speed: Measurement<UnitSpeed>
    /// Where it comes from.
    public let direction: Measurement<UnitAngle>
}
/// The sun's rays.
public struct UVIndex: Sendable {
    /// 0…11 and more.
    public let value: Int
}
/// What weather is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    public var description: String { rawValue }
}
