public import Foundation
import QuadrantText

// Foundation on Linux declares this formatter without an implementation.

/// Formats measurements in the units of a region.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit; several options may be set.
    public struct UnitOptions: OptionSet, Sendable {
        /// A bit for each option, as in Foundation on Apple's systems.
        public let rawValue: UInt
        /// No options where `rawValue` is 0: units are those of the region.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the unit of the measurement, whatever the region uses.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Chooses the largest unit of the region in which the value is at least 1, else its smallest: 1.5 km, not
        /// 1,500 m.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Omits the scale of temperatures.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Empty by default: measurements are converted to the corresponding unit of the region of `locale`.
    open var unitOptions: UnitOptions = []
    /// The width of unit names: short is `26mi`, medium `26 mi`, long `26 miles`. Medium by default.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language and the region; nil is the current locale.
    open var locale: Locale! = .current
    /// Formats the number: its fraction digits and its grouping always apply, other settings only with custom units.
    /// Nil formats the number by the locale.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A formatter for the current locale, in the medium style.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a unit or a measurement; nil for any other object.
    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        return (obj as? any FormattedMeasurement).map { $0.string(from: self) }
    }

    /// The measurement in the unit chosen by `unitOptions` and the region. A custom unit is not converted and has its
    /// symbol.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let place = locale ?? .current
        var value = measurement.value
        var unit: Unit = measurement.unit
        if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
            let base = Measurement<Dimension>(value: value, unit: dimension)
            let shown = RegionalUnit.chosen(for: base, place.identifier, isNatural: unitOptions.contains(.naturalScale))
            (value, unit) = (shown.value, shown.unit)
        }
        return string(value, unit, place)
    }

    private func string(_ value: Double, _ unit: Unit, _ place: Locale) -> String {
        var numbers = MeasureFormat.Numbers()
        if let digits = numberFormatter {
            numbers.fractionDigits = digits.minimumFractionDigits...max(digits.minimumFractionDigits,
                                                                        digits.maximumFractionDigits)
            numbers.isGrouped = digits.usesGroupingSeparator
        }
        let isBare = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
        if let known = isBare ? MeasureFormat.Unit(10, 3) : RegionalUnit.number(of: unit),
           let text = MeasureFormat.string([MeasureFormat.Part(value, known)], width, locale: place.identifier,
                                           numbers: numbers) {
            return text
        }
        // A custom unit has only its symbol.
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        return number + (unitStyle == .short ? "" : " ") + unit.symbol
    }

    /// The name of `unit` in the width of `unitStyle`; its symbol for a custom unit.
    open func string(from unit: Unit) -> String {
        RegionalUnit.number(of: unit)
            .flatMap { MeasureFormat.name(of: $0, width, locale: (locale ?? .current).identifier) } ?? unit.symbol
    }

    private var width: MeasureFormat.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        }
    }
}

/// A type-erased measurement.
private protocol FormattedMeasurement {
    func string(from formatter: MeasurementFormatter) -> String
}
extension Measurement: FormattedMeasurement {
    fileprivate func string(from formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
