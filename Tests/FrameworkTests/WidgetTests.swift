import AppIntents
import QuadrantViews
import SwiftUI
import Testing
import WidgetKit

@Suite("WidgetKit")
@MainActor
struct WidgetTests {
    private struct Entry: TimelineEntry { let date: Date }
    private struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
    }
    private struct Clock: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "clock", provider: Provider()) { _ in Text("now") }
                .configurationDisplayName("Clock")
                .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    private struct Bundle: WidgetBundle {
        nonisolated(unsafe) static var isMet = true
        var body: some Widget {
            Clock()
            if Self.isMet { Clock() }
        }
    }

    @Test func aBundleHasTheWidgetOfAConditionWhereItIsMet() {
        #expect(Bundle().body.body._pictures.count == 2)
        Bundle.isMet = false
        defer { Bundle.isMet = true }
        #expect(Bundle().body.body._pictures.count == 1)
    }

    @Test func aWidgetIsShownAtEachOfItsSizes() {
        let entry = _PreviewEntry.take(_PreviewEntry.make(widget: Clock.self))
        #expect(entry.parts.map(\.name) == ["systemSmall", "systemMedium"])
        #expect(entry.parts.map(\.preferences) == [[.fixed(width: 158, height: 158)],
                                                   [.fixed(width: 338, height: 158)]])
    }

    @Test func eachEntryOfAPreviewIsAPreview() {
        let entry = _PreviewEntry.take(_PreviewEntry._make(name: "a", as: .systemMedium) {
            Clock()
        } timeline: {
            Entry(date: .distantPast)
            Entry(date: .distantFuture)
        })
        #expect(entry.parts.count == 2)
    }

    private struct Settings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"
        static let description = IntentDescription("Of the clock.")
        @Parameter(title: "Emoji", default: "😀") var emoji: String
    }
    private struct SettingsProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
        func snapshot(for configuration: Settings, in context: Context) async -> Entry { Entry(date: .now) }
        func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
            Timeline(entries: [Entry(date: .now)], policy: .atEnd)
        }
    }
    private struct Adjusted: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "clock", intent: Settings.self, provider: SettingsProvider()) { _ in
                Text("now")
            }
        }
    }

    @Test func aWidgetWithSettingsIsShownAsOneWithout() {
        let entry = _PreviewEntry.take(_PreviewEntry.make(widget: Adjusted.self))
        #expect(entry.parts.map(\.name) == ["systemSmall", "systemMedium", "systemLarge"])
        #expect(Settings().emoji == "😀")
    }
}
