public import Foundation

/// Why the calendar was not used.
public struct EKError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "EKErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Event not mutable.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// No calendar.
    public static var noCalendar: Code { .noCalendar }
    /// No start date.
    public static var noStartDate: Code { .noStartDate }
    /// No end date.
    public static var noEndDate: Code { .noEndDate }
    /// Dates inverted.
    public static var datesInverted: Code { .datesInverted }
    /// Internal failure.
    public static var internalFailure: Code { .internalFailure }
    /// Calendar read only.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// Duration greater than recurrence.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// Alarm greater than recurrence.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// Start date too far in future.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// Start date collides with other occurrence.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// Object belongs to different store.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// Invites cannot be moved.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// Invalid span.
    public static var invalidSpan: Code { .invalidSpan }
    /// Calendar has no source.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// Calendar source cannot be modified.
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// Calendar is immutable.
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// Source does not allow calendar add delete.
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    /// Recurring reminder requires due date.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// Structured locations not supported.
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// Reminder locations not supported.
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// Alarm proximity not supported.
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// Calendar does not allow events.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// Calendar does not allow reminders.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// Source does not allow reminders.
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// Source does not allow events.
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// Priority is invalid.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// Invalid entity type.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// Procedure alarms not mutable.
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// Event store not authorized.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// Os not supported.
    public static var osNotSupported: Code { .osNotSupported }
}
extension EKError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
/// The domain of `EKError`.
public let EKErrorDomain = EKError.errorDomain
