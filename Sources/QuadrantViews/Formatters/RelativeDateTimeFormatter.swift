public import Foundation

/// Writes how long ago a date is, or how far ahead: `2 hours ago`, `tomorrow`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    /// How units are written.
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

    /// Numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Whole words by default.
    open var unitsStyle = UnitsStyle.full
    /// Nothing reads it: the text is as inside of a sentence.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar in which units are counted; nil is the current one.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the text; nil is the current locale.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter in the calendar and the language of the user.
    public override init() { super.init() }
    /// Takes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a date relative to now; nil for any other object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// How long before or after `referenceDate` the date is, in its largest unit.
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

    /// How long ago or ahead a date is that lies `timeInterval` seconds from now; negative ones are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How long ago or ahead `dateComponents` are; negative ones are past. Counted from the beginning of 2001, so that
    /// months and years have the lengths they had then.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0), calendar: Calendar = calendar ?? .current
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }
}
