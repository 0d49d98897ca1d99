public import Foundation
import QuadrantText

// Foundation on Linux declares this formatter without an implementation.

/// Formats durations: `1h 5m`, `1:05:00`, `one hour, five minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:00`
        case positional
        /// `1h 5m`
        case abbreviated
        /// `1 hr, 5 min`
        case short
        /// `1 hour, 5 minutes`
        case full
        /// `one hour, five minutes`
        case spellOut
        /// `1hr 5min`
        case brief
    }

    /// The treatment of units whose value is zero; several options may be set.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// A bit for each behaviour, as in Foundation on Apple's systems.
        public let rawValue: UInt
        /// Zeros are written where `rawValue` is 0.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The positional style drops leading zeros; every other style drops all zeros.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Zeros before the first unit that is not zero are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Zeros between units that are not zero are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Zeros after the last unit that is not zero are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All zeros are dropped; where every unit is zero the smallest is written.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// In the positional style the first of several numbers also has two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of the units; `positional` by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units to write, of year, month, week, day, hour, minute and second. Empty, the default, is all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar in which units are counted; its locale is that of the text. Nil is the user's calendar.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which days, months and years are counted; nil, the default, is the beginning of 2001.
    open var referenceDate: Date?
    /// Whether the last unit has a fraction, of up to three digits in the positional style. Not for years and months.
    open var allowsFractionalUnits = false
    /// The maximum number of units, the largest first; 0, the default, is all of them.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is converted to the next smaller unit: 70 minutes instead of 1 hour and 10 minutes.
    open var collapsesLargestUnit = false
    /// Whether "About" precedes the duration. English only: other languages omit it.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the duration. English only: other languages omit it.
    open var includesTimeRemainingPhrase = false
    /// Nothing to do: no language here changes case by context.
    open var formattingContext: Formatter.Context = .unknown

    /// A formatter in the positional style for all units, in the calendar of the user.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for `DateComponents`; nil for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The duration of `components` from `referenceDate` on, where all days have 24 hours. Nil where the text cannot be
    /// formatted.
    open func string(from components: DateComponents) -> String? {
        let start = reference
        return steady.date(byAdding: components, to: start).flatMap { string(steady, start, $0) }
    }

    /// The time between two dates, counted in `calendar` with its time zone; with a minus sign if the end is earlier.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(calendar ?? .autoupdatingCurrent, startDate, endDate)
    }

    /// The text for a number of seconds, where all days have 24 hours; negative durations have a minus sign. Nil if
    /// `ti` is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        return string(steady, reference, reference.addingTimeInterval(ti))
    }

    /// The text for `components` in `unitsStyle`, with the defaults of all other settings.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: units

    private struct Unit {
        let allowed: NSCalendar.Unit
        let component: Calendar.Component
        let measure: MeasureFormat.Unit
        /// The length of the unit in seconds; nil where it varies.
        let length: Double?
    }
    private static let units = [
        Unit(allowed: .year, component: .year, measure: .year, length: nil),
        Unit(allowed: .month, component: .month, measure: .month, length: nil),
        Unit(allowed: .weekOfMonth, component: .weekOfMonth, measure: .week, length: 604_800),
        Unit(allowed: .day, component: .day, measure: .day, length: 86_400),
        Unit(allowed: .hour, component: .hour, measure: .hour, length: 3_600),
        Unit(allowed: .minute, component: .minute, measure: .minute, length: 60),
        Unit(allowed: .second, component: .second, measure: .second, length: 1),
    ]

    private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The calendar in GMT, in which every day has the same length.
    private var steady: Calendar {
        var steady = calendar ?? .autoupdatingCurrent
        steady.timeZone = .gmt
        return steady
    }

    private var locale: Locale { calendar?.locale ?? .current }

    // MARK: numbers

    private struct Value {
        var unit: Unit
        var amount: Double
    }

    private func string(_ calendar: Calendar, _ start: Date, _ end: Date) -> String? {
        if end < start { return string(calendar, end, start).map { "-" + $0 } }
        let allowed = Self.units.filter { allowedUnits.isDisjoint(with: .known) || allowedUnits.contains($0.allowed) }
        var values = self.values(of: allowed, calendar, start, end)
        if collapsesLargestUnit, let largest = values.firstIndex(where: { $0.amount != 0 }),
           values[largest].amount == 1, largest + 1 < values.count {
            values = self.values(of: Array(allowed[(largest + 1)...]), calendar, start, end)
        }
        guard !values.isEmpty else { return nil }
        values = kept(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        guard let text = unitsStyle == .positional ? positional(values) : listed(values) else { return nil }
        let isEnglish = locale.language.languageCode?.identifier == "en"
        let after = isEnglish && includesTimeRemainingPhrase ? text + " remaining" : text
        return isEnglish && includesApproximationPhrase ? "About " + after : after
    }

    private func values(of allowed: [Unit], _ calendar: Calendar, _ start: Date, _ end: Date) -> [Value] {
        let parts = calendar.dateComponents(Set(allowed.map(\.component)), from: start, to: end)
        var values = allowed.map { Value(unit: $0, amount: Double(parts.value(for: $0.component) ?? 0)) }
        if allowsFractionalUnits, let last = values.last, let length = last.unit.length,
           let whole = calendar.date(byAdding: parts, to: start) {
            values[values.count - 1].amount += end.timeIntervalSince(whole) / length
        }
        return values
    }

    /// Removes the zeros that the behaviour drops; the smallest unit stays where all values are zero.
    private func kept(_ values: [Value]) -> [Value] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        if behavior.contains(.pad), !zeroFormattingBehavior.contains(.dropLeading) { behavior.subtract(.dropAll) }
        guard let first = values.firstIndex(where: { $0.amount != 0 }),
              let last = values.lastIndex(where: { $0.amount != 0 }) else {
            return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1))
        }
        return values.enumerated().filter { index, value in
            if value.amount != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    // MARK: text

    private func listed(_ values: [Value]) -> String? {
        let parts = values.map { MeasureFormat.Part($0.amount, $0.unit.measure) }, name = locale.identifier
        switch unitsStyle {
        case .positional, .abbreviated: return MeasureFormat.string(parts, .narrow, locale: name)
        case .short: return MeasureFormat.string(parts, .short, locale: name)
        case .brief: return MeasureFormat.string(parts, .shorter, locale: name)
        case .full: return MeasureFormat.string(parts, .wide, locale: name)
        case .spellOut:
            var numbers = MeasureFormat.Numbers()
            numbers.isSpelledOut = true
            let spelled = parts.compactMap { MeasureFormat.string([$0], .wide, locale: name, numbers: numbers) }
            return MeasureFormat.list(spelled, isWide: true, locale: name)
        }
    }

    /// Hours, minutes and seconds in positional notation, after the larger units.
    private func positional(_ values: [Value]) -> String? {
        let timed: [Calendar.Component] = [.hour, .minute, .second]
        let times = values.filter { timed.contains($0.unit.component) }
        let larger = values.filter { !timed.contains($0.unit.component) }
        let before = larger.isEmpty ? nil : listed(larger)
        if times.isEmpty { return before }
        let pads = zeroFormattingBehavior.contains(.pad) && larger.isEmpty
        let numbers = times.enumerated().map { index, value in
            let digits = index > 0 || (pads && times.count > 1) ? 2 : 1
            return value.amount.formatted(
                .number.locale(locale).grouping(.never)
                    .precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...3)))
        }
        let time = numbers.joined(separator: separator)
        return before.map { $0 + " " + time } ?? time
    }

    /// The separator between hours and minutes.
    private var separator: String {
        let parts = [MeasureFormat.Part(1, .hour), MeasureFormat.Part(5, .minute)]
        let sample = MeasureFormat.string(parts, .numeric, locale: locale.identifier) ?? ":"
        return sample.filter { !$0.isNumber && !$0.isWhitespace }
    }
}

extension NSCalendar.Unit {
    fileprivate static let known: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
}
