/// A key, with others held, that sets off a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Return: what is most likely meant.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: leave without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// What another keyboard layout makes of a shortcut. Keys are taken as they are here.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Case does not count: with shift held a key names its capital. Nor do caps lock and which of two keys it was.
    func matches(_ event: KeyEvent) -> Bool {
        func plain(_ modifiers: EventModifiers) -> EventModifiers { modifiers.subtracting([.capsLock, .numericPad]) }
        let wanted = String(key.character), given = String(event.key.character)
        guard wanted.lowercased() == given.lowercased() else { return false }
        let needed = wanted != wanted.lowercased() ? modifiers.union(.shift) : modifiers
        return plain(needed) == plain(event.modifiers)
    }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut that sets off the control here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets off the first control in this view when `key` is pressed while `modifiers` are held.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
    }
    /// Sets off the first control in this view; nil takes a shortcut from around away.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
    }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command,
                                             localization: KeyboardShortcut.Localization) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}
