import Foundation
import Testing

@Suite("Classes of intents of Siri")
struct IntentClassesTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
            <key>INEnumName</key><string>Shade</string>
            <key>INEnumValues</key><array>
                <dict><key>INEnumValueName</key><string>unknown</string></dict>
                <dict><key>INEnumValueName</key><string>dark</string>
                    <key>INEnumValueIndex</key><integer>2</integer></dict>
            </array>
        </dict></array>
        <key>INIntents</key><array><dict>
            <key>INIntentName</key><string>Configure</string>
            <key>INIntentParameters</key><array>
                <dict><key>INIntentParameterName</key><string>shade</string>
                    <key>INIntentParameterEnumType</key><string>Shade</string>
                    <key>INIntentParameterType</key><string>Integer</string></dict>
                <dict><key>INIntentParameterName</key><string>city</string>
                    <key>INIntentParameterType</key><string>String</string></dict>
            </array>
        </dict></array>
        <key>INTypes</key><array/>
        </dict></plist>
        """

    /// A class for an intent and an enumeration for a choice, with the widget that has them as its settings.
    @Test func aProgramHasTheClassesOfItsDefinition() throws {
        let command = try Command([
            "App/Intents.intentdefinition": Self.definition,
            "App/Widget.swift": """
                import Intents
                import SwiftUI
                import WidgetKit
                struct Entry: TimelineEntry { let date = Date(); let configuration: ConfigureIntent }
                struct Provider: IntentTimelineProvider {
                    func placeholder(in context: Context) -> Entry { Entry(configuration: ConfigureIntent()) }
                    func getSnapshot(for configuration: ConfigureIntent, in context: Context,
                                     completion: @escaping (Entry) -> Void) {
                        completion(Entry(configuration: configuration))
                    }
                    func getTimeline(for configuration: ConfigureIntent, in context: Context,
                                     completion: @escaping (Timeline<Entry>) -> Void) {
                        completion(Timeline(entries: [Entry(configuration: configuration)], policy: .never))
                    }
                }
                struct Town: Widget {
                    var body: some WidgetConfiguration {
                        IntentConfiguration(kind: "Town", intent: ConfigureIntent.self, provider: Provider()) {
                            Text("\\($0.configuration.city ?? "none") \\($0.configuration.shade.rawValue)")
                        }
                    }
                }
                struct Page: View {
                    var body: some View {
                        let intent = ConfigureIntent()
                        intent.shade = .dark
                        intent.city = "Rome"
                        let answer = ConfigureIntentResponse(code: .success, userActivity: nil)
                        return Text("\\(intent.city ?? "-") \\(intent.shade.rawValue) \\(answer.code.rawValue)")
                    }
                }
                #Preview { Page() }
                """,
        ])
        let result = try command.run(["layout", "App", "--view", "Widget-1", "--no-cache"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Rome 2 4"), "\(result.output)\(result.errors)")
    }
}
