import AppIntents
import Contacts
import EventKit
import Foundation
import SwiftUI
import Testing

@Suite("Calendars and contacts without access")
struct EventKitTests {
    @Test func remindersAreNotFound() {
        let store = EKEventStore()
        let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        var found: [EKReminder]?
        store.fetchReminders(matching: open) { found = $0 }
        #expect(found?.isEmpty == true)
        #expect(store.calendarItem(withIdentifier: "a") == nil && store.calendar(withIdentifier: "a") == nil)
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
            try store.saveCalendar(EKCalendar(for: .reminder, eventStore: store), commit: true)
        }
    }

    @Test func anEventCountsItsAlarms() {
        let event = EKEvent(eventStore: EKEventStore()), alarm = EKAlarm(relativeOffset: -60)
        event.addAlarm(alarm)
        #expect(event.hasAlarms && !event.hasRecurrenceRules && !event.hasNotes)
        event.removeAlarm(alarm)
        #expect(!event.hasAlarms)
    }

    @Test func contactsAreNotSearchedFor() {
        #expect(throws: CNError.self) {
            try CNContactStore().unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Ann"),
                                                 keysToFetch: [CNContactNoteKey as NSString])
        }
    }

    private struct Closed: AppIntent {
        static let title: LocalizedStringResource = "Closed"
        func perform() async throws -> some IntentResult { .result() }
    }
    private struct Opened: AppIntent {
        static let title: LocalizedStringResource = "Opened"
        static let openAppWhenRun = true
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func anIntentThatOpensTheProgramIsInFront() {
        #expect(Closed.supportedModes == .background && Opened.supportedModes == .foreground)
        #expect(IntentModes.foreground(.immediate) == .foreground)
        #expect(IntentModes([.background, .foreground(.dynamic)]).contains(.foreground(.dynamic)))
    }

    /// A day of the week is a value: it is found in a set.
    @Test func aSeriesKeepsItsDays() {
        let day = EKRecurrenceDayOfWeek(.friday, weekNumber: 2)
        let rule = EKRecurrenceRule(
            recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [day], daysOfTheMonth: nil, monthsOfTheYear: [6],
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3))
        #expect(rule.daysOfTheWeek == [EKRecurrenceDayOfWeek(dayOfTheWeek: .friday, weekNumber: 2)])
        #expect(Set([day]).contains(EKRecurrenceDayOfWeek(.friday, weekNumber: 2)))
        #expect(day != EKRecurrenceDayOfWeek(.friday) && rule.monthsOfTheYear == [6])
        #expect(rule.recurrenceEnd?.occurrenceCount == 3 && rule.setPositions == nil)
    }

    @Test func errorsOfTheCalendarHaveTheNumbersOfTheFramework() {
        #expect(EKError.Code.calendarHasNoSource.rawValue == 14 && EKError.Code.eventStoreNotAuthorized.rawValue == 29)
        do { throw EKError(.noCalendar) } catch EKError.noCalendar {} catch { Issue.record(error) }
        #expect(EKParticipantStatus.inProcess.rawValue == 7 && EKParticipantRole.chair.rawValue == 3)
    }
}
