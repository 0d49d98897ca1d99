public import CoreGraphics
public import CoreLocation
@_exported public import Foundation

// The calendar. There is none, and access is denied. Events that a program makes keep their values.

/// Whether a program may use the calendar.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// Full access.
    public static let authorized = EKAuthorizationStatus.fullAccess
}
/// What a program may use.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Which events of a series are changed.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// What entries have.
open class EKObject: NSObject {
    override init() { super.init() }
    /// True.
    open var isNew: Bool { true }
    /// False.
    open var hasChanges: Bool { false }
    /// Forgets changes. Nothing to do: none is saved.
    open func rollback() {}
    /// Forgets changes. Nothing to do: none is saved.
    open func reset() {}
    /// Whether it is still in the calendar: no entry is.
    @discardableResult
    open func refresh() -> Bool { false }
}
/// A calendar or a list.
open class EKCalendar: EKObject {
    /// The name.
    open var title = ""
    /// The colour.
    open var cgColor: CGColor!
    /// The account; nil: there is none.
    open var source: EKSource!
    /// Where it is kept: on the device.
    open var type: EKCalendarType { .local }
    /// True.
    open var allowsContentModifications: Bool { true }
    /// False.
    open var isImmutable: Bool { false }
    /// False.
    open var isSubscribed: Bool { false }
    /// How events may be marked.
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    /// What entries it may have.
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
    /// The number.
    public let calendarIdentifier = UUID().uuidString
    /// A new calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
/// Where a calendar is kept.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
/// How events of a calendar may be marked.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Busy.
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// Free.
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// Not certain.
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Away.
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}
/// What entries a calendar may have.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Things to do.
    public static let reminder = EKEntityMask(rawValue: 2)
}
/// The kind of an account.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// An account. There is none.
open class EKSource: EKObject {
    /// On the device.
    open var sourceType: EKSourceType { .local }
    /// Empty.
    open var title: String { "" }
    /// False.
    open var isDelegate: Bool { false }
    /// The number.
    public let sourceIdentifier = UUID().uuidString
    /// None.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
/// A place at which one is reminded.
open class EKStructuredLocation: EKObject {
    /// Its name.
    open var title: String?
    /// Metres around it; 0 is as many as fit.
    open var radius: Double = 0
    /// Where it is; nil where that is not known.
    open var geoLocation: CLLocation?
    /// A place of a name.
    public init(title: String) { self.title = title }
}
/// When one is reminded at a place.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
/// How much of a person's time an event takes.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// Whether an event is certain.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// How important something to do is.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
/// A reminder before an event.
open class EKAlarm: EKObject {
    /// How one is reminded: by a note.
    open var type: EKAlarmType { .display }
    /// Seconds after the start of an event.
    open var relativeOffset: TimeInterval
    /// When, whatever the start.
    open var absoluteDate: Date?
    /// Where one is reminded; nil without a place.
    open var structuredLocation: EKStructuredLocation?
    /// Whether one is reminded on arriving or on leaving.
    open var proximity = EKAlarmProximity.none
    /// Seconds after the start of an event.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    /// At a date.
    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}
/// An event or a reminder.
open class EKCalendarItem: EKObject {
    /// What it is.
    open var title: String!
    /// Where it is.
    open var location: String?
    /// A text.
    open var notes: String?
    /// An address.
    open var url: URL?
    /// Its calendar.
    open var calendar: EKCalendar!
    /// Reminders before it.
    open var alarms: [EKAlarm]?
    /// Series.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// The number.
    public let calendarItemIdentifier = UUID().uuidString
    /// The number in another program: that of this one.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// Nil: it was never saved.
    open var creationDate: Date? { nil }
    /// Nil: it was never saved.
    open var lastModifiedDate: Date? { nil }
    /// Nil.
    open var attendees: [EKParticipant]? { nil }
    /// False.
    open var hasAttendees: Bool { false }
    /// Whether there are reminders before it.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether there is a series.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether there is a text.
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// The zone of its dates; nil is that of the device.
    open var timeZone: TimeZone?
    /// Takes out a reminder.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Takes out a series.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    /// Adds a reminder.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Adds a series.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
/// An event.
open class EKEvent: EKCalendarItem {
    /// A new event.
    public init(eventStore: EKEventStore) {}
    /// Nil: it is not in a calendar.
    open var eventIdentifier: String! { nil }
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it lasts for whole days.
    open var isAllDay = false
    /// How much of a person's time it takes.
    open var availability = EKEventAvailability.notSupported
    /// Whether it is certain: that is not said.
    open var status: EKEventStatus { .none }
    /// Where it is, with metres around it.
    open var structuredLocation: EKStructuredLocation?
    /// Nil.
    open var organizer: EKParticipant? { nil }
    /// False.
    open var isDetached: Bool { false }
    /// The date that a series has it at: its start.
    open var occurrenceDate: Date! { startDate }
    /// The contact of a birthday; nil.
    open var birthdayContactIdentifier: String? { nil }
    /// Which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}
/// Something to do.
open class EKReminder: EKCalendarItem {
    /// A new reminder.
    public init(eventStore: EKEventStore) {}
    /// When it is begun.
    open var startDateComponents: DateComponents?
    /// Until when.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted = false
    /// When it was done.
    open var completionDate: Date?
    /// 1…9, 0 for none.
    open var priority = 0
}

/// Receives whether access was given.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// Receives events one by one.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<Bool>) -> Void

/// The calendar: access is denied.
open class EKEventStore: NSObject {
    public override init() { super.init() }
    /// Denied.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Calls the closure at once, with false.
    @preconcurrency open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// None.
    open var sources: [EKSource] { [] }
    /// Nil.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    /// The calendars of other people: none.
    open var delegateSources: [EKSource] { [] }
    /// A calendar with these accounts, of which there is none.
    public init(sources: [EKSource]) { super.init() }
    /// A number of its own.
    public let eventStoreIdentifier = UUID().uuidString
    /// False.
    open nonisolated(nonsending) func requestFullAccessToEvents() async throws -> Bool { false }
    /// Calls the closure at once, with false.
    @preconcurrency
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// False.
    open nonisolated(nonsending) func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Calls the closure at once, with false.
    @preconcurrency
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// False.
    open nonisolated(nonsending) func requestFullAccessToReminders() async throws -> Bool { false }
    /// Calls the closure at once, with false.
    @preconcurrency open func requestAccess(to entityType: EKEntityType,
                            completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// False.
    open nonisolated(nonsending) func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A condition for events.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
        -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    /// A condition for reminders that are not done.
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?,
                                              calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    /// A condition for reminders that are done.
    open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?,
                                             calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Calls the closure at once, with none.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return 0
    }
    /// Ends a request for reminders. Nothing to do: requests end at once.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    /// Calls nothing.
    open func enumerateEvents(matching predicate: NSPredicate,
                              using block: @escaping (EKEvent, UnsafeMutablePointer<Bool>) -> Void) {}
    /// Nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Nil.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// None.
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    /// Nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Throws.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Forgets what is not saved. Nothing to do: nothing is kept.
    open func reset() {}
    /// Asks accounts for news. Nothing to do: there are none.
    open func refreshSourcesIfNecessary() {}
    /// Throws.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Throws.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
}
extension Notification.Name {
    /// The calendar has changed; never posted.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
