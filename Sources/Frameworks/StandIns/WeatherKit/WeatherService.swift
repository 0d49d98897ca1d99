@_exported public import CoreLocation
import Foundation

// The weather. No service is asked: requests throw.

/// Why the weather is not known.
public enum WeatherError: Error, LocalizedError, Hashable, Sendable {
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
    public func weather<each T>(for location: CLLocation, including dataSet: repeat WeatherQuery<each T>)
        async throws -> (repeat each T)
    { throw WeatherError.permissionDenied }
    /// Throws `permissionDenied`.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// A part of the weather that a request asks for.
public struct WeatherQuery<T>: Sendable {
    init() {}
}
extension WeatherQuery where T == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The next hour by minutes; nil where that is not known.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    /// The hours from now on.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    /// The hours from `startDate` to `endDate`.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    /// The days from today on.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    /// The days from that of `startDate` to that of `endDate`.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    /// Warnings; nil where there are none for the place.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
extension WeatherQuery where T == WeatherAvailability {
    /// What is known of the place.
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// Who has measured the weather. Not known.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    /// The name of the service.
    public let serviceName: String
    /// Where more is said.
    public let legalPageURL: URL
    /// What is to be written where no web page can be shown.
    public let legalAttributionText: String
    /// A mark that is a square.
    public let squareMarkURL: URL
    /// A mark for light surroundings.
    public let combinedMarkLightURL: URL
    /// A mark for dark surroundings.
    public let combinedMarkDarkURL: URL
}

/// When and for which place weather was asked for.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    /// When.
    public let date: Date
    /// When it is to be asked for again.
    public let expirationDate: Date
    /// Where.
    public let location: CLLocation

    private enum CodingKeys: CodingKey { case date, expirationDate, latitude, longitude }
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        expirationDate = try values.decode(Date.self, forKey: .expirationDate)
        location = CLLocation(latitude: try values.decode(Double.self, forKey: .latitude),
                              longitude: try values.decode(Double.self, forKey: .longitude))
    }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encode(expirationDate, forKey: .expirationDate)
        try values.encode(location.coordinate.latitude, forKey: .latitude)
        try values.encode(location.coordinate.longitude, forKey: .longitude)
    }
}

/// What is known of a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// Whether something is known.
    public enum AvailabilityKind: String, CaseIterable, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
    /// Of the next hour by minutes.
    public let minuteAvailability: AvailabilityKind
    /// Of warnings.
    public let alertAvailability: AvailabilityKind
}
