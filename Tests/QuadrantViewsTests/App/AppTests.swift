import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor private final class AppLog {
    static var text: [String] = []
}

private struct TwoScenes: App {
    @State private var count = 1
    @Environment(\.scenePhase) private var phase: ScenePhase

    var body: some Scene {
        WindowGroup("Main") {
            Text("count \(count)")
            Button("more") { count += 1 }
        }
        .defaultSize(width: 300, height: 200)
        .onChange(of: count) { old, new in AppLog.text.append("\(old) to \(new)") }
        .environment(\.controlSize, .large)
        .commands {
            CommandMenu("Count") {
                Button("More") { count += 10 }
                Divider()
                Text("Now \(count)")
            }
            CommandGroup(replacing: .newItem) { Button("New Count") { count = 0 } }
        }
        if count > 1 {
            Window("Extra", id: "extra") { Text("extra") }
        }
        Numbers()
        Settings { Text("settings") }
    }
}

private struct Numbers: Scene {
    var body: some Scene {
        WindowGroup(id: "number", for: Int.self) { $number in
            Text("number \(number ?? -1)")
            Button("next") { number = (number ?? 0) + 1 }
        }
    }
}

@Suite("Apps and their scenes", .serialized) @MainActor
struct AppTests {
    private func window(_ app: AppHost, _ scene: AppHost.OpenableScene, value: AnyHashable? = nil) -> ViewHost {
        ViewHost(rootView: app.content(of: scene, value: value, services: app.services, phase: .active),
                 configuration: HostConfiguration(size: CGSize(width: 200, height: 200)))
    }

    private func texts(_ host: ViewHost) -> [String] { host.accessibilityTree().map(\.label) }

    @Test("scenes are listed in order, with what modifiers say of them")
    func scenes() throws {
        let app = AppHost(TwoScenes.self)
        #expect(app.name == "TwoScenes")
        #expect(app.scenes.map { $0.scene.id ?? "-" } == ["-", "number", "-"])
        #expect(app.scenes.map { $0.scene.kind } == [.group, .group, .settings])
        let first = try #require(app.first)
        #expect(first.title == "Main")
        #expect(first.settings.defaultSize == CGSize(width: 300, height: 200))
        #expect(app.scene(id: nil, type: ObjectIdentifier(Int.self))?.scene.id == "number")
        #expect(app.scene(id: nil, type: ObjectIdentifier(String.self)) == nil)
        #expect(app.settingsScene?.title == "Settings")
    }

    @Test("windows share the app's state; a change reaches all of them and the scenes")
    func sharedState() throws {
        AppLog.text = []
        let app = AppHost(TwoScenes.self)
        var invalidations = 0
        app.onInvalidate = { invalidations += 1 }
        let scene = try #require(app.first)
        let first = window(app, scene), second = window(app, scene)
        #expect(texts(first) == ["count 1", "more"])
        #expect(first.tap(text: "more") == true)
        #expect(invalidations > 0)
        app.refresh()
        #expect(texts(first) == ["count 2", "more"])
        #expect(texts(second) == ["count 2", "more"])
        #expect(app.scenes.map { $0.scene.id ?? "-" } == ["-", "extra", "number", "-"])
        #expect(AppLog.text == ["1 to 2"])
    }

    @Test("a window for a value has the value as state of its own")
    func valueWindows() throws {
        let app = AppHost(TwoScenes.self)
        let scene = try #require(app.scene(id: "number", type: ObjectIdentifier(Int.self)))
        let one = window(app, scene, value: AnyHashable(1)), seven = window(app, scene, value: AnyHashable(7))
        #expect(texts(one)[0] == "number 1")
        #expect(seven.tap(text: "next") == true)
        #expect(texts(seven)[0] == "number 8")
        #expect(texts(one)[0] == "number 1")
        // The scene's body is evaluated again; the window keeps its value.
        app.refresh()
        seven.update(app.content(of: scene, value: AnyHashable(7), services: app.services, phase: .inactive))
        #expect(texts(seven)[0] == "number 8")
    }

    @Test("what a scene sets in the environment reaches the views of its windows, with the window's own services")
    func environment() throws {
        struct Reader: View {
            @Environment(\.controlSize) private var size: ControlSize
            @Environment(\.scenePhase) private var phase
            @Environment(\.supportsMultipleWindows) private var hasWindows
            var body: some View { Text("\(size == .large) \(phase == .inactive) \(hasWindows)") }
        }
        struct ReaderApp: App {
            var body: some Scene { WindowGroup { Reader() }.environment(\.controlSize, .large) }
        }
        let app = AppHost(ReaderApp.self)
        let services = WindowServices()
        services.hasWindows = true
        let content = app.content(of: try #require(app.first), value: nil, services: services, phase: .inactive)
        let host = ViewHost(rootView: content, configuration: HostConfiguration())
        #expect(texts(host) == ["true true true"])
    }

    @Test("commands are items of menus: groups say where they go, and items do what they are for")
    func commands() throws {
        let app = AppHost(TwoScenes.self)
        let host = ViewHost(rootView: MenuContent(parts: app.commands).environment(\.isMenu, true),
                            configuration: HostConfiguration())
        let menus = host.accessibilityElements()
        #expect(menus.map(\.label) == ["Count", ""])
        #expect(menus.map(\.identifier) == [nil, "replacing newItem"])
        let items = try #require(menus.first).children
        #expect(items.map(\.label) == ["More", "", "Now 1"])
        #expect(items.map { $0.role == .separator } == [false, true, false])
        #expect(items.map(\.canPress) == [true, false, false])
        #expect(host.perform(.press, on: items[0].id))
        app.refresh()
        host.update(MenuContent(parts: app.commands).environment(\.isMenu, true))
        #expect(host.accessibilityTree()[0].children[2].label == "Now 11")
    }

    @Test("openWindow and dismissWindow ask the program the view is part of")
    func actions() {
        struct Opener: View {
            @Environment(\.openWindow) private var open: OpenWindowAction
            @Environment(\.dismissWindow) private var dismiss: DismissWindowAction
            @Environment(\.openSettings) private var settings: OpenSettingsAction
            var body: some View {
                Text("open").onTapGesture {
                    open(id: "a")
                    open(value: 3)
                    open(id: "b", value: "x")
                    dismiss()
                    dismiss(id: "a")
                    dismiss(value: 3)
                    dismiss(id: "b", value: "x")
                    settings()
                }
            }
        }
        let services = WindowServices()
        var asked: [String] = []
        services.open = { id, value, _ in asked.append("open \(id ?? "-") \(value.map { "\($0)" } ?? "-")") }
        services.dismiss = { id, value in asked.append("dismiss \(id ?? "-") \(value.map { "\($0)" } ?? "-")") }
        services.openSettings = { asked.append("settings") }
        let harness = ViewHarness { Opener().environment(\.windowServices, services) }
        harness.tap("open")
        #expect(asked == ["open a -", "open - 3", "open b x", "dismiss - -", "dismiss a -", "dismiss - 3",
                          "dismiss b x", "settings"])
    }

    private struct Grouped: App {
        private struct Shown: View {
            let text: String
            var body: some View { Text(text) }
        }
        var body: some Scene {
            WindowGroup(Text("Titled"), id: "titled") { Shown(text: "titled") }
                .windowResizability(WindowResizability.contentMinSize).defaultSize(CGSize(width: 320, height: 240))
            WindowGroup(for: Int.self) { (number: Binding<Int?>) in Shown(text: "number \(number.wrappedValue ?? 0)") }
                .defaultLaunchBehavior(.suppressed)
            WindowGroup(Text("Word"), for: String.self) { word in Shown(text: "word \(word.wrappedValue ?? "none")") }
        }
    }

    @Test("groups with a title, an id or a type of values are found by them")
    func groups() throws {
        let app = AppHost(Grouped.self)
        #expect(app.scenes.map { $0.scene.id ?? "-" } == ["titled", "-", "-"])
        let titled = try #require(app.scene(id: "titled", type: nil))
        #expect(titled.title == "Titled" && titled.settings.defaultSize == CGSize(width: 320, height: 240))
        #expect(texts(window(app, titled)) == ["titled"])
        let number = try #require(app.scene(id: nil, type: ObjectIdentifier(Int.self)))
        #expect(texts(window(app, number, value: AnyHashable(4))) == ["number 4"])
        let word = try #require(app.scene(id: nil, type: ObjectIdentifier(String.self)))
        #expect(word.title == "Word" && texts(window(app, word, value: AnyHashable("a"))) == ["word a"])
        #expect(texts(window(app, word)) == ["word none"])
    }
}
