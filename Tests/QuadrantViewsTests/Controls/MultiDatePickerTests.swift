import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("MultiDatePicker") @MainActor
struct MultiDatePickerTests {
    private let days = Input<Set<DateComponents>>([])
    private var chosen: Binding<Set<DateComponents>> {
        Binding(get: { days.value }, set: { days.value = $0 })
    }
    /// The time of a harness starts on 1 January 2001, a Monday.
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()
    private func day(_ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2001, month: 1, day: day))!
    }
    private func scene<V: View>(_ picker: @escaping () -> V) -> ViewHarness {
        ViewHarness(offering: 400, 400) {
            picker().environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
        }
    }

    @Test func aTapChoosesADayAndAnotherTakesItBack() throws {
        let scene = scene { MultiDatePicker("Days", selection: chosen) }
        #expect(scene.shows("January 2001"))
        #expect(!scene.shows("Days"))
        scene.tap("10")
        scene.tap("12")
        #expect(days.value.compactMap(\.day).sorted() == [10, 12])
        let one = try #require(days.value.first)
        #expect(one.year == 2001 && one.month == 1 && one.era == 1 && one.calendar != nil)
        scene.tap("10")
        #expect(days.value.compactMap(\.day) == [12])
    }

    @Test func componentsOfTheProgramAreDaysToo() {
        days.value = [DateComponents(year: 2001, month: 1, day: 5)]
        let scene = scene { MultiDatePicker("Days", selection: chosen) }
        scene.tap("5")
        #expect(days.value.isEmpty)
    }

    @Test func daysOutsideTheBoundsCannotBeChosen() {
        let scene = scene { MultiDatePicker("Days", selection: chosen, in: day(10)..<day(13)) }
        for name in ["9", "10", "12", "13"] { scene.tap(name) }
        #expect(days.value.compactMap(\.day).sorted() == [10, 12])
    }

    @Test func theMonthShownFirstHasDaysToChoose() {
        let later = calendar.date(from: DateComponents(year: 2003, month: 5, day: 20))!
        let scene = scene { MultiDatePicker("Days", selection: chosen, in: later...) }
        #expect(scene.shows("May 2003"))
        scene.tap("25")
        #expect(days.value.first?.month == 5)
        // The displayed month does not change with the selection.
        #expect(scene.shows("May 2003"))
    }

    @Test func accessibilityReadsTheLabelAndTheDays() throws {
        days.value = [DateComponents(year: 2001, month: 1, day: 5)]
        let scene = scene { MultiDatePicker("Days", selection: chosen) }
        let picker = try #require(scene.host.accessibilityTree().first)
        #expect(picker.role == .datePicker && picker.label == "Days")
        let selected = picker.children.filter { $0.traits.contains("isSelected") }
        #expect(selected.map(\.label) == ["Friday, January 5"])
    }
}
