import DeviceActivity
import FamilyControls
import ManagedSettings
import Testing

@Suite("Observing how a device is used")
struct DeviceActivityScheduleTests {
    @Test func theNextIntervalIsTheCurrentOneOrTheNext() throws {
        let day = DeviceActivitySchedule(intervalStart: DateComponents(hour: 0, minute: 0),
                                         intervalEnd: DateComponents(hour: 23, minute: 59), repeats: true)
        let interval = try #require(day.nextInterval)
        #expect(interval.end > .now && interval.duration > 22 * 3600 && interval.duration < 25 * 3600)
    }

    @Test func nothingIsChosenAndSettingsAreKept() throws {
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        #expect(selection.includeEntireCategory && selection.applications.isEmpty && selection.webDomains.isEmpty)
        let store = ManagedSettingsStore()
        store.shield.applicationCategories = .specific(selection.categoryTokens, except: selection.applicationTokens)
        store.webContent.blockedByFilter = .auto([WebDomain(domain: "a.org")])
        let chosen: ShieldSettings.ActivityCategoryPolicy<Application> = .specific([], except: [])
        #expect(store.shield.applicationCategories == chosen)
        store.clearAllSettings()
        #expect(store.shield.applicationCategories == nil && store.webContent.blockedByFilter == nil)
    }
}
