import Combine
import Foundation
import Observation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private final class Words: ObservableObject {
    @Published var text = "from the object"
}

@Observable
private final class Numbers {
    var count = 7
}

private struct ObservedApp: App {
    struct Reader: View {
        @Environment(Numbers.self) private var numbers
        var body: some View { Text("\(numbers.count) of the scene") }
    }
    var body: some Scene { WindowGroup { Reader() }.environment(Numbers()) }
}

private struct ObjectApp: App {
    private let store = UserDefaults(suiteName: "SceneModifiersTests")!
    struct Reader: View {
        @EnvironmentObject private var words: Words
        @AppStorage("stored") private var stored = "nothing"
        var body: some View { Text("\(words.text), \(stored)") }
    }
    var body: some Scene {
        WindowGroup { Reader() }
            .environmentObject(Words())
            .defaultAppStorage(store)
            .commands { CommandMenu("Inner") { Button("Item") {} } }
            .commandsReplaced { CommandMenu("Outer") { Button("Item") {} } }
            .handlesExternalEvents(matching: ["a"])
            .persistentSystemOverlays(.hidden)
            .restorationBehavior(SceneRestorationBehavior.disabled)
            .defaultLaunchBehavior(SceneLaunchBehavior.presented)
            .defaultPosition(.center)
            .keyboardShortcut("n")
            .keyboardShortcut(nil)
            .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
            .backgroundTask(.urlSession("downloads")) {}
            .backgroundTask(.urlSession(matching: { $0.hasPrefix("a") })) { identifier in _ = identifier.count }
        AssistiveAccess { Text("Assisted").assistiveAccessNavigationIcon(systemImage: "star") }
    }
}

private struct PlainApp: App {
    var body: some Scene {
        WindowGroup { Text("Content") }
            .commands {
                CommandMenu("Inner") { Button("Item") {} }
                TextEditingCommands()
                TextFormattingCommands()
                ToolbarCommands()
                ImportFromDevicesCommands()
                InspectorCommands()
                CommandGroup(after: .singleWindowList) { Button("Listed") {} }
                CommandGroup(after: .appVisibility) { Button("Visible") {} }
                CommandGroup(after: .systemServices) { Button("Service") {} }
                CommandGroup(after: .windowArrangement) { Button("Arranged") {} }
            }
    }
}

private struct SilentApp: App {
    var body: some Scene { PlainApp().body.commandsRemoved() }
}

@MainActor @Suite("Modifiers of scenes")
struct SceneModifiersTests {
    private func menus(_ app: AppHost) -> [String] {
        let host = ViewHost(rootView: MenuContent(parts: app.commands).environment(\.isMenu, true),
                            configuration: HostConfiguration())
        return host.accessibilityElements().map { $0.identifier ?? $0.label }
    }

    @Test func objectsAndStoresReachTheViews() throws {
        UserDefaults(suiteName: "SceneModifiersTests")?.set("from the store", forKey: "stored")
        let app = AppHost(ObjectApp.self)
        let content = app.content(of: try #require(app.first), value: nil, services: app.services, phase: .active)
        let host = ViewHost(rootView: content, configuration: HostConfiguration())
        #expect(host.accessibilityElements().map(\.label) == ["from the object, from the store"])
    }

    @Test func anObservableObjectReachesTheViews() throws {
        let app = AppHost(ObservedApp.self)
        let content = app.content(of: try #require(app.first), value: nil, services: app.services, phase: .active)
        let host = ViewHost(rootView: content, configuration: HostConfiguration())
        #expect(host.accessibilityElements().map(\.label) == ["7 of the scene"])
    }

    /// A phone that is not in Assistive Access shows the other scenes.
    @Test func whatNeedsAnotherModeOfThePhoneIsNoWindow() {
        #expect(AppHost(ObjectApp.self).first != nil)
        #expect(EnvironmentValues().accessibilityAssistiveAccessEnabled == false)
    }

    @Test func commandsAreReplacedAndRemoved() {
        #expect(menus(AppHost(ObjectApp.self)) == ["Outer"])
        #expect(menus(AppHost(PlainApp.self)).first == "Inner")
        #expect(menus(AppHost(PlainApp.self)).count == 5)
        #expect(menus(AppHost(SilentApp.self)).isEmpty)
    }
}
