private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut that activates the control.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Activates the first control in this view when `key` is pressed with `modifiers`.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    /// Activates the first control in this view when the shortcut is pressed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
    }
    /// Activates the first control in this view; nil removes a shortcut that an ancestor has set.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
    }
    /// Activates the first control in this view when `key` is pressed, with a rule for right-to-left layouts.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command,
                                             localization: KeyboardShortcut.Localization) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}
