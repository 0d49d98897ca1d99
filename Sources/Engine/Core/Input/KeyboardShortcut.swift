import QuadrantGeometry

/// A key with modifiers that activates a control independent of the focus.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Return: the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: the cancel action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// How a directional key is mapped in right-to-left layouts.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// Mirrors the key: an arrow to the left becomes one to the right, an opening bracket a closing one, and vice
        /// versa.
        public static let automatic = Localization(name: "automatic")
        /// Keeps the key.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Keeps the key: it is the same in every language.
        public static let custom = Localization(name: "custom")
    }

    /// The key that is pressed.
    public var key: KeyEquivalent
    /// The modifiers that are held; caps lock and the numeric pad are ignored.
    public var modifiers: EventModifiers
    /// How the key is mapped in right-to-left layouts.
    public var localization: Localization

    /// A shortcut with the command key by default; a directional key is mirrored in right-to-left layouts.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    /// A key with modifiers and a rule for right-to-left layouts.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Whether the event matches; case (shift types the capital letter), caps lock and the numeric pad are ignored.
    func matches(_ event: KeyEvent, _ direction: LayoutDirection) -> Bool {
        func plain(_ modifiers: EventModifiers) -> EventModifiers { modifiers.subtracting([.capsLock, .numericPad]) }
        let isMirrored = direction == .rightToLeft && localization == .automatic
        let wanted = String(isMirrored ? key.mirrored.character : key.character), given = String(event.key.character)
        guard wanted.lowercased() == given.lowercased() else { return false }
        let needed = wanted != wanted.lowercased() ? modifiers.union(.shift) : modifiers
        return plain(needed) == plain(event.modifiers)
    }
}

extension KeyEquivalent {
    /// The mirrored key: an arrow or a bracket in the other direction.
    fileprivate var mirrored: KeyEquivalent {
        switch self {
        case .leftArrow: .rightArrow
        case .rightArrow: .leftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        default: self
        }
    }
}
