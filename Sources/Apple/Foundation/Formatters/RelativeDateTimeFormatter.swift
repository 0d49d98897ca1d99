public import Foundation

/// Formats the time between a date and now: `2 hours ago`, `tomorrow`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether adjacent days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    /// The style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    /// Numeric by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Full by default.
    open var unitsStyle = UnitsStyle.full
    /// Nothing to do: the text is that for the middle of a sentence.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar in which units are counted; nil is the current one.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the text; nil is the current locale.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter in the calendar and the language of the user.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a date relative to now; nil for any other object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date.now) }
    }

    /// The time between the date and `referenceDate`, in its largest unit.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        let units: Date.RelativeFormatStyle.UnitsStyle = switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: units, locale: locale ?? .current,
            calendar: calendar ?? .current, capitalizationContext: .unknown
        ).format(referenceDate)
    }

    /// The text for a date `timeInterval` seconds from now; negative intervals are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text for a date `dateComponents` from now; negative components are past. Months and years have the lengths
    /// of those after the beginning of 2001.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0), calendar: Calendar = calendar ?? .current
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }
}
