import CGtk4
import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantViews

/// The menus of an app. Its commands are views in a separate graph, and each element of that graph with a press action
/// is a menu item.
@MainActor
final class MenuBar {
    private unowned let session: AppSession
    private let host: ViewHost
    private let model = g_menu_new()
    private let actions = g_simple_action_group_new()
    private var pressed: [() -> Void] = []
    private var shown: [AccessibilityNode] = []
    private var isPlanned = false

    /// The standard menus, and the command groups of each, section by section.
    private static let standard: [(title: String, sections: [String])] = [
        ("File", ["newItem", "saveItem", "importExport", "printItem", "appSettings", "appTermination"]),
        ("Edit", ["undoRedo", "pasteboard", "textEditing", "textFormatting"]),
        ("View", ["toolbar", "sidebar"]),
    ]
    private static let last: [(title: String, sections: [String])] = [
        ("Window", ["windowSize", "windowList"]), ("Help", ["help", "appInfo"]),
    ]

    init(_ session: AppSession, _ commands: [CommandsPart]) {
        self.session = session
        host = ViewHost(rootView: MenuBar.root(commands), configuration: HostConfiguration())
        host.onInvalidate = { [weak self] in self?.plan() }
        fill()
    }

    isolated deinit {
        g_object_unref(model.map { UnsafeMutableRawPointer($0) })
        g_object_unref(actions.map { UnsafeMutableRawPointer($0) })
    }

    private static func root(_ commands: [CommandsPart]) -> some View {
        MenuContent(parts: commands).environment(\.isMenu, true)
    }

    func makeWidget(for view: WindowView) -> UnsafeMutablePointer<GtkWidget> {
        gtk_widget_insert_action_group(view.window, "menu", quadrant_action_group(actions))
        return gtk_popover_menu_bar_new_from_model(quadrant_menu_model(model))
    }

    func update(_ commands: [CommandsPart]) {
        host.update(MenuBar.root(commands))
        plan()
    }

    /// Handles the keyboard shortcut of an item.
    func key(_ key: KeyEvent) -> Bool {
        let taken = host.send(.key(key))
        if taken { plan() }
        return taken
    }

    private func plan() {
        guard !isPlanned else { return }
        isPlanned = true
        MainLoop.after(0) { [weak self] in
            self?.isPlanned = false
            self?.fill()
        }
    }

    // MARK: Items

    private func fill() {
        let elements = host.accessibilityElements()
        let nodes = elements.map(AccessibilityNode.init)
        guard nodes != shown || pressed.isEmpty else { return }
        shown = nodes
        pressed = []
        editing = []
        g_menu_remove_all(model)
        for menu in Self.standard { append(menu.title, menu.sections, elements) }
        for element in elements where element.role == .list {
            let menu = g_menu_new()
            append(element.children, to: menu)
            g_menu_append_submenu(model, element.label, quadrant_menu_model(menu))
            g_object_unref(menu.map { UnsafeMutableRawPointer($0) })
        }
        for menu in Self.last { append(menu.title, menu.sections, elements) }
    }

    /// Appends a standard menu, if it has any items.
    private func append(_ title: String, _ sections: [String], _ elements: [AccessibilityElement]) {
        let menu = g_menu_new()
        defer { g_object_unref(menu.map { UnsafeMutableRawPointer($0) }) }
        for section in sections {
            func groups(_ place: String) -> [AccessibilityElement] {
                elements.filter { $0.role == .group && $0.identifier == "\(place) \(section)" }.flatMap(\.children)
            }
            let part = g_menu_new()
            append(groups("before"), to: part)
            let replacing = elements.contains { $0.role == .group && $0.identifier == "replacing \(section)" }
            if replacing { append(groups("replacing"), to: part) } else { appendStandard(section, to: part) }
            append(groups("after"), to: part)
            if g_menu_model_get_n_items(quadrant_menu_model(part)) > 0 {
                g_menu_append_section(menu, nil, quadrant_menu_model(part))
            }
            g_object_unref(part.map { UnsafeMutableRawPointer($0) })
        }
        if g_menu_model_get_n_items(quadrant_menu_model(menu)) > 0 {
            g_menu_append_submenu(model, title, quadrant_menu_model(menu))
        }
    }

    private func appendStandard(_ section: String, to menu: OpaquePointer?) {
        switch section {
        case "newItem":
            if session.hasNewWindow {
                item("New Window", to: menu, shortcut: .init("n")) { [session] in session.openNewWindow() }
            }
            item("Close Window", to: menu, shortcut: .init("w")) { [session] in session.closeActive() }
        case "appSettings" where session.hasSettings:
            item("Settings…", to: menu, shortcut: .init(",")) { [session] in session.openSettings() }
        case "undoRedo": for command in EditCommand.sections[0] { edit(command, menu) }
        case "pasteboard": for command in EditCommand.sections[1] { edit(command, menu) }
        case "appTermination": item("Quit", to: menu, shortcut: .init("q")) { MainLoop.quit() }
        default: break
        }
    }

    private func edit(_ command: EditCommand, _ menu: OpaquePointer?) {
        editing.append((command, "item\(pressed.count)"))
        item(command.title, to: menu, isEnabled: session.canEdit(command), shortcut: command.shortcut) { [session] in
            session.edit(command)
        }
    }
    /// The commands of the Edit menu with the names of their actions.
    private var editing: [(command: EditCommand, name: String)] = []

    /// Enables the commands of the Edit menu that have an effect now.
    func editingChanged() {
        for (command, name) in editing {
            guard let action = g_action_map_lookup_action(quadrant_action_map(actions), name) else { continue }
            g_simple_action_set_enabled(action, session.canEdit(command) ? 1 : 0)
        }
    }

    private func append(_ elements: [AccessibilityElement], to menu: OpaquePointer?) {
        var section = g_menu_new()
        func close() {
            if g_menu_model_get_n_items(quadrant_menu_model(section)) > 0 {
                g_menu_append_section(menu, nil, quadrant_menu_model(section))
            }
            g_object_unref(section.map { UnsafeMutableRawPointer($0) })
        }
        for element in elements {
            if element.role == .separator {
                close()
                section = g_menu_new()
            } else if !element.children.isEmpty {
                let inner = g_menu_new()
                append(element.children, to: inner)
                if element.label.isEmpty { g_menu_append_section(section, nil, quadrant_menu_model(inner)) }
                else { g_menu_append_submenu(section, element.label, quadrant_menu_model(inner)) }
                g_object_unref(inner.map { UnsafeMutableRawPointer($0) })
            } else {
                let id = element.id
                item(element.label, to: section, isEnabled: element.canPress, isOn: element.isOn,
                     shortcut: element.shortcut) { [host] in
                    host.perform(.press, on: id)
                }
            }
        }
        close()
    }

    private func item(_ label: String, to menu: OpaquePointer?, isEnabled: Bool = true, isOn: Bool? = nil,
                      shortcut: KeyboardShortcut? = nil, _ action: @escaping () -> Void) {
        let name = "item\(pressed.count)"
        pressed.append(action)
        let made = isOn.map { g_simple_action_new_stateful(name, nil, g_variant_new_boolean($0 ? 1 : 0)) }
            ?? g_simple_action_new(name, nil)
        guard let made else { return }
        g_simple_action_set_enabled(made, isEnabled ? 1 : 0)
        let activated: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { action, _, data in
            let name = String(cString: g_action_get_name(action))
            MainActor.assumeIsolated { Unmanaged<MenuBar>.fromOpaque(data!).takeUnretainedValue().activated(name) }
        }
        quadrant_connect(UnsafeMutableRawPointer(made), "activate", unsafeBitCast(activated, to: GCallback.self),
                         Unmanaged.passUnretained(self).toOpaque())
        quadrant_add_action(actions, made)
        g_object_unref(UnsafeMutableRawPointer(made))
        let entry = g_menu_item_new(label, "menu." + name)
        if let keys = shortcut.flatMap(WindowKeyboard.accelerator) {
            g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(keys))
        }
        g_menu_append_item(menu, entry)
        g_object_unref(entry.map { UnsafeMutableRawPointer($0) })
    }

    private func activated(_ name: String) {
        guard let index = Int(name.dropFirst("item".count)), pressed.indices.contains(index) else { return }
        pressed[index]()
        plan()
    }
}
