import AppIntents
import SwiftUI
import Testing
import WidgetKit

/// Controls as Xcode's template for widgets makes them.
@Suite("Controls of widgets")
@MainActor
struct ControlWidgetTests {
    struct StartIntent: SetValueIntent {
        static let title: LocalizedStringResource = "Start"
        @Parameter(title: "Runs") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
    }
    struct TimerControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "timer", provider: Provider()) { isRunning in
                ControlWidgetToggle("Timer", isOn: isRunning, action: StartIntent()) { isOn in
                    Label(isOn ? "On" : "Off", systemImage: "timer")
                }
                .tint(.orange)
            }
            .displayName("Timer")
            .description("Starts a timer.")
        }
        struct Provider: ControlValueProvider {
            var previewValue: Bool { false }
            func currentValue() async throws -> Bool { true }
        }
    }
    struct OpenControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "open") {
                ControlWidgetButton("Open", action: StartIntent()) { _ in Text("Opens") }
            }
        }
    }
    struct Controls: WidgetBundle {
        var body: some Widget {
            TimerControl()
            OpenControl()
        }
    }

    /// Controls are no widgets that have pictures.
    @Test func aBundleOfControlsHasNoPictures() async throws {
        #expect(Controls().body.body._pictures.isEmpty)
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
    }
}
