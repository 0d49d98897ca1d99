public import Foundation
import QuadrantText

/// What a measurement is for, by which a region chooses a unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the usage in the tables of regions; nil keeps the unit.
    let name: String?
    init(_ name: String?) { self.name = name }
    /// The region's unit of a size that suits the value.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("default") }
    /// The unit of the measurement itself.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(nil) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Sizes of people.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person-height") }
    /// Distances on roads.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("road") }
    /// Focal lengths of lenses.
    public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("focal-length") }
    /// Amounts of rain.
    public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("rainfall") }
    /// Amounts of snow.
    public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("snowfall") }
    /// How far one sees.
    public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of people.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
    /// Temperatures of the air.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food.
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("food") }
    /// Energy that training takes.
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Amounts of drinks.
    public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("fluid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("baromtrc") }
}

extension Measurement where UnitType: Dimension {
    /// Formats measurements in the units of a region: `3.1 mi`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long names of units are: `5 miles`, `5 mi`, `5mi`.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate enum Kind: Codable { case wide, abbreviated, narrow }
            fileprivate let kind: Kind
            /// Whole words.
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// Symbols behind a space.
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// The shortest form.
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }
        /// How long names of units are.
        public var width: UnitWidth
        /// The language and the region.
        public var locale: Locale
        /// The format of the number; nil rounds by the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// By which the region chooses the unit; nil keeps the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Whether temperatures have a degree sign only.
        public var hidesScaleName = false

        /// A style for a width, a language and a usage.
        public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent,
                    usage: MeasurementFormatUnitUsage<UnitType>? = .general,
                    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var other = self
            other.locale = locale
            return other
        }

        /// The text for a measurement. A custom unit is not converted and has its symbol.
        public func format(_ value: Measurement<UnitType>) -> String {
            var number = value.value, unit: Unit = value.unit
            if let usage = usage?.name {
                let base = Measurement<Dimension>(value: number, unit: value.unit)
                let chosen = RegionalUnit.chosen(for: base, locale.identifier, usage: usage)
                (number, unit) = (chosen.value, chosen.unit)
            }
            var digits = MeasureFormat.Numbers()
            digits.fractionDigits = 0...6
            if usage?.name != nil {
                // At least two significant digits, and otherwise whole numbers.
                let size = abs(number)
                digits.fractionDigits = 0...(size >= 10 || size == 0 ? 0 : size >= 1 ? 1 : 2)
            }
            let isBare = unit is UnitTemperature && hidesScaleName
            guard let known = isBare ? MeasureFormat.Unit(10, 3) : RegionalUnit.number(of: unit),
                  let text = MeasureFormat.string([MeasureFormat.Part(number, known)], names,
                                                  locale: locale.identifier, numbers: digits) else {
                let text = numberFormatStyle?.locale(locale).format(number)
                    ?? number.formatted(.number.locale(locale).precision(.fractionLength(digits.fractionDigits)))
                return text + (width.kind == .narrow ? "" : " ") + unit.symbol
            }
            guard let style = numberFormatStyle?.locale(locale), let place = Self.number(in: text) else { return text }
            return text.replacingCharacters(in: place, with: style.format(number))
        }

        private var names: MeasureFormat.Width {
            switch width.kind {
            case .wide: .wide
            case .abbreviated: .short
            case .narrow: .narrow
            }
        }

        /// The place of the first number with its sign and its separators.
        private static func number(in text: String) -> Range<String.Index>? {
            func isDigit(_ character: Character) -> Bool {
                character.unicodeScalars.allSatisfy(CharacterSet.decimalDigits.contains)
            }
            guard var start = text.firstIndex(where: isDigit) else { return nil }
            var end = start, at = start
            while at < text.endIndex {
                if isDigit(text[at]) {
                    end = text.index(after: at)
                } else if text[at].isLetter || text[at].isSymbol {
                    break
                }
                at = text.index(after: at)
            }
            if start > text.startIndex, "-−".contains(text[text.index(before: start)]) {
                start = text.index(before: start)
            }
            return start..<end
        }
    }

    /// The measurement in the unit of the region, abbreviated.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}
extension Measurement {
    /// The text of a style for the measurement.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle {
    /// Measurements in the units of a region.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    /// Temperatures in the scale of a region; with `hidesScaleName` they have a degree sign only.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage,
                                                             numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// Formats amounts of information as numbers of bytes.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// Which units of a thousand are used.
        public var style: ByteCountFormatStyle.Style
        /// The units that may appear.
        public var allowedUnits: ByteCountFormatStyle.Units
        /// Whether zero is a word.
        public var spellsOutZero: Bool
        /// Whether the number of bytes follows in parentheses.
        public var includesActualByteCount: Bool
        /// The language.
        public var locale = Locale.autoupdatingCurrent
        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var other = self
            other.locale = locale
            return other
        }
        /// The text for an amount.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                                 includesActualByteCount: includesActualByteCount, locale: locale)
                .format(Int64(value.converted(to: .bytes).value))
        }
    }
}
extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCount {
    /// Amounts of information as numbers of bytes.
    public static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
                                 spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self {
        Self(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
             includesActualByteCount: includesActualByteCount)
    }
}
