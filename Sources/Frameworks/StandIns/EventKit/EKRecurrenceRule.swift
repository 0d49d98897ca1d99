import Foundation

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of the week, counted from Sunday.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
/// A day of the week, in each week or in one of a month or year.
open class EKRecurrenceDayOfWeek: NSObject {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// Which week, 1…53, from the end where it is negative; 0 is each.
    public let weekNumber: Int
    /// A day of each week, or of one of them.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    /// A day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// A day of one week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return (dayOfTheWeek, weekNumber) == (other.dayOfTheWeek, other.weekNumber)
    }
    open override var hash: Int { dayOfTheWeek.rawValue + 8 * weekNumber }
}
/// When a series ends.
open class EKRecurrenceEnd: NSObject {
    /// The last date.
    public let endDate: Date?
    /// How many.
    public let occurrenceCount: Int
    /// At a date.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// After a number of events.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// A series.
open class EKRecurrenceRule: EKObject {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// Every how many days, weeks or months.
    public let interval: Int
    /// When it ends.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week; nil for all.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, 1…31, from the end where they are negative; nil for all.
    public let daysOfTheMonth: [NSNumber]?
    /// The months, 1…12; nil for all.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks, 1…53, from the end where they are negative; nil for all.
    public let weeksOfTheYear: [NSNumber]?
    /// The days, 1…366, from the end where they are negative; nil for all.
    public let daysOfTheYear: [NSNumber]?
    /// Which of those that all this leaves; nil for all.
    public let setPositions: [NSNumber]?
    /// A series.
    public required init(recurrenceWith type: EKRecurrenceFrequency, interval: Int,
                         daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
                         monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
                         setPositions: [NSNumber]?, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    }
    /// A series of all days, weeks, months or years of an interval.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
                  monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }
    /// That of a phone: Gregorian.
    open var calendarIdentifier: String { "gregorian" }
    /// The first day of a week; 0 where it does not matter.
    open var firstDayOfTheWeek: Int { 0 }
}
