import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
package import QuadrantHost
import QuadrantViews

/// An app with its open windows.
@MainActor
package final class AppSession {
    private final class Entry {
        let scene: NodeID
        let value: AnyHashable?
        let services: WindowServices
        let view: WindowView
        var phase = ScenePhase.inactive
        init(scene: NodeID, value: AnyHashable?, services: WindowServices, view: WindowView) {
            self.scene = scene
            self.value = value
            self.services = services
            self.view = view
        }
    }

    private let app: AppHost
    private let options: WindowOptions
    private var entries: [Entry] = []
    private var isRefreshing = false
    private var isEditingPlanned = false
    private var menus: MenuBar?

    /// The common options of all windows are in `options`; its size applies to scenes without one.
    package init(_ app: AppHost, _ options: WindowOptions) {
        self.app = app
        self.options = options
        connect(app.services, to: nil)
        app.onInvalidate = { [weak self] in self?.plan() }
    }

    /// Opens the first scene's window.
    package func start() throws {
        guard let first = app.first else {
            throw Diagnostic(
                what: "\(app.name) has no window", at: app.name,
                rule: "An app's body holds at least one WindowGroup or Window.",
                fix: "Add 'WindowGroup { ContentView() }' to its body.")
        }
        report()
        let commands = app.commands
        if !commands.isEmpty { menus = MenuBar(self, commands) }
        open(first, value: nil)
    }

    private func connect(_ services: WindowServices, to entry: Entry?) {
        services.hasWindows = true
        services.open = { [weak self] id, value, type in self?.open(id, value, type) }
        services.openSettings = { [weak self] in self?.openSettings() }
        services.dismiss = { [weak self, weak entry] id, value in
            guard let self else { return }
            if id == nil, value == nil {
                entry?.view.requestClose()
                return
            }
            for other in entries where (id == nil || app.scene(other.scene)?.scene.id == id)
                && (value == nil || other.value == value) { other.view.requestClose() }
        }
    }

    // MARK: Windows

    private func open(_ id: String?, _ value: AnyHashable?, _ type: ObjectIdentifier?) {
        guard let scene = app.scene(id: id, type: type) else {
            let asked = [id.map { "the id \"\($0)\"" }, value.map { "the value \($0)" }].compactMap { $0 }
            let issue = Diagnostic(
                what: "no window was opened: no scene is for \(asked.joined(separator: " and ")).", at: app.name,
                rule: "openWindow names a WindowGroup or Window by its id, or a WindowGroup(for:) by a value's type.",
                fix: "Add that scene to the app's body, or use the id of one that is there.")
            StandardError.write(issue.description + "\n")
            return
        }
        open(scene, value: value)
    }

    func openSettings() { if let scene = app.settingsScene { open(scene, value: nil) } }
    func openNewWindow() { if let first = app.first, first.scene.kind == .group { open(first, value: nil) } }
    var hasSettings: Bool { app.settingsScene != nil }
    var hasNewWindow: Bool { app.first?.scene.kind == .group }
    var name: String { app.name }
    func closeActive() { active?.requestClose() }
    private var active: WindowView? { (entries.first { $0.phase == .active } ?? entries.last)?.view }

    // MARK: The Edit menu

    func edit(_ command: EditCommand) { active?.edit(command) }
    func canEdit(_ command: EditCommand) -> Bool { active?.canEdit(command) ?? false }
    /// Enables the commands of the Edit menu, once per iteration of the main loop.
    private func planEditing() {
        guard menus != nil, !isEditingPlanned else { return }
        isEditingPlanned = true
        MainLoop.after(0) { [weak self] in
            self?.isEditingPlanned = false
            self?.menus?.editingChanged()
        }
    }

    private func open(_ scene: AppHost.OpenableScene, value: AnyHashable?) {
        // A value, or a scene with a single window, has at most one window.
        let isOne = scene.scene.kind != .group || value != nil
        if isOne, let entry = entries.first(where: { $0.scene == scene.id && $0.value == value }) {
            entry.view.present()
            return
        }
        var options = options
        options.title = scene.title ?? app.name
        if let size = scene.settings.defaultSize { options.size = size }
        options.fitsContent = scene.scene.kind == .single && scene.settings.defaultSize == nil
        if scene.scene.kind == .settings, scene.settings.defaultSize == nil { options.size = nil }
        options.resizability = switch scene.settings.resizability.kind {
        case .automatic: scene.scene.kind == .settings ? .content : .free
        case .contentSize: .content
        case .contentMinSize: .atLeastContent
        }
        if options.resizability == .content, scene.settings.defaultSize == nil { options.size = nil }
        let services = WindowServices()
        let content = app.content(of: scene, value: value, services: services, phase: .active)
        let view = WindowView(content, options)
        let entry = Entry(scene: scene.id, value: value, services: services, view: view)
        connect(services, to: entry)
        entries.append(entry)
        view.onClosed = { [weak self, weak entry] in self?.closed(entry) }
        view.onActive = { [weak self, weak entry] isActive in self?.setActive(entry, isActive) }
        view.onEditing = { [weak self] in self?.planEditing() }
        view.onKey = { [weak self] key in self?.key(key) ?? false }
        if let menus { view.setMenuBar(menus.makeWidget(for: view)) }
        view.present()
    }

    private func closed(_ entry: Entry?) {
        entries.removeAll { $0 === entry }
        updatePhase()
    }

    private func setActive(_ entry: Entry?, _ isActive: Bool) {
        guard let entry else { return }
        entry.phase = isActive ? .active : .inactive
        updatePhase()
        show(entry)
    }

    private func updatePhase() {
        app.phase = entries.contains { $0.phase == .active } ? .active : entries.isEmpty ? .background : .inactive
    }

    /// Handles the keyboard shortcuts of the menus, and those that every app has.
    private func key(_ key: KeyEvent) -> Bool {
        if menus?.key(key) == true { return true }
        guard key.phase == .down, key.modifiers == .command else { return false }
        switch key.key {
        case "n" where hasNewWindow: openNewWindow()
        case "w": closeActive()
        case "," where hasSettings: openSettings()
        case "q": MainLoop.quit()
        default: return false
        }
        return true
    }

    // MARK: Changes

    /// Schedules an update of the windows after a change in the app, once per iteration of the main loop.
    private func plan() {
        guard !isRefreshing else { return }
        isRefreshing = true
        MainLoop.after(0) { [weak self] in
            guard let self else { return }
            isRefreshing = false
            app.refresh()
            report()
            for entry in entries { show(entry) }
            menus?.update(app.commands)
        }
    }

    /// Prints the runtime issues of the scenes; windows print those of their views.
    private func report() {
        for issue in app.issues.dropFirst(reported) {
            StandardError.write(issue.description + "\n")
        }
        reported = app.issues.count
    }
    private var reported = 0

    private func show(_ entry: Entry) {
        guard let scene = app.scene(entry.scene) else {
            // The scene was removed, so its window closes.
            entry.view.requestClose()
            return
        }
        entry.view.host.update(
            app.content(of: scene, value: entry.value, services: entry.services, phase: entry.phase))
        if let title = scene.title { entry.view.setTitle(title) }
        entry.view.invalidate()
    }
}
