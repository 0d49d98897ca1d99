import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Calendars") @MainActor
struct CalendarTests {
    /// The date of a script is 1 January 2001.
    private func labels(_ chosen: Double) -> [String] {
        ViewHarness(offering: 340, 420) {
            DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: chosen)),
                       displayedComponents: .date)
                .datePickerStyle(.graphical).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
        .host.accessibilityElements().flatMap(\.children).map(\.label)
    }

    @Test func todayIsMarkedByTheDateOfTheHost() {
        #expect(labels(20 * 86_400).filter { $0.hasPrefix("Today") } == ["Today, Monday, January 1"])
        #expect(labels(0).filter { $0.hasPrefix("Today") } == ["Today, Monday, January 1"])
        #expect(labels(40 * 86_400).filter { $0.hasPrefix("Today") } == [])
    }
}
