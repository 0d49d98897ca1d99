import AppIntents
import QuadrantHost
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

    private struct Place: PreviewContext {
        subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { "here" as? Key.Value ?? Key.defaultValue }
    }
    private struct Name: PreviewContextKey { static var defaultValue: String { "nowhere" } }
    private struct Number: PreviewContextKey { static var defaultValue: Int { 7 } }

    @Test func aContextHasValuesForKeys() {
        let contexts: [any PreviewContext] = [Place(), WidgetPreviewContext(family: .systemLarge)]
        #expect(contexts.map { $0[Name.self] } == ["here", "nowhere"])
        #expect(contexts.map { $0[Number.self] } == [7, 7])
    }

    /// A view previewed as a widget has its size and its family; one of another context is a small one.
    @Test func aPreviewedViewHasTheSizeOfAWidget() {
        struct Reader: View {
            @Environment(\.widgetFamily) private var family
            var body: some View { Text(family.description).invalidatableContent() }
        }
        struct Previews: PreviewProvider {
            static var previews: some View {
                Reader().previewContext(WidgetPreviewContext(family: .systemMedium))
                Reader().previewContext(Place())
                Reader().previewInterfaceOrientation(InterfaceOrientation.landscapeLeft)
            }
        }
        let parts = _PreviewEntry.take(_PreviewEntry.make(of: Previews.self)).parts
        #expect(parts.map(\.preferences)
            == [[.fixed(width: 338, height: 158)], [.fixed(width: 158, height: 158)], [.landscape]])
        func shown(_ view: any View) -> [String] {
            let host = ViewHost(rootView: AnyView(view), configuration: HostConfiguration())
            return host.accessibilityElements().map(\.label)
        }
        #expect(parts.map { shown($0.view) } == [["systemMedium"], ["systemSmall"], ["systemSmall"]])
    }
}
