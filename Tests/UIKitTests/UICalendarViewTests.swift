import Foundation
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@MainActor @Suite("Calendars of UIKit")
struct UICalendarViewTests {
    private final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate {
        var chosen: [DateComponents?] = []
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            chosen.append(dateComponents)
        }
    }

    @Test func aCalendarShowsTheMonthOfTheChosenDay() {
        let view = UICalendarView(frame: .zero), delegate = Delegate()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        selection.selectedDate = DateComponents(year: 2024, month: 2, day: 10)
        #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 2)
        let scene = shown(view, 390, 400)
        #expect(scene.shows("29") && !scene.shows("30"))
        #expect(delegate.chosen.isEmpty)
    }

    @Test func severalDaysAreChosenAndGivenUp() {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        selection.setSelectedDates([DateComponents(year: 2024, month: 2, day: 10)], animated: false)
        #expect(selection.selectedDates.count == 1)
    }

    @Test func everyWordIsTakenForRight() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
    }
}
