import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Menus that depend on conditions, and where groups of them go.
@MainActor @Suite("Builders of commands and scenes", .serialized)
struct CommandsBuilderTests {
    @MainActor private final class Choice {
        static var isOn = true
        static var group: CommandGroupPlacement = .newItem
    }

    private struct Menus: App {
        var body: some Scene {
            WindowGroup { Text("main") }.commands {
                Self.menus(Choice.isOn)
                CommandGroup(before: Choice.group) { Button("Group") {} }
            }
        }

        @CommandsBuilder static func menus(_ isOn: Bool) -> some Commands {
            if isOn { CommandMenu("On") { Button("A") {} } } else { CommandMenu("Off") { Button("B") {} } }
            if isOn { CommandMenu("More") { Button("C") {} } }
            EmptyCommands()
        }
    }

    private func menus() -> [(label: String, place: String?)] {
        let app = AppHost(Menus.self)
        let host = ViewHost(rootView: MenuContent(parts: app.commands).environment(\.isMenu, true),
                            configuration: HostConfiguration())
        return host.accessibilityElements().map { ($0.label, $0.identifier) }
    }

    @Test func menusDependOnConditions() {
        Choice.isOn = true
        #expect(menus().map(\.label) == ["On", "More", ""])
        Choice.isOn = false
        #expect(menus().map(\.label) == ["Off", ""])
        Choice.isOn = true
    }

    @Test func groupsGoBeforeThePlacesTheyName() {
        let places: [(CommandGroupPlacement, String)] = [
            (.appInfo, "appInfo"), (.appSettings, "appSettings"), (.appTermination, "appTermination"),
            (.saveItem, "saveItem"), (.importExport, "importExport"), (.printItem, "printItem"),
            (.undoRedo, "undoRedo"), (.textEditing, "textEditing"), (.textFormatting, "textFormatting"),
            (.windowSize, "windowSize"), (.windowList, "windowList"), (.help, "help")
        ]
        for (place, name) in places {
            Choice.group = place
            #expect(menus().last?.place == "before \(name)")
        }
        Choice.group = .newItem
    }

    private struct Scenes: App {
        var body: some Scene { Self.scenes(Choice.isOn) }

        @SceneBuilder static func scenes(_ isOn: Bool) -> some Scene {
            WindowGroup(id: "first") { Text("first") }
            if isOn { WindowGroup(id: "second", for: Int.self) { _ in Text("second") } }
        }
    }

    @Test func scenesDependOnConditions() {
        func ids() -> [String?] { AppHost(Scenes.self).scenes.map(\.scene.id) }
        Choice.isOn = true
        #expect(ids() == ["first", "second"])
        Choice.isOn = false
        #expect(ids() == ["first"])
        Choice.isOn = true
    }
}
