import CGtk4
import Foundation
import QuadrantCore
import QuadrantHost

/// The keyboard and the input method of a window.
///
/// A key is sent to the view first. If the view does not handle it, it is sent to the input method, whose result is
/// text. During a composition the input method comes first.
@MainActor
final class WindowKeyboard {
    private unowned let view: WindowView
    private let method: UnsafeMutablePointer<GtkIMContext>
    private var isComposing = false
    private var isEditing: Bool { caret != nil }
    private var caret: CGRect?
    private var down: Set<UInt32> = []

    init(_ view: WindowView) {
        self.view = view
        method = gtk_im_multicontext_new()
        let keys = gtk_event_controller_key_new()!
        typealias Press = @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> gboolean
        let pressed: Press = { controller, value, code, state, data in
            let event = gtk_event_controller_get_current_event(quadrant_controller(controller))
            return MainActor.assumeIsolated {
                WindowView.at(data).input?.keyboard.pressed(value, code, state, event) ?? false
            } ? 1 : 0
        }
        typealias Release = @convention(c) (gpointer?, UInt32, UInt32, GdkModifierType, gpointer?) -> Void
        let released: Release = { controller, value, code, state, data in
            let event = gtk_event_controller_get_current_event(quadrant_controller(controller))
            MainActor.assumeIsolated { WindowView.at(data).input?.keyboard.released(value, code, state, event) }
        }
        let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { WindowView.at(data).input?.keyboard.focusLeft() }
        }
        let entered: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { WindowView.at(data).input?.keyboard.focusCame() }
        }
        let raw = UnsafeMutableRawPointer(keys)
        quadrant_connect(raw, "key-pressed", unsafeBitCast(pressed, to: GCallback.self), view.reference)
        quadrant_connect(raw, "key-released", unsafeBitCast(released, to: GCallback.self), view.reference)
        // Before the widgets of accessibility elements, which have GTK's focus and are drawn nowhere.
        gtk_event_controller_set_propagation_phase(quadrant_controller(raw), GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(view.overlay, keys)
        let focus = gtk_event_controller_focus_new()!
        quadrant_connect(UnsafeMutableRawPointer(focus), "leave", unsafeBitCast(left, to: GCallback.self),
                         view.reference)
        quadrant_connect(UnsafeMutableRawPointer(focus), "enter", unsafeBitCast(entered, to: GCallback.self),
                         view.reference)
        gtk_widget_add_controller(view.overlay, focus)

        let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, data in
            guard let text else { return }
            let plainText = String(cString: text)
            MainActor.assumeIsolated { WindowView.at(data).input?.keyboard.committed(plainText) }
        }
        let preedited: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { WindowView.at(data).input?.keyboard.preeditChanged() }
        }
        quadrant_connect(method, "commit", unsafeBitCast(committed, to: GCallback.self), view.reference)
        quadrant_connect(method, "preedit-changed", unsafeBitCast(preedited, to: GCallback.self), view.reference)
        gtk_im_context_set_client_widget(method, view.area)
        gtk_im_context_set_use_preedit(method, 1)
    }

    /// Called when the window closes.
    func end() {
        g_signal_handlers_disconnect_matched(method, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, view.reference)
        gtk_im_context_set_client_widget(method, nil)
    }

    /// Called when the window is destroyed: until then the input method receives the loss of focus.
    func release() { g_object_unref(method) }

    private func pressed(_ value: UInt32, _ code: UInt32, _ state: GdkModifierType, _ event: OpaquePointer?) -> Bool {
        if isComposing, let event, gtk_im_context_filter_keypress(method, event) != 0 { return true }
        // The menu key, or shift and F10, opens the menu of what the ring or the caret is at.
        let isShiftF10 = value == UInt32(GDK_KEY_F10) && state.rawValue & GDK_SHIFT_MASK.rawValue != 0
        if value == UInt32(GDK_KEY_Menu) || isShiftF10,
            let point = view.reach.menuPoint ?? caret.map({ CGPoint(x: $0.midX, y: $0.midY) }) {
            return view.input?.openMenu(at: point) ?? false
        }
        // GTK would move the focus to the bar, from which it returns to the view.
        let isPlain = Self.modifiers(state).subtracting(.capsLock).isEmpty
        if value == UInt32(GDK_KEY_F10), isPlain, view.openMenuBar() { return true }
        let phase: KeyEvent.Phase = down.insert(code).inserted ? .down : .repeat
        if let key = Self.key(value) {
            let press = KeyEvent(key, characters: Self.characters(value, state), phase: phase,
                                 modifiers: Self.modifiers(state), convention: .linux)
            if view.send(.key(press)) || view.onKey(press) {
                view.offerSelection()
                return true
            }
        }
        if let event, gtk_im_context_filter_keypress(method, event) != 0 { return true }
        // GTK would move its focus.
        return Self.key(value).map { Self.movingKeys.contains($0) } ?? false
    }
    private static let movingKeys: Set<KeyEquivalent> = [.tab, .upArrow, .downArrow, .leftArrow, .rightArrow, .space,
                                                         .return]

    private func released(_ value: UInt32, _ code: UInt32, _ state: GdkModifierType, _ event: OpaquePointer?) {
        down.remove(code)
        if let event { _ = gtk_im_context_filter_keypress(method, event) }
        if let key = Self.key(value) {
            _ = view.send(.key(KeyEvent(key, characters: Self.characters(value, state), phase: .up,
                                        modifiers: Self.modifiers(state), convention: .linux)))
        }
    }

    private func committed(_ plainText: String) {
        isComposing = false
        _ = view.send(.text(plainText))
    }

    private func preeditChanged() {
        var composed: UnsafeMutablePointer<CChar>?
        gtk_im_context_get_preedit_string(method, &composed, nil, nil)
        let text = composed.map { String(cString: $0) } ?? ""
        g_free(composed)
        guard isComposing || !text.isEmpty else { return }
        isComposing = !text.isEmpty
        _ = view.send(.composition(text))
    }

    private func focusCame() { gtk_im_context_focus_in(method) }

    private func focusLeft() {
        down = []
        gtk_im_context_focus_out(method)
    }

    /// Updates the position of the input method's candidate window.
    func caretMoved(_ rect: CGRect?) {
        let wasEditing = isEditing
        caret = rect
        if isEditing != wasEditing { gtk_im_context_reset(method) }
        guard let rect else { return }
        var place = GdkRectangle(x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(max(rect.width, 1)),
                                 height: Int32(max(rect.height, 1)))
        gtk_im_context_set_cursor_location(method, &place)
    }

    // MARK: Key names

    /// Ctrl is mapped to a Mac's command key, and the super key to its control key.
    static func modifiers(_ state: GdkModifierType) -> EventModifiers {
        var modifiers: EventModifiers = []
        func has(_ flag: GdkModifierType) -> Bool { state.rawValue & flag.rawValue != 0 }
        if has(GDK_SHIFT_MASK) { modifiers.insert(.shift) }
        if has(GDK_CONTROL_MASK) { modifiers.insert(.command) }
        if has(GDK_ALT_MASK) { modifiers.insert(.option) }
        if has(GDK_SUPER_MASK) || has(GDK_META_MASK) { modifiers.insert(.control) }
        if has(GDK_LOCK_MASK) { modifiers.insert(.capsLock) }
        return modifiers
    }

    private static let named: [UInt32: KeyEquivalent] = [
        UInt32(GDK_KEY_Up): .upArrow, UInt32(GDK_KEY_Down): .downArrow, UInt32(GDK_KEY_Left): .leftArrow,
        UInt32(GDK_KEY_Right): .rightArrow, UInt32(GDK_KEY_KP_Up): .upArrow, UInt32(GDK_KEY_KP_Down): .downArrow,
        UInt32(GDK_KEY_KP_Left): .leftArrow, UInt32(GDK_KEY_KP_Right): .rightArrow,
        UInt32(GDK_KEY_Escape): .escape, UInt32(GDK_KEY_BackSpace): .delete, UInt32(GDK_KEY_Delete): .deleteForward,
        UInt32(GDK_KEY_KP_Delete): .deleteForward, UInt32(GDK_KEY_Home): .home, UInt32(GDK_KEY_End): .end,
        UInt32(GDK_KEY_Page_Up): .pageUp, UInt32(GDK_KEY_Page_Down): .pageDown, UInt32(GDK_KEY_Clear): .clear,
        UInt32(GDK_KEY_Tab): .tab, UInt32(GDK_KEY_ISO_Left_Tab): .tab, UInt32(GDK_KEY_space): .space,
        UInt32(GDK_KEY_KP_Space): .space, UInt32(GDK_KEY_Return): .return, UInt32(GDK_KEY_KP_Enter): .return,
        UInt32(GDK_KEY_ISO_Enter): .return,
    ]

    /// A keyboard shortcut in the format of GTK menus.
    static func accelerator(_ shortcut: KeyboardShortcut) -> String? {
        guard let scalar = shortcut.key.character.unicodeScalars.first else { return nil }
        let value = named.filter { $0.value == shortcut.key }.keys.min() ?? gdk_unicode_to_keyval(scalar.value)
        guard let name = gdk_keyval_name(gdk_keyval_to_lower(value)) else { return nil }
        var accelerator = ""
        if shortcut.modifiers.contains(.command) { accelerator += "<Control>" }
        if shortcut.modifiers.contains(.control) { accelerator += "<Super>" }
        if shortcut.modifiers.contains(.option) { accelerator += "<Alt>" }
        if shortcut.modifiers.contains(.shift) || scalar.properties.isUppercase { accelerator += "<Shift>" }
        return accelerator + String(cString: name)
    }

    /// Converts a key; nil for keys without a meaning of their own, such as shift.
    private static func key(_ value: UInt32) -> KeyEquivalent? {
        if let known = named[value] { return known }
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(value))), scalar.value >= 32 else {
            return nil
        }
        return KeyEquivalent(Character(scalar))
    }

    private static func characters(_ value: UInt32, _ state: GdkModifierType) -> String {
        guard state.rawValue & GDK_CONTROL_MASK.rawValue == 0,
            let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 32, scalar.value != 127
        else { return "" }
        return String(Character(scalar))
    }
}
