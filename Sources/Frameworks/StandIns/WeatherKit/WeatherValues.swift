public import Foundation

/// A value with a text. The words are those of its name, which are a guess: the service's are in the user's language.
public protocol _NamedWeather: RawRepresentable<String>, CustomStringConvertible {}
extension _NamedWeather {
    /// The words of the name, with capitals.
    public var description: String {
        var text = ""
        for (index, letter) in rawValue.enumerated() {
            text += letter.isUppercase ? " \(letter)" : index == 0 ? letter.uppercased() : String(letter)
        }
        return text
    }
    /// As `description`.
    public var accessibilityDescription: String { description }
}

/// What weather is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
}

/// What falls.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
    case none, hail, mixed, rain, sleet, snow
}

/// How the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
    case rising, falling, steady
}

/// How bad weather is that one is warned of.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
    case minor, moderate, severe, extreme, unknown
}

/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
    /// The name of a symbol, such as "moonphase.waxing.crescent".
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .full: "moonphase.full.moon"
        default: "moonphase." + description.lowercased().replacingOccurrences(of: " ", with: ".")
        }
    }
}

/// When the moon rises and sets on a day.
public struct MoonEvents: Codable, Equatable, Sendable {
    /// How much of it is lit.
    public let phase: MoonPhase
    /// Nil on a day on which it does not rise.
    public let moonrise: Date?
    /// Nil on a day on which it does not set.
    public let moonset: Date?
}

/// Where the sun is on a day. Each is nil on a day on which it does not happen.
public struct SunEvents: Codable, Equatable, Sendable {
    /// The sun is 18° below the horizon and rises.
    public let astronomicalDawn: Date?
    /// The sun is 12° below the horizon and rises.
    public let nauticalDawn: Date?
    /// The sun is 6° below the horizon and rises.
    public let civilDawn: Date?
    /// The sun comes above the horizon.
    public let sunrise: Date?
    /// The sun is highest.
    public let solarNoon: Date?
    /// The sun goes below the horizon.
    public let sunset: Date?
    /// The sun is 6° below the horizon and sets.
    public let civilDusk: Date?
    /// The sun is 12° below the horizon and sets.
    public let nauticalDusk: Date?
    /// The sun is 18° below the horizon and sets.
    public let astronomicalDusk: Date?
    /// The sun is lowest.
    public let solarMidnight: Date?
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
    /// A direction, of sixteen.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, _NamedWeather {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        /// Its letters, such as "NNE".
        public var abbreviation: String {
            rawValue.lowercased().replacingOccurrences(of: "north", with: "N")
                .replacingOccurrences(of: "south", with: "S").replacingOccurrences(of: "east", with: "E")
                .replacingOccurrences(of: "west", with: "W")
        }
    }
    /// Where it comes from.
    public let compassDirection: CompassDirection
    /// Where it comes from, clockwise from north.
    public let direction: Measurement<UnitAngle>
    /// How fast it is.
    public let speed: Measurement<UnitSpeed>
    /// How fast it is at times; nil where that is not known.
    public let gust: Measurement<UnitSpeed>?
}

/// The sun's rays.
public struct UVIndex: Codable, Equatable, Sendable {
    /// How dangerous they are.
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, Hashable, Sendable, _NamedWeather {
        case low, moderate, high, veryHigh, extreme
        /// The indices of the category: 0…2, 3…5, 6…7, 8…10, and 11 and more.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        public static func < (lhs: ExposureCategory, rhs: ExposureCategory) -> Bool {
            lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
        }
    }
    /// 0…11 and more.
    public let value: Int
    /// How dangerous they are.
    public let category: ExposureCategory
}
