import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Tabs of a picker")
struct TabsPickerStyleTests {
    /// Documented: on a phone the segments are those of the segmented style.
    @Test func theyAreSegments() {
        func scene<Style: PickerStyle>(_ style: Style, _ log: Log) -> ViewHarness {
            let chosen = Binding(get: { 0 }, set: { log.note("\($0)") })
            return ViewHarness(offering: 300, 100, design: .ios26) {
                Picker("View", selection: chosen) {
                    Text("Events").tag(0)
                    Text("Reminders").tag(1)
                }
                .pickerStyle(style)
            }
        }
        let log = Log(), tabs = scene(.tabs, log), segments = scene(.segmented, Log())
        #expect(tabs.frame(of: "Reminders") == segments.frame(of: "Reminders"))
        #expect(tabs.fills.map(\.path) == segments.fills.map(\.path))
        tabs.tap("Reminders")
        #expect(log.take() == ["1"])
    }
}
