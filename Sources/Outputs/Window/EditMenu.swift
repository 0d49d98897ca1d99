import CGtk4
import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews

/// A command of the Edit menu, for the field with the focus.
enum EditCommand: String, CaseIterable {
    case undo, redo, cut, copy, paste, selectAll

    var title: String {
        switch self {
        case .undo: "Undo"
        case .redo: "Redo"
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .selectAll: "Select All"
        }
    }

    /// The standard shortcut, in which the command key is the control key of the keyboard.
    var shortcut: KeyboardShortcut {
        switch self {
        case .undo: KeyboardShortcut("z")
        case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
        case .cut: KeyboardShortcut("x")
        case .copy: KeyboardShortcut("c")
        case .paste: KeyboardShortcut("v")
        case .selectAll: KeyboardShortcut("a")
        }
    }

    /// The commands in the sections of a menu.
    static let sections: [[EditCommand]] = [[.undo, .redo], [.cut, .copy, .paste, .selectAll]]
}

extension WindowView {
    /// Performs a command in the field with the focus.
    func edit(_ command: EditCommand) {
        catchUp()
        let shortcut = command.shortcut
        let key = KeyEvent(shortcut.key, modifiers: shortcut.modifiers, convention: .linux)
        host.settle()
        if !host.graph.editText(key) { _ = host.send(.key(key)) }
        host.settle()
        invalidate()
    }

    /// Whether a command has an effect now.
    func canEdit(_ command: EditCommand) -> Bool {
        guard host.graph.isEditingText else { return false }
        return switch command {
        case .cut, .copy: selectedText != nil
        case .paste: Desktop.shared.clipboardText?.isEmpty == false
        case .undo, .redo, .selectAll: true
        }
    }

    /// The selected text of the field with the focus: what it would copy. Nil without a selection, and for a password.
    var selectedText: String? {
        guard host.graph.isEditingText else { return nil }
        var found: String?
        capture = { found = $0 }
        _ = host.graph.editText(KeyEvent("c", modifiers: .command, convention: .linux))
        capture = nil
        return found.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Makes the selection of a field the primary selection of the desktop, which a middle click pastes.
    func offerSelection() {
        guard let text = selectedText, text != offeredSelection else { return }
        offeredSelection = text
        Desktop.shared.writePrimary(text)
    }

    /// Pastes the primary selection into the field at a point. Returns whether there is a field.
    func pasteSelection(at point: CGPoint) -> Bool {
        guard isField(at: point), Desktop.shared.pastesPrimary else { return false }
        click(point)
        Desktop.shared.readPrimary { [weak self] text in
            guard let self, !isClosed, host.graph.isEditingText else { return }
            _ = send(.paste(text))
        }
        return true
    }

    /// Inserts a dropped text into the field at a point. Returns whether there is a field.
    func insert(_ text: String, at point: CGPoint) -> Bool {
        guard isField(at: point) else { return false }
        click(point)
        return send(.paste(text))
    }

    /// Opens the edit menu of the field at a point. Returns whether there is a field.
    func openEditMenu(at point: CGPoint) -> Bool {
        guard isField(at: point) else { return false }
        // A click in a selection would end it.
        if !host.graph.isEditingText || selectedText == nil { click(point) }
        let menu = g_menu_new(), actions = g_simple_action_group_new()
        for section in EditCommand.sections {
            let part = g_menu_new()
            for command in section {
                let action = g_simple_action_new(command.rawValue, nil)
                g_simple_action_set_enabled(action, canEdit(command) ? 1 : 0)
                quadrant_connect_action(action, { action, _, data in
                    let name = String(cString: g_action_get_name(action))
                    MainActor.assumeIsolated {
                        if let command = EditCommand(rawValue: name) { WindowView.at(data).edit(command) }
                    }
                }, reference)
                quadrant_add_action(actions, action)
                g_object_unref(action.map { UnsafeMutableRawPointer($0) })
                let item = g_menu_item_new(command.title, "edit." + command.rawValue)
                if let keys = WindowKeyboard.accelerator(command.shortcut) {
                    g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(keys))
                }
                g_menu_append_item(part, item)
                g_object_unref(item.map { UnsafeMutableRawPointer($0) })
            }
            g_menu_append_section(menu, nil, quadrant_menu_model(part))
            g_object_unref(part.map { UnsafeMutableRawPointer($0) })
        }
        gtk_widget_insert_action_group(window, "edit", quadrant_action_group(actions))
        g_object_unref(actions.map { UnsafeMutableRawPointer($0) })
        let popover = gtk_popover_menu_new_from_model(quadrant_menu_model(menu))!
        g_object_unref(menu.map { UnsafeMutableRawPointer($0) })
        gtk_widget_set_parent(popover, overlay)
        if let old = editMenu { gtk_widget_unparent(old) }
        editMenu = popover
        // The action of an item follows the closing.
        quadrant_connect_signal(popover, "closed", { _, data in
            MainActor.assumeIsolated {
                let view = WindowView.at(data)
                MainLoop.after(0.1) { [weak view] in view?.removeEditMenu() }
            }
        }, reference)
        quadrant_popup(popover, Int32(point.x), Int32(point.y))
        return true
    }

    /// Removes the edit menu, unless it is open.
    func removeEditMenu() {
        guard let menu = editMenu, gtk_widget_get_visible(menu) == 0 else { return }
        gtk_widget_unparent(menu)
        editMenu = nil
    }

    private func isField(at point: CGPoint) -> Bool {
        switch AccessibilityTree(host.graph).role(at: point) {
        case .textField, .secureField, .searchField, .textEditor: true
        default: false
        }
    }

    private func click(_ point: CGPoint) {
        for phase in [PointerEvent.Phase.began, .ended] {
            _ = send(.pointer(PointerEvent(phase, at: point, kind: .mouse)))
        }
    }
}
