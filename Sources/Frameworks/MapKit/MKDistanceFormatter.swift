public import CoreLocation
public import Foundation
import QuadrantFoundation
import class QuadrantFoundation.NumberFormatter

/// Formats distances in metres as people say them on the way: `500 ft`, `0.9 mi`, `1.5 km`.
///
/// Rounded to a tenth below 10 of the large unit, to whole numbers above, and to 50 of the small unit from 100 on: read
/// off reference pictures (stadiamaps/ferrostar @918a1869, iOS 26 simulator). Below 100 of the small unit it is 10: a
/// guess.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The system of units.
    public enum Units: UInt, Sendable {
        /// That of the locale's region.
        case `default`
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// The length of the names of units.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// The same as `full`.
        case `default`
        /// `500 ft`
        case abbreviated
        /// `500 feet`
        case full
    }

    /// The language, and the region for `Units.default`; nil is the current locale.
    open var locale: Locale! = .current
    /// The system of units; that of the region by default.
    open var units = Units.default
    /// Whether units are written in full, the default, or abbreviated.
    open var unitStyle = DistanceUnitStyle.default

    /// A formatter for the current locale.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a distance in metres. A negative distance has a minus sign; one that is not finite is "".
    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let (small, large, limit) = scale, length = Measurement(value: distance, unit: UnitLength.meters)
        if abs(distance) >= limit {
            let value = length.converted(to: large).value, hasTenth = abs(value) < 9.95
            return text(hasTenth ? (value * 10).rounded() / 10 : value.rounded(), large)
        }
        let value = length.converted(to: small).value, step = abs(value) < 100 ? 10.0 : 50
        return text((value / step).rounded() * step, small)
    }

    /// The text for a number of metres; nil for any other object.
    open override func string(for obj: Any?) -> String? {
        ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromDistance: $0) }
    }

    /// The metres of a number with the name or the abbreviation of a unit, as `string(fromDistance:)` writes them;
    /// -1 for any other text.
    open func distance(from distance: String) -> CLLocationDistance {
        let words = distance.trimmingCharacters(in: .whitespaces)
        for unit in [UnitLength.kilometers, .meters, .miles, .feet, .yards] {
            for style in [Formatter.UnitStyle.medium, .long] {
                let spellings = [1.0, 2].map { names(of: unit, $0, style) }
                guard let name = spellings.first(where: { !$0.isEmpty && words.hasSuffix($0) }) else { continue }
                let number = words.dropLast(name.count).trimmingCharacters(in: .whitespaces)
                let parser = NumberFormatter()
                parser.locale = locale ?? .current
                parser.numberStyle = .decimal
                if let value = parser.number(from: number) {
                    return Measurement(value: value.doubleValue, unit: unit).converted(to: .meters).value
                }
            }
        }
        return -1
    }

    /// The small and the large unit, and the metres from which the large one is used.
    private var scale: (small: UnitLength, large: UnitLength, limit: Double) {
        switch units {
        case .metric: (.meters, .kilometers, 1000)
        case .imperial: (.feet, .miles, 289)
        case .imperialWithYards: (.yards, .miles, 300)
        case .default:
            switch (locale ?? .current).measurementSystem {
            case .us: (.feet, .miles, 289)
            case .uk: (.yards, .miles, 300)
            default: (.meters, .kilometers, 1000)
            }
        }
    }

    private func text(_ value: Double, _ unit: UnitLength) -> String {
        formatter(unitStyle == .abbreviated ? .medium : .long).string(from: Measurement(value: value, unit: unit))
    }

    /// The name of a unit beside a number, which decides on the plural.
    private func names(of unit: UnitLength, _ value: Double, _ style: Formatter.UnitStyle) -> String {
        formatter(style).string(from: Measurement(value: value, unit: unit))
            .filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    private func formatter(_ style: Formatter.UnitStyle) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .current
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = style
        formatter.numberFormatter.locale = formatter.locale
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter
    }
}
