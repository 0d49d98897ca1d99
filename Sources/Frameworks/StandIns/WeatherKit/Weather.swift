public import Foundation

/// The weather at a place. None is known.
public struct Weather: Codable, Equatable, Sendable {
    /// Now.
    public let currentWeather: CurrentWeather
    /// Of the next hour by minutes; nil where that is not known.
    public let minuteForecast: Forecast<MinuteWeather>?
    /// Of the next hours.
    public let hourlyForecast: Forecast<HourWeather>
    /// Of the next days.
    public let dailyForecast: Forecast<DayWeather>
    /// Warnings; nil where there are none for the place.
    public let weatherAlerts: [WeatherAlert]?
    /// What is known of the place.
    public let availability: WeatherAvailability
}

/// Weather of several times.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    /// The weather of each time.
    public let forecast: [Element]
    /// When and for which place it was asked for.
    public let metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    /// The weather of a time.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// When.
    public let date: Date
    /// 0…1.
    public let cloudCover: Double
    /// What it is like.
    public let condition: WeatherCondition
    /// The name of a symbol.
    public let symbolName: String
    /// The temperature at which dew falls.
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1.
    public let humidity: Double
    /// How much falls.
    public let precipitationIntensity: Measurement<UnitSpeed>
    /// The pressure at the height of the sea.
    public let pressure: Measurement<UnitPressure>
    /// How the pressure changes.
    public let pressureTrend: PressureTrend
    /// Whether it is day.
    public let isDaylight: Bool
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The temperature that is felt.
    public let apparentTemperature: Measurement<UnitTemperature>
    /// The sun's rays.
    public let uvIndex: UVIndex
    /// How far one sees.
    public let visibility: Measurement<UnitLength>
    /// The wind.
    public let wind: Wind
    /// When and for which place it was asked for.
    public let metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// When.
    public let date: Date
    /// What falls.
    public let precipitation: Precipitation
    /// 0…1.
    public let precipitationChance: Double
    /// How much falls.
    public let precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    /// When.
    public let date: Date
    /// 0…1.
    public let cloudCover: Double
    /// What it is like.
    public let condition: WeatherCondition
    /// The name of a symbol.
    public let symbolName: String
    /// The temperature at which dew falls.
    public let dewPoint: Measurement<UnitTemperature>
    /// 0…1.
    public let humidity: Double
    /// Whether it is day.
    public let isDaylight: Bool
    /// What falls.
    public let precipitation: Precipitation
    /// 0…1.
    public let precipitationChance: Double
    /// How much falls.
    public let precipitationAmount: Measurement<UnitLength>
    /// The pressure at the height of the sea.
    public let pressure: Measurement<UnitPressure>
    /// How the pressure changes.
    public let pressureTrend: PressureTrend
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The temperature that is felt.
    public let apparentTemperature: Measurement<UnitTemperature>
    /// The sun's rays.
    public let uvIndex: UVIndex
    /// How far one sees.
    public let visibility: Measurement<UnitLength>
    /// The wind.
    public let wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
    /// When.
    public let date: Date
    /// What it is like.
    public let condition: WeatherCondition
    /// The name of a symbol.
    public let symbolName: String
    /// The highest temperature.
    public let highTemperature: Measurement<UnitTemperature>
    /// When it is warmest; nil where that is not known.
    public let highTemperatureTime: Date?
    /// The lowest temperature.
    public let lowTemperature: Measurement<UnitTemperature>
    /// When it is coldest; nil where that is not known.
    public let lowTemperatureTime: Date?
    /// 0…1.
    public let maximumHumidity: Double
    /// 0…1.
    public let minimumHumidity: Double
    /// How far one sees at best.
    public let maximumVisibility: Measurement<UnitLength>
    /// How far one sees at worst.
    public let minimumVisibility: Measurement<UnitLength>
    /// What falls.
    public let precipitation: Precipitation
    /// 0…1.
    public let precipitationChance: Double
    /// How much rain falls.
    public let rainfallAmount: Measurement<UnitLength>
    /// How much snow falls.
    public let snowfallAmount: Measurement<UnitLength>
    /// When the sun rises and sets.
    public let sun: SunEvents
    /// When the moon rises and sets.
    public let moon: MoonEvents
    /// The sun's rays.
    public let uvIndex: UVIndex
    /// The wind.
    public let wind: Wind
    /// How fast the wind is at most; nil where that is not known.
    public let highWindSpeed: Measurement<UnitSpeed>?
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// Where more is said.
    public let detailsURL: URL
    /// Who warns.
    public let source: String
    /// Of what.
    public let summary: String
    /// Where; nil where that is not known.
    public let region: String?
    /// How bad it is.
    public let severity: WeatherSeverity
    /// When and for which place it was asked for.
    public let metadata: WeatherMetadata
}
